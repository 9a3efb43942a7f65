"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x3x32xf32>, tensor<1x3xi32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<1x3x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<1x3x32xf32>, %arg13: tensor<1x3xi32>, %arg14: tensor<32x32xf32>, %arg15: tensor<16x32xf32>, %arg16: tensor<16x32xf32>, %arg17: tensor<32x32xf32>, %arg18: tensor<16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>):
    %28 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.00999999977]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %35 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %38 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %40 = "stablehlo.subtract"(%38, %39) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %43 = "stablehlo.compare"(%40, %42) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "func.call"(%43, %30, %44) <{callee = @_where}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %49 = "stablehlo.convert"(%48) : (tensor<1x3x1xi32>) -> tensor<1x3x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x2xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x3x2xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %54 = "stablehlo.concatenate"(%53, %53) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
    %55 = "stablehlo.cosine"(%54) : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x4xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %59 = "stablehlo.sine"(%54) : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x4xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %63 = "stablehlo.transpose"(%arg14) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %64 = "stablehlo.reshape"(%arg12) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %65 = "stablehlo.dot_general"(%64, %63) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %67 = "stablehlo.transpose"(%arg15) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %68 = "stablehlo.reshape"(%arg12) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %69 = "stablehlo.dot_general"(%68, %67) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x16xf32>) -> tensor<3x16xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    %71 = "stablehlo.transpose"(%arg16) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %72 = "stablehlo.reshape"(%arg12) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %73 = "stablehlo.dot_general"(%72, %71) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x16xf32>) -> tensor<3x16xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    %75 = "stablehlo.reshape"(%66) : (tensor<1x3x32xf32>) -> tensor<1x3x2x16xf32>
    %76 = "stablehlo.transpose"(%75) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %77 = "stablehlo.reshape"(%70) : (tensor<1x3x16xf32>) -> tensor<1x3x1x16xf32>
    %78 = "stablehlo.transpose"(%77) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %79 = "stablehlo.reshape"(%74) : (tensor<1x3x16xf32>) -> tensor<1x3x1x16xf32>
    %80 = "stablehlo.transpose"(%79) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %81 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>) -> tensor<1x1x3x16xf32>
    %82 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 2, 3, 16>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>) -> tensor<1x1x3x16xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%81, %83) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %222 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%222) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %88 = "stablehlo.divide"(%85, %87) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "func.call"(%81, %89) <{callee = @_var}> : (tensor<1x1x3x16xf32>, tensor<i32>) -> tensor<1x1x3x1xf32>
    %91 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %93 = "stablehlo.add"(%90, %92) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %94 = "stablehlo.rsqrt"(%93) : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %95 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %96 = "stablehlo.subtract"(%81, %95) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %98 = "stablehlo.multiply"(%96, %97) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %99 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x3x16xf32>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%82, %102) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %221 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%221) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %107 = "stablehlo.divide"(%104, %106) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %109 = "func.call"(%82, %108) <{callee = @_var}> : (tensor<1x1x3x16xf32>, tensor<i32>) -> tensor<1x1x3x1xf32>
    %110 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %112 = "stablehlo.add"(%109, %111) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %113 = "stablehlo.rsqrt"(%112) : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %114 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %115 = "stablehlo.subtract"(%82, %114) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %116 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %118 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x3x16xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %121 = "stablehlo.concatenate"(%101, %120) <{dimension = 1 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%78, %122) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %220 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%220) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %127 = "stablehlo.divide"(%124, %126) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %129 = "func.call"(%78, %128) <{callee = @_var}> : (tensor<1x1x3x16xf32>, tensor<i32>) -> tensor<1x1x3x1xf32>
    %130 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %132 = "stablehlo.add"(%129, %131) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %133 = "stablehlo.rsqrt"(%132) : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %134 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %135 = "stablehlo.subtract"(%78, %134) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %136 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %138 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x3x16xf32>
    %140 = "stablehlo.multiply"(%137, %139) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %141 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x4xf32>
    %142 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x12xf32>
    %143 = "stablehlo.slice"(%140) <{limit_indices = array<i64: 1, 1, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x4xf32>
    %144 = "stablehlo.slice"(%140) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x12xf32>
    %145 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %146 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %147 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    %148 = "stablehlo.multiply"(%141, %147) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %149 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 1, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %150 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %151 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x2xf32>
    %153 = "stablehlo.multiply"(%152, %150) : (tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
    %154 = "stablehlo.concatenate"(%153, %149) <{dimension = 3 : i64}> : (tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) -> tensor<1x2x3x4xf32>
    %155 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    %156 = "stablehlo.multiply"(%154, %155) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %157 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x4xf32>
    %159 = "stablehlo.multiply"(%156, %158) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %160 = "stablehlo.add"(%148, %159) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %161 = "stablehlo.multiply"(%143, %145) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %162 = "stablehlo.slice"(%143) <{limit_indices = array<i64: 1, 1, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x2xf32>
    %163 = "stablehlo.slice"(%143) <{limit_indices = array<i64: 1, 1, 3, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x2xf32>
    %164 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x2xf32>
    %166 = "stablehlo.multiply"(%165, %163) : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
    %167 = "stablehlo.concatenate"(%166, %162) <{dimension = 3 : i64}> : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x4xf32>
    %168 = "stablehlo.multiply"(%167, %146) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x4xf32>
    %171 = "stablehlo.multiply"(%168, %170) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %172 = "stablehlo.add"(%161, %171) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %173 = "stablehlo.concatenate"(%160, %142) <{dimension = 3 : i64}> : (tensor<1x2x3x4xf32>, tensor<1x2x3x12xf32>) -> tensor<1x2x3x16xf32>
    %174 = "stablehlo.concatenate"(%172, %144) <{dimension = 3 : i64}> : (tensor<1x1x3x4xf32>, tensor<1x1x3x12xf32>) -> tensor<1x1x3x16xf32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x1x3x16xf32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x16xf32>) -> tensor<1x1x2x3x16xf32>
    %177 = "stablehlo.reshape"(%176) : (tensor<1x1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %178 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x1x3x16xf32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x16xf32>) -> tensor<1x1x2x3x16xf32>
    %180 = "stablehlo.reshape"(%179) : (tensor<1x1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %181 = "stablehlo.transpose"(%177) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %182 = "stablehlo.reshape"(%173) : (tensor<1x2x3x16xf32>) -> tensor<2x3x16xf32>
    %183 = "stablehlo.reshape"(%181) : (tensor<1x2x16x3xf32>) -> tensor<2x16x3xf32>
    %184 = "stablehlo.dot_general"(%182, %183) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x16xf32>, tensor<2x16x3xf32>) -> tensor<2x3x3xf32>
    %185 = "stablehlo.reshape"(%184) : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %186 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x3xf32>
    %188 = "stablehlo.multiply"(%185, %187) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %189 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %191 = "stablehlo.multiply"(%47, %190) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %193 = "stablehlo.add"(%188, %192) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %194 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.reduce"(%193, %194) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %219 = "stablehlo.maximum"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%219) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %196 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3xf32>
    %198 = "stablehlo.maximum"(%197, %195) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %201 = "stablehlo.subtract"(%193, %200) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %202 = "stablehlo.exponential"(%201) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %218 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%218) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %207 = "stablehlo.divide"(%202, %206) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %208 = "stablehlo.reshape"(%207) : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    %209 = "stablehlo.reshape"(%180) : (tensor<1x2x3x16xf32>) -> tensor<2x3x16xf32>
    %210 = "stablehlo.dot_general"(%208, %209) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x3xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %211 = "stablehlo.reshape"(%210) : (tensor<2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %212 = "stablehlo.transpose"(%211) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %213 = "stablehlo.reshape"(%212) : (tensor<1x3x2x16xf32>) -> tensor<1x3x32xf32>
    %214 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %215 = "stablehlo.reshape"(%213) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %216 = "stablehlo.dot_general"(%215, %214) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %217 = "stablehlo.reshape"(%216) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%217) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x3xi1>, %arg10: tensor<3x3xf32>, %arg11: tensor<f32>):
    %26 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %27 = "stablehlo.select"(%arg9, %arg10, %26) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%27) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x1x3x16xf32>, tensor<i32>) -> tensor<1x1x3x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x1x3x16xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %25 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %11 = "chlo.square"(%10) : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %12 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %15) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %24 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "func.call"(%21, %19, %22) <{callee = @_where_0}> : (tensor<i1>, tensor<1x1x3x1xf32>, tensor<f32>) -> tensor<1x1x3x1xf32>
    "func.return"(%23) : (tensor<1x1x3x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1x1x3x1xf32>, tensor<f32>) -> tensor<1x1x3x1xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<1x1x3x1xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    "func.return"(%2) : (tensor<1x1x3x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
