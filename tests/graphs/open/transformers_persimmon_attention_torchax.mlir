"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x3x32xf32>, tensor<1x3xi32>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<1x3x32xf32>, %arg13: tensor<1x3xi32>, %arg14: tensor<96x32xf32>, %arg15: tensor<96xf32>, %arg16: tensor<32x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32xf32>):
    %28 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
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
    %50 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x3x8xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %54 = "stablehlo.concatenate"(%53, %53) <{dimension = 2 : i64}> : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %55 = "stablehlo.cosine"(%54) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x16xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %59 = "stablehlo.sine"(%54) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x16xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %63 = "stablehlo.reshape"(%arg12) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %64 = "stablehlo.transpose"(%arg14) <{permutation = array<i64: 1, 0>}> : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<96xf32>
    %67 = "stablehlo.multiply"(%arg15, %66) : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %68 = "stablehlo.dot_general"(%63, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x96xf32>) -> tensor<3x96xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x96xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<3x96xf32>, tensor<3x96xf32>) -> tensor<3x96xf32>
    %72 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 1>}> : (tensor<96xf32>) -> tensor<1x96xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x96xf32>) -> tensor<3x96xf32>
    %74 = "stablehlo.add"(%73, %71) : (tensor<3x96xf32>, tensor<3x96xf32>) -> tensor<3x96xf32>
    %75 = "stablehlo.reshape"(%74) : (tensor<3x96xf32>) -> tensor<1x3x96xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x3x96xf32>) -> tensor<1x3x1x3x32xf32>
    %77 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 3, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x1x3x32xf32>) -> tensor<1x3x1x1x32xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x3x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %79 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 3, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x1x3x32xf32>) -> tensor<1x3x1x1x32xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x3x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %81 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 3, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x1x3x32xf32>) -> tensor<1x3x1x1x32xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x3x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%78, %83) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %216 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%216) : (tensor<f32>) -> ()
    }) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1x1xf32>
    %86 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %88 = "stablehlo.divide"(%85, %87) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "func.call"(%78, %89) <{callee = @_var}> : (tensor<1x3x1x32xf32>, tensor<i32>) -> tensor<1x3x1x1xf32>
    %91 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %93 = "stablehlo.add"(%90, %92) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %94 = "stablehlo.rsqrt"(%93) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %95 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %96 = "stablehlo.subtract"(%78, %95) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %98 = "stablehlo.multiply"(%96, %97) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %99 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %102 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %104 = "stablehlo.add"(%101, %103) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.reduce"(%80, %105) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %215 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%215) : (tensor<f32>) -> ()
    }) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1x1xf32>
    %108 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %110 = "stablehlo.divide"(%107, %109) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %111 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %112 = "func.call"(%80, %111) <{callee = @_var}> : (tensor<1x3x1x32xf32>, tensor<i32>) -> tensor<1x3x1x1xf32>
    %113 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %115 = "stablehlo.add"(%112, %114) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %116 = "stablehlo.rsqrt"(%115) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %117 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %118 = "stablehlo.subtract"(%80, %117) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %119 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %121 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %123 = "stablehlo.multiply"(%120, %122) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %124 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x3x1x32xf32>
    %126 = "stablehlo.add"(%123, %125) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %127 = "stablehlo.transpose"(%104) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %128 = "stablehlo.transpose"(%82) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %129 = "stablehlo.transpose"(%126) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %130 = "stablehlo.slice"(%127) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %131 = "stablehlo.slice"(%127) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %132 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %133 = "stablehlo.slice"(%129) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %134 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %135 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %136 = "stablehlo.multiply"(%130, %134) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %137 = "stablehlo.slice"(%130) <{limit_indices = array<i64: 1, 1, 3, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %138 = "stablehlo.slice"(%130) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %139 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x8xf32>
    %141 = "stablehlo.multiply"(%140, %138) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %142 = "stablehlo.concatenate"(%141, %137) <{dimension = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %143 = "stablehlo.multiply"(%142, %135) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x16xf32>
    %146 = "stablehlo.multiply"(%143, %145) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %147 = "stablehlo.add"(%136, %146) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %148 = "stablehlo.multiply"(%132, %134) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %149 = "stablehlo.slice"(%132) <{limit_indices = array<i64: 1, 1, 3, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %150 = "stablehlo.slice"(%132) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %151 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x8xf32>
    %153 = "stablehlo.multiply"(%152, %150) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %154 = "stablehlo.concatenate"(%153, %149) <{dimension = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %155 = "stablehlo.multiply"(%154, %135) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %156 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x16xf32>
    %158 = "stablehlo.multiply"(%155, %157) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %159 = "stablehlo.add"(%148, %158) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %160 = "stablehlo.concatenate"(%147, %131) <{dimension = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %161 = "stablehlo.concatenate"(%159, %133) <{dimension = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %162 = "stablehlo.transpose"(%161) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x32x3xf32>
    %163 = "stablehlo.reshape"(%160) : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %164 = "stablehlo.reshape"(%162) : (tensor<1x1x32x3xf32>) -> tensor<1x32x3xf32>
    %165 = "stablehlo.reshape"(%163) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %166 = "stablehlo.reshape"(%164) : (tensor<1x32x3xf32>) -> tensor<32x3xf32>
    %167 = "stablehlo.dot_general"(%165, %166) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x3xf32>) -> tensor<3x3xf32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %169 = "stablehlo.reshape"(%168) : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %172 = "stablehlo.multiply"(%169, %171) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %173 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %175 = "stablehlo.multiply"(%47, %174) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %176 = "stablehlo.add"(%172, %175) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %177 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.reduce"(%176, %177) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %214 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%214) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %179 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3xf32>
    %181 = "stablehlo.maximum"(%180, %178) : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
    %184 = "stablehlo.subtract"(%176, %183) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %185 = "stablehlo.exponential"(%184) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %186 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.reduce"(%185, %186) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %213 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%213) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
    %190 = "stablehlo.divide"(%185, %189) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %191 = "stablehlo.reshape"(%190) : (tensor<1x1x3x3xf32>) -> tensor<1x3x3xf32>
    %192 = "stablehlo.reshape"(%128) : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %193 = "stablehlo.reshape"(%191) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %194 = "stablehlo.reshape"(%192) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %195 = "stablehlo.dot_general"(%193, %194) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %197 = "stablehlo.reshape"(%196) : (tensor<1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %198 = "stablehlo.transpose"(%197) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %199 = "stablehlo.reshape"(%198) : (tensor<1x3x1x32xf32>) -> tensor<1x3x32xf32>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %201 = "stablehlo.transpose"(%arg16) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %202 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %204 = "stablehlo.multiply"(%arg17, %203) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %205 = "stablehlo.dot_general"(%200, %201) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %206 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x32xf32>
    %208 = "stablehlo.multiply"(%207, %205) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %209 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %211 = "stablehlo.add"(%210, %208) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %212 = "stablehlo.reshape"(%211) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%212) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x3xi1>, %arg10: tensor<3x3xf32>, %arg11: tensor<f32>):
    %26 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %27 = "stablehlo.select"(%arg9, %arg10, %26) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%27) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x3x1x32xf32>, tensor<i32>) -> tensor<1x3x1x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x3x1x32xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %25 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %11 = "chlo.square"(%10) : (tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %12 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %15) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %24 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "func.call"(%21, %19, %22) <{callee = @_where_0}> : (tensor<i1>, tensor<1x3x1x1xf32>, tensor<f32>) -> tensor<1x3x1x1xf32>
    "func.return"(%23) : (tensor<1x3x1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1x3x1x1xf32>, tensor<f32>) -> tensor<1x3x1x1xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<1x3x1x1xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    "func.return"(%2) : (tensor<1x3x1x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
