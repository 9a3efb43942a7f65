"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x1x1x4x6xf32>, tensor<1x2x6x64xf32>, tensor<1x1x6x64xf32>) -> (tensor<1x2x6x64xf32>, tensor<1x1x6x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1x1x4x6xf32>, %arg1: tensor<1x2x6x64xf32>, %arg2: tensor<1x1x6x64xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xf32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %17 = "stablehlo.add"(%16, %14) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %20 = "stablehlo.divide"(%17, %19) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %27 = "stablehlo.add"(%26, %24) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %28 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %33 = "stablehlo.power"(%32, %10) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %36 = "stablehlo.divide"(%35, %33) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %42 = "stablehlo.power"(%41, %20) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %45 = "stablehlo.divide"(%44, %42) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %49 = "stablehlo.constant"() <{value = dense<21300.8223> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %51 = "stablehlo.power"(%50, %30) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %54 = "stablehlo.divide"(%53, %51) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %58 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2xf32>) -> tensor<2x1xf32>
    %60 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<2x10xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x10xf32>) -> tensor<1x2x10xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x10xf32>) -> tensor<1x2x1x10xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x2x1x10xf32>) -> tensor<1x1x1x2x1x1x1x10xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x2x1x1x1x10xf32>) -> tensor<1x1x1x2x3x1x1x10xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<1x1x1x2x3x1x1x10xf32>) -> tensor<1x2x3x10xf32>
    %69 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<3xf32>) -> tensor<3x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x10xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<3x10xf32>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x10xf32>) -> tensor<1x3x10xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x10xf32>) -> tensor<1x1x3x10xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x1x3x10xf32>) -> tensor<1x1x1x1x1x3x1x10xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x3x1x10xf32>) -> tensor<1x1x2x1x1x3x1x10xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x1x2x1x1x3x1x10xf32>) -> tensor<1x2x3x10xf32>
    %80 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<1x1xf32>
    %82 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1x12xf32>
    %83 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x12xf32>
    %84 = "stablehlo.multiply"(%83, %82) : (tensor<1x12xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x12xf32>) -> tensor<1x1x12xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x1x12xf32>) -> tensor<1x1x1x12xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x1x1x12xf32>) -> tensor<1x1x1x1x1x1x1x12xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x1x1x12xf32>) -> tensor<1x1x2x1x3x1x1x12xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1x1x2x1x3x1x1x12xf32>) -> tensor<1x2x3x12xf32>
    %90 = "stablehlo.concatenate"(%89, %68, %79, %89, %68, %79) <{dimension = 3 : i64}> : (tensor<1x2x3x12xf32>, tensor<1x2x3x10xf32>, tensor<1x2x3x10xf32>, tensor<1x2x3x12xf32>, tensor<1x2x3x10xf32>, tensor<1x2x3x10xf32>) -> tensor<1x2x3x64xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x2x3x64xf32>) -> tensor<6x64xf32>
    %92 = "stablehlo.cosine"(%91) : (tensor<6x64xf32>) -> tensor<6x64xf32>
    %93 = "stablehlo.sine"(%91) : (tensor<6x64xf32>) -> tensor<6x64xf32>
    %94 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %96 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %98 = "stablehlo.reshape"(%arg1) : (tensor<1x2x6x64xf32>) -> tensor<1x2x6x2x32xf32>
    %99 = "stablehlo.slice"(%98) <{limit_indices = array<i64: 1, 2, 6, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x2x32xf32>) -> tensor<1x2x6x1x32xf32>
    %100 = "stablehlo.slice"(%98) <{limit_indices = array<i64: 1, 2, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x2x32xf32>) -> tensor<1x2x6x1x32xf32>
    %101 = "stablehlo.reshape"(%99) : (tensor<1x2x6x1x32xf32>) -> tensor<1x2x6x32xf32>
    %102 = "stablehlo.reshape"(%100) : (tensor<1x2x6x1x32xf32>) -> tensor<1x2x6x32xf32>
    %103 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %105 = "stablehlo.multiply"(%104, %102) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %106 = "stablehlo.concatenate"(%105, %101) <{dimension = 3 : i64}> : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x64xf32>
    %107 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x64xf32>) -> tensor<1x2x6x64xf32>
    %108 = "stablehlo.multiply"(%arg1, %107) : (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> tensor<1x2x6x64xf32>
    %109 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x64xf32>) -> tensor<1x2x6x64xf32>
    %110 = "stablehlo.multiply"(%106, %109) : (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> tensor<1x2x6x64xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x64xf32>
    %113 = "stablehlo.multiply"(%110, %112) : (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> tensor<1x2x6x64xf32>
    %114 = "stablehlo.add"(%108, %113) : (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> tensor<1x2x6x64xf32>
    %115 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %117 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %119 = "stablehlo.reshape"(%arg2) : (tensor<1x1x6x64xf32>) -> tensor<1x1x6x2x32xf32>
    %120 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 1, 1, 6, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x6x2x32xf32>) -> tensor<1x1x6x1x32xf32>
    %121 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 1, 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x6x2x32xf32>) -> tensor<1x1x6x1x32xf32>
    %122 = "stablehlo.reshape"(%120) : (tensor<1x1x6x1x32xf32>) -> tensor<1x1x6x32xf32>
    %123 = "stablehlo.reshape"(%121) : (tensor<1x1x6x1x32xf32>) -> tensor<1x1x6x32xf32>
    %124 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x6x32xf32>
    %126 = "stablehlo.multiply"(%125, %123) : (tensor<1x1x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xf32>
    %127 = "stablehlo.concatenate"(%126, %122) <{dimension = 3 : i64}> : (tensor<1x1x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x1x6x64xf32>
    %128 = "stablehlo.multiply"(%arg2, %116) : (tensor<1x1x6x64xf32>, tensor<1x1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %129 = "stablehlo.multiply"(%127, %118) : (tensor<1x1x6x64xf32>, tensor<1x1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %130 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x6x64xf32>
    %132 = "stablehlo.multiply"(%129, %131) : (tensor<1x1x6x64xf32>, tensor<1x1x6x64xf32>) -> tensor<1x1x6x64xf32>
    %133 = "stablehlo.add"(%128, %132) : (tensor<1x1x6x64xf32>, tensor<1x1x6x64xf32>) -> tensor<1x1x6x64xf32>
    "func.return"(%114, %133) : (tensor<1x2x6x64xf32>, tensor<1x1x6x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
