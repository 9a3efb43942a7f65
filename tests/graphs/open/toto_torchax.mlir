"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<4xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x2x4x32xf32>, %arg11: tensor<2x2x4x32xf32>, %arg12: tensor<4xf32>):
    %39 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %40 = "stablehlo.constant"() <{value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %43 = "stablehlo.add"(%arg12, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %53 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%43, %53) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %142 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %55 = "func.call"(%43) <{callee = @argmax}> : (tensor<4xf32>) -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %57 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %58 = "func.call"(%56, %57) <{callee = @floor_divide}> : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %63 = "stablehlo.subtract"(%43, %62) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %66 = "stablehlo.divide"(%63, %65) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<4xf32>) -> tensor<4x1xf32>
    %68 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %71 = "stablehlo.power"(%69, %70) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %72 = "stablehlo.concatenate"(%71, %71) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %73 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 2, 4, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x0xf32>
    %74 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x0xf32>
    %75 = "stablehlo.cosine"(%52) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %78 = "stablehlo.multiply"(%arg10, %77) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %79 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %82 = "stablehlo.reshape"(%arg10) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16x2xf32>
    %83 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %84 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %85 = "stablehlo.reshape"(%83) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %86 = "stablehlo.reshape"(%84) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %87 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x16xf32>
    %89 = "stablehlo.multiply"(%88, %86) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %92 = "stablehlo.concatenate"(%90, %91) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    %94 = "stablehlo.sine"(%52) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %97 = "stablehlo.multiply"(%93, %96) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %98 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %100 = "stablehlo.multiply"(%97, %99) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %103 = "stablehlo.multiply"(%100, %102) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %104 = "stablehlo.add"(%81, %103) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %105 = "stablehlo.concatenate"(%73, %104, %74) <{dimension = 3 : i64}> : (tensor<2x2x4x0xf32>, tensor<2x2x4x32xf32>, tensor<2x2x4x0xf32>) -> tensor<2x2x4x32xf32>
    %106 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %108 = "stablehlo.power"(%72, %107) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %109 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2, 2, 4, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x0xf32>
    %110 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x0xf32>
    %111 = "stablehlo.cosine"(%52) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %114 = "stablehlo.multiply"(%arg11, %113) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %115 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %117 = "stablehlo.multiply"(%114, %116) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %118 = "stablehlo.reshape"(%arg11) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16x2xf32>
    %119 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %120 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %121 = "stablehlo.reshape"(%119) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %122 = "stablehlo.reshape"(%120) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %123 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x16xf32>
    %125 = "stablehlo.multiply"(%124, %122) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %127 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %128 = "stablehlo.concatenate"(%126, %127) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    %130 = "stablehlo.sine"(%52) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %133 = "stablehlo.multiply"(%129, %132) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %134 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %136 = "stablehlo.multiply"(%133, %135) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %139 = "stablehlo.multiply"(%136, %138) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %140 = "stablehlo.add"(%117, %139) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %141 = "stablehlo.concatenate"(%109, %140, %110) <{dimension = 3 : i64}> : (tensor<2x2x4x0xf32>, tensor<2x2x4x32xf32>, tensor<2x2x4x0xf32>) -> tensor<2x2x4x32xf32>
    "func.return"(%105, %141) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<i32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4xf32>):
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %27 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29:2 = "stablehlo.reduce"(%arg5, %26, %27, %28) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<i32>):
      %30 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.compare"(%arg6, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = "stablehlo.or"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = "stablehlo.compare"(%arg7, %arg9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %35 = "stablehlo.and"(%33, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.or"(%32, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.select"(%32, %arg6, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.select"(%36, %arg7, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%37, %38) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"(%29#1) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1xf32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.remainder"(%arg3, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.compare"(%1, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.subtract"(%arg3, %3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %7 = "func.call"(%5, %arg3, %6) <{callee = @_where}> : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %12 = "stablehlo.compare"(%3, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %13 = "stablehlo.sign"(%1) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.sign"(%3) : (tensor<1xf32>) -> tensor<1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %16 = "stablehlo.compare"(%15, %14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %17 = "stablehlo.and"(%12, %16) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %18 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %19 = "stablehlo.add"(%3, %18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %20 = "stablehlo.select"(%17, %19, %3) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %23 = "stablehlo.subtract"(%9, %22) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %24 = "stablehlo.select"(%17, %23, %9) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %25 = "stablehlo.round_nearest_afz"(%24) : (tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%25) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
