"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi32>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<3x5xi32>, %arg9: tensor<5x64xf32>, %arg10: tensor<5x32xf32>):
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %26 = "stablehlo.convert"(%25) : (tensor<12x1xi32>) -> tensor<12x1xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %28 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %33 = "stablehlo.add"(%32, %30) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %34 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %37 = "stablehlo.convert"(%36) : (tensor<16xi32>) -> tensor<16xf32>
    %38 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %43 = "stablehlo.power"(%42, %40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %45 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xf32>
    %48 = "stablehlo.cosine"(%47) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %49 = "stablehlo.sine"(%47) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 1 : i64}> : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %53 = "stablehlo.compare"(%arg8, %52) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %54 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %56 = "stablehlo.add"(%arg8, %55) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %57 = "stablehlo.select"(%53, %56, %arg8) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xi32>) -> tensor<3x5x1xi32>
    %59 = "stablehlo.gather"(%50, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<3x5x1xi32>) -> tensor<3x5x32xf32>
    %60 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x32xf32>) -> tensor<3x5x16xf32>
    %61 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 3, 5, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x32xf32>) -> tensor<3x5x16xf32>
    %62 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %63 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %64 = "func.call"(%62, %63) <{callee = @remainder}> : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %65 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %67 = "stablehlo.compare"(%64, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %68 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %70 = "stablehlo.compare"(%62, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %71 = "stablehlo.and"(%67, %70) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %72 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %73 = "func.call"(%62, %72) <{callee = @remainder}> : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %74 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %76 = "stablehlo.compare"(%73, %75) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %77 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %79 = "stablehlo.compare"(%62, %78) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %80 = "stablehlo.and"(%76, %79) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %81 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 2, 5, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %83 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %85 = "func.call"(%71, %82, %84) <{callee = @_where_0}> : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %86 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %88 = "func.call"(%80, %87, %85) <{callee = @_where_0}> : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %89 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %90 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %91 = "func.call"(%89, %90) <{callee = @remainder}> : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %94 = "stablehlo.compare"(%91, %93) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %95 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %97 = "stablehlo.compare"(%89, %96) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %98 = "stablehlo.and"(%94, %97) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %99 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %100 = "func.call"(%89, %99) <{callee = @remainder}> : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %101 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %103 = "stablehlo.compare"(%100, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %104 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %106 = "stablehlo.compare"(%89, %105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %107 = "stablehlo.and"(%103, %106) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %108 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 2, 5, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %110 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %112 = "func.call"(%98, %109, %111) <{callee = @_where_0}> : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %113 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %115 = "func.call"(%107, %114, %112) <{callee = @_where_0}> : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %116 = "stablehlo.reshape"(%arg9) : (tensor<5x64xf32>) -> tensor<5x2x32xf32>
    %117 = "stablehlo.slice"(%116) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x0xf32>
    %118 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %119 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %120 = "stablehlo.slice"(%116) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %121 = "stablehlo.slice"(%116) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %122 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %123 = "stablehlo.multiply"(%120, %122) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %124 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %125 = "stablehlo.multiply"(%121, %124) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %126 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %128 = "stablehlo.multiply"(%125, %127) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %129 = "stablehlo.subtract"(%123, %128) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %130 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %131 = "stablehlo.multiply"(%121, %130) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %132 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %133 = "stablehlo.multiply"(%120, %132) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %134 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %136 = "stablehlo.multiply"(%133, %135) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %137 = "stablehlo.add"(%131, %136) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %138 = "stablehlo.concatenate"(%129, %137) <{dimension = 2 : i64}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %139 = "stablehlo.concatenate"(%138, %117) <{dimension = 2 : i64}> : (tensor<5x2x32xf32>, tensor<5x2x0xf32>) -> tensor<5x2x32xf32>
    %140 = "stablehlo.reshape"(%139) : (tensor<5x2x32xf32>) -> tensor<5x64xf32>
    %141 = "stablehlo.reshape"(%arg10) : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %142 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x0xf32>
    %143 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %144 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %145 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %146 = "stablehlo.slice"(%141) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %147 = "stablehlo.multiply"(%145, %143) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %148 = "stablehlo.multiply"(%146, %144) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %151 = "stablehlo.multiply"(%148, %150) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %152 = "stablehlo.subtract"(%147, %151) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %153 = "stablehlo.multiply"(%146, %143) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %154 = "stablehlo.multiply"(%145, %144) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %155 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %157 = "stablehlo.multiply"(%154, %156) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %158 = "stablehlo.add"(%153, %157) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %159 = "stablehlo.concatenate"(%152, %158) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %160 = "stablehlo.concatenate"(%159, %142) <{dimension = 2 : i64}> : (tensor<5x1x32xf32>, tensor<5x1x0xf32>) -> tensor<5x1x32xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<5x1x32xf32>) -> tensor<5x32xf32>
    "func.return"(%140, %161) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<16xi32>, %arg7: tensor<i32>):
    %3 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.compare"(%3, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %7 = "func.call"(%5, %6, %3) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %9 = "stablehlo.remainder"(%arg6, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %12 = "stablehlo.compare"(%9, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %15 = "stablehlo.compare"(%9, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.compare"(%7, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<16xi1>
    %19 = "stablehlo.compare"(%15, %18) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %20 = "stablehlo.and"(%19, %12) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %21 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %22 = "stablehlo.add"(%9, %21) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %23 = "stablehlo.select"(%20, %22, %9) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    "func.return"(%23) : (tensor<16xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16xi1>, %arg1: tensor<5x16xf32>, %arg2: tensor<5x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xi1>) -> tensor<5x16xi1>
    %1 = "stablehlo.select"(%0, %arg1, %arg2) : (tensor<5x16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    "func.return"(%1) : (tensor<5x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
