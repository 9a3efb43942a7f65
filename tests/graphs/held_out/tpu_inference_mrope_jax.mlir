"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<3x4xi32>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<3x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<4xi32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 10>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<6xi32>
    %3 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 16>, start_indices = array<i64: 10>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<6xi32>
    %4 = "stablehlo.convert"(%1) : (tensor<4xi32>) -> tensor<4xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x4xi32>) -> tensor<4xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<4xi32>) -> tensor<4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %26 = "stablehlo.sine"(%24) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = "stablehlo.convert"(%2) : (tensor<6xi32>) -> tensor<6xf32>
    %28 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %31 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %33 = "stablehlo.divide"(%30, %32) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %36 = "stablehlo.power"(%35, %33) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %39 = "stablehlo.divide"(%38, %36) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %40 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4xi32>) -> tensor<4xi32>
    %42 = "stablehlo.convert"(%41) : (tensor<4xi32>) -> tensor<4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %48 = "stablehlo.cosine"(%47) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %49 = "stablehlo.sine"(%47) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %50 = "stablehlo.convert"(%3) : (tensor<6xi32>) -> tensor<6xf32>
    %51 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %54 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %56 = "stablehlo.divide"(%53, %55) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.power"(%58, %56) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %62 = "stablehlo.divide"(%61, %59) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %63 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %64 = "stablehlo.reshape"(%63) : (tensor<1x4xi32>) -> tensor<4xi32>
    %65 = "stablehlo.convert"(%64) : (tensor<4xi32>) -> tensor<4xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %67 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %71 = "stablehlo.cosine"(%70) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %72 = "stablehlo.sine"(%70) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %73 = "stablehlo.concatenate"(%25, %48, %71) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %74 = "stablehlo.concatenate"(%26, %49, %72) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %77 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x2x16xf32>
    %78 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x2x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %81 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %82 = "stablehlo.multiply"(%78, %81) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %83 = "stablehlo.subtract"(%80, %82) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %84 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %85 = "stablehlo.multiply"(%77, %84) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %86 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %87 = "stablehlo.multiply"(%78, %86) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %88 = "stablehlo.add"(%85, %87) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %89 = "stablehlo.concatenate"(%83, %88) <{dimension = 2 : i64}> : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %90 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %91 = "stablehlo.slice"(%90) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<4xi32>
    %92 = "stablehlo.slice"(%90) <{limit_indices = array<i64: 10>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<6xi32>
    %93 = "stablehlo.slice"(%90) <{limit_indices = array<i64: 16>, start_indices = array<i64: 10>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<6xi32>
    %94 = "stablehlo.convert"(%91) : (tensor<4xi32>) -> tensor<4xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %98 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %100 = "stablehlo.divide"(%97, %99) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %103 = "stablehlo.power"(%102, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %106 = "stablehlo.divide"(%105, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %107 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %108 = "stablehlo.reshape"(%107) : (tensor<1x4xi32>) -> tensor<4xi32>
    %109 = "stablehlo.convert"(%108) : (tensor<4xi32>) -> tensor<4xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %111 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %112 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %113 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %115 = "stablehlo.cosine"(%114) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %116 = "stablehlo.sine"(%114) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %117 = "stablehlo.convert"(%92) : (tensor<6xi32>) -> tensor<6xf32>
    %118 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %121 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %123 = "stablehlo.divide"(%120, %122) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %126 = "stablehlo.power"(%125, %123) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %127 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %129 = "stablehlo.divide"(%128, %126) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %130 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %131 = "stablehlo.reshape"(%130) : (tensor<1x4xi32>) -> tensor<4xi32>
    %132 = "stablehlo.convert"(%131) : (tensor<4xi32>) -> tensor<4xf32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %134 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %135 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %136 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %138 = "stablehlo.cosine"(%137) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %139 = "stablehlo.sine"(%137) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %140 = "stablehlo.convert"(%93) : (tensor<6xi32>) -> tensor<6xf32>
    %141 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %143 = "stablehlo.multiply"(%140, %142) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %144 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %146 = "stablehlo.divide"(%143, %145) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %147 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %149 = "stablehlo.power"(%148, %146) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %150 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %152 = "stablehlo.divide"(%151, %149) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %153 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %154 = "stablehlo.reshape"(%153) : (tensor<1x4xi32>) -> tensor<4xi32>
    %155 = "stablehlo.convert"(%154) : (tensor<4xi32>) -> tensor<4xf32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %157 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %158 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %159 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %161 = "stablehlo.cosine"(%160) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %162 = "stablehlo.sine"(%160) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %163 = "stablehlo.concatenate"(%115, %138, %161) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %164 = "stablehlo.concatenate"(%116, %139, %162) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %165 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %166 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %167 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xf32>) -> tensor<4x1x16xf32>
    %168 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xf32>) -> tensor<4x1x16xf32>
    %169 = "stablehlo.multiply"(%167, %165) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %170 = "stablehlo.multiply"(%168, %166) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %171 = "stablehlo.subtract"(%169, %170) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %172 = "stablehlo.multiply"(%167, %166) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %173 = "stablehlo.multiply"(%168, %165) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %174 = "stablehlo.add"(%172, %173) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %175 = "stablehlo.concatenate"(%171, %174) <{dimension = 2 : i64}> : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    "func.return"(%89, %175) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
