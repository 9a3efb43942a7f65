"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x32xbf16>, tensor<1x4xi32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x32xbf16>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x1xf32>) -> tensor<1x1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x16xf32>
    %11 = "stablehlo.cosine"(%8) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %13 = "stablehlo.sine"(%8) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %14 = "stablehlo.multiply"(%10, %13) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %15 = "stablehlo.complex"(%12, %14) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xcomplex<f32>>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x1x16xcomplex<f32>>
    %17 = "stablehlo.real"(%16) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %18 = "stablehlo.imag"(%16) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %24 = "stablehlo.real"(%16) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %25 = "stablehlo.imag"(%16) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %31 = "stablehlo.convert"(%arg0) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %33 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %34 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.subtract"(%35, %40) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %43 = "stablehlo.multiply"(%33, %42) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.multiply"(%32, %44) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.add"(%43, %48) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "stablehlo.concatenate"(%41, %49) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %52 = "stablehlo.real"(%15) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %53 = "stablehlo.imag"(%15) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 3 : i64}> : (tensor<1x4x16x1xf32>, tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x16x1xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x4x16x1xf32>) -> tensor<1x4x16xf32>
    %59 = "stablehlo.convert"(%58) : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %60 = "stablehlo.real"(%15) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %61 = "stablehlo.imag"(%15) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %64 = "stablehlo.concatenate"(%62, %63) <{dimension = 3 : i64}> : (tensor<1x4x16x1xf32>, tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %65 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x16x1xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x4x16x1xf32>) -> tensor<1x4x16xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %68 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xbf16>) -> tensor<1x4x16xbf16>
    %69 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xbf16>) -> tensor<1x4x16xbf16>
    %70 = "stablehlo.multiply"(%68, %59) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %71 = "stablehlo.multiply"(%69, %67) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x4x16xbf16>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %75 = "stablehlo.subtract"(%70, %74) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %76 = "stablehlo.multiply"(%69, %59) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %77 = "stablehlo.multiply"(%68, %67) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x4x16xbf16>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %81 = "stablehlo.add"(%76, %80) : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %82 = "stablehlo.concatenate"(%75, %81) <{dimension = 2 : i64}> : (tensor<1x4x16xbf16>, tensor<1x4x16xbf16>) -> tensor<1x4x32xbf16>
    "func.return"(%51, %82) : (tensor<1x4x2x32xbf16>, tensor<1x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
