"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>, tensor<32xbf16>, tensor<1x5x16x2xf32>) -> (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xbf16>, %arg1: tensor<1x5x2x32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<1x5x16x2xf32>):
    %0 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x16x2xf32>) -> tensor<1x5x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x5x16x1xf32>) -> tensor<1x5x16xf32>
    %2 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x16x2xf32>) -> tensor<1x5x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x5x16x1xf32>) -> tensor<1x5x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xcomplex<f32>>
    %5 = "stablehlo.convert"(%arg0) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %8 = "stablehlo.power"(%5, %7) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %82 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<1x5x2x32xf32>, tensor<f32>) -> tensor<1x5x2xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x2xf32>) -> tensor<1x5x2x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.1920929E-7> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %18 = "stablehlo.rsqrt"(%17) : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.multiply"(%5, %19) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %21 = "stablehlo.convert"(%arg2) : (tensor<32xbf16>) -> tensor<32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x5x2x32xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xbf16>
    %26 = "stablehlo.convert"(%arg1) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %29 = "stablehlo.power"(%26, %28) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %81 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<1x5x2x32xf32>, tensor<f32>) -> tensor<1x5x2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x2xf32>) -> tensor<1x5x2x1xf32>
    %33 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.1920929E-7> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %38 = "stablehlo.add"(%35, %37) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %39 = "stablehlo.rsqrt"(%38) : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.multiply"(%26, %40) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %42 = "stablehlo.convert"(%arg2) : (tensor<32xbf16>) -> tensor<32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x5x2x32xf32>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xbf16>
    %47 = "stablehlo.convert"(%25) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %49 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %51 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %53 = "stablehlo.complex"(%50, %52) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %54 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %57 = "stablehlo.real"(%56) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %58 = "stablehlo.imag"(%56) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %61 = "stablehlo.concatenate"(%59, %60) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %63 = "stablehlo.convert"(%62) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xbf16>
    %64 = "stablehlo.convert"(%46) : (tensor<1x5x2x32xbf16>) -> tensor<1x5x2x32xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %66 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %68 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %70 = "stablehlo.complex"(%67, %69) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %71 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %74 = "stablehlo.real"(%73) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %75 = "stablehlo.imag"(%73) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %78 = "stablehlo.concatenate"(%76, %77) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %80 = "stablehlo.convert"(%79) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xbf16>
    "func.return"(%63, %80) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
