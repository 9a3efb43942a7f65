"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x2x3x1x32xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %20 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.add"(%24, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %28 = "stablehlo.divide"(%25, %27) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %31 = "stablehlo.power"(%30, %28) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %34 = "stablehlo.divide"(%33, %31) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %38 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %39 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %44 = "stablehlo.add"(%43, %41) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %47 = "stablehlo.divide"(%44, %46) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %50 = "stablehlo.power"(%49, %47) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %53 = "stablehlo.divide"(%52, %50) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %58 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %60 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x8xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x2x2x3x1x8xf32>) -> tensor<1x2x2x3x1x4x2xf32>
    %62 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 4, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x4x2xf32>) -> tensor<1x2x2x3x1x4x1xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x2x2x3x1x4x1xf32>) -> tensor<1x2x2x3x1x4xf32>
    %64 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 4, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x4x2xf32>) -> tensor<1x2x2x3x1x4x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x2x2x3x1x4x1xf32>) -> tensor<1x2x2x3x1x4xf32>
    %66 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %67 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<2x4xf32>) -> tensor<1x2x1x1x1x4xf32>
    %72 = "stablehlo.cosine"(%71) : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x1x1x1x4xf32>
    %73 = "stablehlo.sine"(%71) : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x1x1x1x4xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %75 = "stablehlo.multiply"(%63, %74) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %76 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %77 = "stablehlo.multiply"(%65, %76) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x4xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %81 = "stablehlo.subtract"(%75, %80) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %82 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %83 = "stablehlo.multiply"(%63, %82) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %84 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %85 = "stablehlo.multiply"(%65, %84) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x4xf32>
    %88 = "stablehlo.multiply"(%85, %87) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %89 = "stablehlo.add"(%83, %88) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %90 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4x1xf32>
    %92 = "stablehlo.concatenate"(%90, %91) <{dimension = 6 : i64}> : (tensor<1x2x2x3x1x4x1xf32>, tensor<1x2x2x3x1x4x1xf32>) -> tensor<1x2x2x3x1x4x2xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x2x2x3x1x4x2xf32>) -> tensor<1x2x2x3x1x8xf32>
    %94 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 20>, start_indices = array<i64: 0, 0, 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x12xf32>
    %95 = "stablehlo.reshape"(%94) : (tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %96 = "stablehlo.slice"(%95) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 6, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6xf32>
    %98 = "stablehlo.slice"(%95) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 6, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6xf32>
    %100 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %101 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<2x6xf32>) -> tensor<1x1x2x1x1x6xf32>
    %106 = "stablehlo.cosine"(%105) : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x1x2x1x1x6xf32>
    %107 = "stablehlo.sine"(%105) : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x1x2x1x1x6xf32>
    %108 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %109 = "stablehlo.multiply"(%97, %108) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %110 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %111 = "stablehlo.multiply"(%99, %110) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x6xf32>
    %114 = "stablehlo.multiply"(%111, %113) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %115 = "stablehlo.subtract"(%109, %114) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %116 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %117 = "stablehlo.multiply"(%97, %116) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %118 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %119 = "stablehlo.multiply"(%99, %118) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x6xf32>
    %122 = "stablehlo.multiply"(%119, %121) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %123 = "stablehlo.add"(%117, %122) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %124 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %125 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %126 = "stablehlo.concatenate"(%124, %125) <{dimension = 6 : i64}> : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %127 = "stablehlo.reshape"(%126) : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x12xf32>
    %128 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0, 20>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x12xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %130 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 6, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %131 = "stablehlo.reshape"(%130) : (tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6xf32>
    %132 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 1, 2, 2, 3, 1, 6, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %133 = "stablehlo.reshape"(%132) : (tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6xf32>
    %134 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %135 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %136 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x6xf32>
    %137 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<3x6xf32>
    %138 = "stablehlo.multiply"(%136, %137) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %139 = "stablehlo.reshape"(%138) : (tensor<3x6xf32>) -> tensor<1x1x1x3x1x6xf32>
    %140 = "stablehlo.cosine"(%139) : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x1x1x3x1x6xf32>
    %141 = "stablehlo.sine"(%139) : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x1x1x3x1x6xf32>
    %142 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %143 = "stablehlo.multiply"(%131, %142) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %144 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %145 = "stablehlo.multiply"(%133, %144) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %146 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x6xf32>
    %148 = "stablehlo.multiply"(%145, %147) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %149 = "stablehlo.subtract"(%143, %148) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %150 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %151 = "stablehlo.multiply"(%131, %150) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %152 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %153 = "stablehlo.multiply"(%133, %152) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x1x6xf32>
    %156 = "stablehlo.multiply"(%153, %155) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %157 = "stablehlo.add"(%151, %156) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %158 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %159 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6x1xf32>
    %160 = "stablehlo.concatenate"(%158, %159) <{dimension = 6 : i64}> : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1x2x2x3x1x6x2xf32>) -> tensor<1x2x2x3x1x12xf32>
    %162 = "stablehlo.concatenate"(%93, %127, %161) <{dimension = 5 : i64}> : (tensor<1x2x2x3x1x8xf32>, tensor<1x2x2x3x1x12xf32>, tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x32xf32>
    "func.return"(%162) : (tensor<1x2x2x3x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
