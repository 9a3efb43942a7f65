"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>, tensor<6x3xi32>) -> (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x64xf32>, %arg1: tensor<1x6x2x64xf32>, %arg2: tensor<6x3xi32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<6x3xi32>) -> tensor<6x3xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<6x1xf32>) -> tensor<6xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %9 = "stablehlo.add"(%8, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %15 = "stablehlo.power"(%14, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %18 = "stablehlo.divide"(%17, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %25 = "stablehlo.reshape"(%2) : (tensor<6xf32>) -> tensor<6x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %30 = "stablehlo.cosine"(%29) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x8x1xf32>) -> tensor<6x8x2xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<6x8x2xf32>) -> tensor<6x16xf32>
    %34 = "stablehlo.sine"(%29) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x8xf32>) -> tensor<6x8x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x8x1xf32>) -> tensor<6x8x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<6x8x2xf32>) -> tensor<6x16xf32>
    %38 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<6x1xf32>) -> tensor<6xf32>
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
    %41 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %43 = "stablehlo.multiply"(%42, %40) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %46 = "stablehlo.add"(%45, %43) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %47 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %49 = "stablehlo.divide"(%46, %48) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %52 = "stablehlo.power"(%51, %49) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %55 = "stablehlo.divide"(%54, %52) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %61 = "stablehlo.divide"(%58, %60) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %62 = "stablehlo.reshape"(%39) : (tensor<6xf32>) -> tensor<6x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1x12xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x12xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %67 = "stablehlo.cosine"(%66) : (tensor<6x12xf32>) -> tensor<6x12xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x12xf32>) -> tensor<6x12x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x12x1xf32>) -> tensor<6x12x2xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<6x12x2xf32>) -> tensor<6x24xf32>
    %71 = "stablehlo.sine"(%66) : (tensor<6x12xf32>) -> tensor<6x12xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x12xf32>) -> tensor<6x12x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x12x1xf32>) -> tensor<6x12x2xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<6x12x2xf32>) -> tensor<6x24xf32>
    %75 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<6x1xf32>) -> tensor<6xf32>
    %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
    %78 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %80 = "stablehlo.multiply"(%79, %77) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %83 = "stablehlo.add"(%82, %80) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %84 = "stablehlo.constant"() <{value = dense<2.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %86 = "stablehlo.divide"(%83, %85) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %89 = "stablehlo.power"(%88, %86) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %92 = "stablehlo.divide"(%91, %89) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %98 = "stablehlo.divide"(%95, %97) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %99 = "stablehlo.reshape"(%76) : (tensor<6xf32>) -> tensor<6x1xf32>
    %100 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<1x12xf32>
    %101 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x12xf32>
    %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
    %104 = "stablehlo.cosine"(%103) : (tensor<6x12xf32>) -> tensor<6x12xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x12xf32>) -> tensor<6x12x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x12x1xf32>) -> tensor<6x12x2xf32>
    %107 = "stablehlo.reshape"(%106) : (tensor<6x12x2xf32>) -> tensor<6x24xf32>
    %108 = "stablehlo.sine"(%103) : (tensor<6x12xf32>) -> tensor<6x12xf32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x12xf32>) -> tensor<6x12x1xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x12x1xf32>) -> tensor<6x12x2xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<6x12x2xf32>) -> tensor<6x24xf32>
    %112 = "stablehlo.concatenate"(%33, %70, %107) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x64xf32>
    %113 = "stablehlo.concatenate"(%37, %74, %111) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x64xf32>
    %114 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x6x1x64xf32>
    %116 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x6x1x64xf32>
    %118 = "stablehlo.reshape"(%arg0) : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32x2xf32>
    %119 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 1, 6, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %120 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 1, 6, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %121 = "stablehlo.reshape"(%119) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %122 = "stablehlo.reshape"(%120) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %123 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x32xf32>
    %125 = "stablehlo.multiply"(%124, %122) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %127 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %128 = "stablehlo.concatenate"(%126, %127) <{dimension = 4 : i64}> : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x64xf32>
    %130 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %131 = "stablehlo.multiply"(%arg0, %130) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %132 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %133 = "stablehlo.multiply"(%129, %132) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x64xf32>
    %136 = "stablehlo.multiply"(%133, %135) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %137 = "stablehlo.add"(%131, %136) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %138 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x6x1x64xf32>
    %140 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x64xf32>) -> tensor<1x6x64xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x64xf32>) -> tensor<1x6x1x64xf32>
    %142 = "stablehlo.reshape"(%arg1) : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32x2xf32>
    %143 = "stablehlo.slice"(%142) <{limit_indices = array<i64: 1, 6, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %144 = "stablehlo.slice"(%142) <{limit_indices = array<i64: 1, 6, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x32x1xf32>
    %145 = "stablehlo.reshape"(%143) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %146 = "stablehlo.reshape"(%144) : (tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32xf32>
    %147 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x32xf32>
    %149 = "stablehlo.multiply"(%148, %146) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %151 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32x1xf32>
    %152 = "stablehlo.concatenate"(%150, %151) <{dimension = 4 : i64}> : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<1x6x2x32x2xf32>) -> tensor<1x6x2x64xf32>
    %154 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %155 = "stablehlo.multiply"(%arg1, %154) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %156 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %157 = "stablehlo.multiply"(%153, %156) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x64xf32>
    %160 = "stablehlo.multiply"(%157, %159) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %161 = "stablehlo.add"(%155, %160) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    "func.return"(%137, %161) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
