"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5x2xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5x2xf32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 5, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x5x1xf32>) -> tensor<1x5xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %14 = "stablehlo.power"(%13, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.divide"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %24 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 2, 0>}> : (tensor<8x1x1xf32>) -> tensor<1x1x8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x5x8xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %28 = "stablehlo.cosine"(%27) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %29 = "stablehlo.sine"(%27) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %30 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x8xf32>
    %32 = "stablehlo.multiply"(%31, %29) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %33 = "stablehlo.sine"(%27) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %34 = "stablehlo.cosine"(%27) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %39 = "stablehlo.concatenate"(%35, %36, %37, %38) <{dimension = 3 : i64}> : (tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>) -> tensor<1x5x8x4xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x5x8x4xf32>) -> tensor<1x5x8x2x2xf32>
    %41 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 5, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x5x1xf32>) -> tensor<1x5xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %44 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %49 = "stablehlo.add"(%48, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %52 = "stablehlo.divide"(%49, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %55 = "stablehlo.power"(%54, %52) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %58 = "stablehlo.divide"(%57, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %65 = "stablehlo.transpose"(%64) <{permutation = array<i64: 1, 2, 0>}> : (tensor<8x1x1xf32>) -> tensor<1x1x8xf32>
    %66 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x5x8xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %69 = "stablehlo.cosine"(%68) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %70 = "stablehlo.sine"(%68) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %71 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x8xf32>
    %73 = "stablehlo.multiply"(%72, %70) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %74 = "stablehlo.sine"(%68) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %75 = "stablehlo.cosine"(%68) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %76 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %78 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x8xf32>) -> tensor<1x5x8x1xf32>
    %80 = "stablehlo.concatenate"(%76, %77, %78, %79) <{dimension = 3 : i64}> : (tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>, tensor<1x5x8x1xf32>) -> tensor<1x5x8x4xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x5x8x4xf32>) -> tensor<1x5x8x2x2xf32>
    %82 = "stablehlo.concatenate"(%40, %81) <{dimension = 2 : i64}> : (tensor<1x5x8x2x2xf32>, tensor<1x5x8x2x2xf32>) -> tensor<1x5x16x2x2xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x2xf32>
    %84 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %85 = "stablehlo.reshape"(%arg1) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %86 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %88 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %90 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %91 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %93 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %95 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %98 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %99 = "stablehlo.multiply"(%97, %98) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %102 = "stablehlo.multiply"(%99, %101) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %103 = "stablehlo.add"(%92, %102) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %104 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %106 = "stablehlo.slice"(%85) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %107 = "stablehlo.reshape"(%106) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %108 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %109 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %111 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %112 = "stablehlo.reshape"(%111) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %113 = "stablehlo.slice"(%85) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %115 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %116 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %121 = "stablehlo.add"(%110, %120) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %122 = "stablehlo.reshape"(%103) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %123 = "stablehlo.reshape"(%121) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%122, %123) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
