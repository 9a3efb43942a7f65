"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<3x1x4xi32>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<3x1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 0.562341332, 0.177827939, 0.0562341288, 0.0177827943, 0.00562341325, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x4xi32>) -> tensor<3x1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<3x1x4x1xi32>) -> tensor<3x1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x1x4x1xf32>) -> tensor<3x1x4x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<3x1x4x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x16xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x16xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %16 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 12>, start_indices = array<i64: 0, 0, 0, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 1, 4, 6>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x6x2xf32>) -> tensor<1x4x12xf32>
    %28 = "stablehlo.concatenate"(%27, %23) <{dimension = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %32 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %33 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 12>, start_indices = array<i64: 0, 0, 0, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %34 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %35 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 2, 1, 4, 6>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %37 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %39 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %41 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %42 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x4x6x2xf32>) -> tensor<1x4x12xf32>
    %45 = "stablehlo.concatenate"(%44, %40) <{dimension = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %51 = "stablehlo.convert"(%arg0) : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %52 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %54 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %55 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %56 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x4x16xf16>
    %58 = "stablehlo.multiply"(%57, %55) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16x1xf16>
    %60 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16x1xf16>
    %61 = "stablehlo.concatenate"(%59, %60) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf16>, tensor<1x2x4x16x1xf16>) -> tensor<1x2x4x16x2xf16>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x2x4x16x2xf16>) -> tensor<1x2x4x32xf16>
    %63 = "stablehlo.convert"(%62) : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %64 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %69 = "stablehlo.add"(%53, %68) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %70 = "stablehlo.convert"(%arg1) : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %71 = "stablehlo.multiply"(%70, %49) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %72 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %73 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %74 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x4x16xf16>
    %76 = "stablehlo.multiply"(%75, %73) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16x1xf16>
    %78 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16x1xf16>
    %79 = "stablehlo.concatenate"(%77, %78) <{dimension = 4 : i64}> : (tensor<1x1x4x16x1xf16>, tensor<1x1x4x16x1xf16>) -> tensor<1x1x4x16x2xf16>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x1x4x16x2xf16>) -> tensor<1x1x4x32xf16>
    %81 = "stablehlo.convert"(%80) : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %82 = "stablehlo.multiply"(%81, %50) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %85 = "stablehlo.multiply"(%82, %84) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %86 = "stablehlo.add"(%71, %85) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %87 = "stablehlo.convert"(%69) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    %88 = "stablehlo.convert"(%86) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf16>
    "func.return"(%87, %88) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
