"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<5x2x32xbf16>, tensor<5x1x32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<5x32xf32>) -> (tensor<5x2x32xbf16>, tensor<5x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xbf16>, %arg1: tensor<5x1x32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<32xbf16>, %arg4: tensor<5x32xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %3 = "stablehlo.power"(%0, %2) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %99 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%99) : (tensor<f32>) -> ()
    }) : (tensor<5x2x32xf32>, tensor<f32>) -> tensor<5x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x1xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x1xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x1xf32>) -> tensor<5x2x32xf32>
    %15 = "stablehlo.multiply"(%0, %14) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %16 = "stablehlo.convert"(%arg2) : (tensor<32xbf16>) -> tensor<32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<5x2x32xf32>
    %19 = "stablehlo.multiply"(%15, %18) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<5x2x32xf32>) -> tensor<5x2x32xbf16>
    %21 = "stablehlo.convert"(%arg1) : (tensor<5x1x32xbf16>) -> tensor<5x1x32xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x32xf32>
    %24 = "stablehlo.power"(%21, %23) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %98 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%98) : (tensor<f32>) -> ()
    }) : (tensor<5x1x32xf32>, tensor<f32>) -> tensor<5x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x1x1xf32>
    %28 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x1xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %31 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x1xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %34 = "stablehlo.rsqrt"(%33) : (tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xf32>) -> tensor<5x1x32xf32>
    %36 = "stablehlo.multiply"(%21, %35) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %37 = "stablehlo.convert"(%arg3) : (tensor<32xbf16>) -> tensor<32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<5x1x32xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<5x1x32xf32>) -> tensor<5x1x32xbf16>
    %42 = "stablehlo.convert"(%20) : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %43 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %45 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %47 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %48 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %49 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %51 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %52 = "stablehlo.multiply"(%48, %51) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %55 = "stablehlo.multiply"(%52, %54) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %56 = "stablehlo.subtract"(%50, %55) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %58 = "stablehlo.multiply"(%48, %57) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %59 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %60 = "stablehlo.multiply"(%47, %59) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %64 = "stablehlo.add"(%58, %63) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xf32>) -> tensor<5x2x16x1xf32>
    %66 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xf32>) -> tensor<5x2x16x1xf32>
    %67 = "stablehlo.concatenate"(%65, %66) <{dimension = 3 : i64}> : (tensor<5x2x16x1xf32>, tensor<5x2x16x1xf32>) -> tensor<5x2x16x2xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<5x2x16x2xf32>) -> tensor<5x2x32xf32>
    %69 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x0xf32>
    %70 = "stablehlo.concatenate"(%68, %69) <{dimension = 2 : i64}> : (tensor<5x2x32xf32>, tensor<5x2x0xf32>) -> tensor<5x2x32xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<5x2x32xf32>) -> tensor<5x2x32xbf16>
    %72 = "stablehlo.convert"(%41) : (tensor<5x1x32xbf16>) -> tensor<5x1x32xf32>
    %73 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %75 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %77 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %78 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %79 = "stablehlo.multiply"(%77, %74) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %80 = "stablehlo.multiply"(%78, %76) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %83 = "stablehlo.multiply"(%80, %82) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %84 = "stablehlo.subtract"(%79, %83) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %85 = "stablehlo.multiply"(%78, %74) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %86 = "stablehlo.multiply"(%77, %76) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %89 = "stablehlo.multiply"(%86, %88) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %90 = "stablehlo.add"(%85, %89) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %91 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x1x16x1xf32>
    %92 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x1x16x1xf32>
    %93 = "stablehlo.concatenate"(%91, %92) <{dimension = 3 : i64}> : (tensor<5x1x16x1xf32>, tensor<5x1x16x1xf32>) -> tensor<5x1x16x2xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<5x1x16x2xf32>) -> tensor<5x1x32xf32>
    %95 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x0xf32>
    %96 = "stablehlo.concatenate"(%94, %95) <{dimension = 2 : i64}> : (tensor<5x1x32xf32>, tensor<5x1x0xf32>) -> tensor<5x1x32xf32>
    %97 = "stablehlo.convert"(%96) : (tensor<5x1x32xf32>) -> tensor<5x1x32xbf16>
    "func.return"(%71, %97) : (tensor<5x2x32xbf16>, tensor<5x1x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
