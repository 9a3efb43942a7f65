"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<1x6x2x32xf32>, %arg12: tensor<1x6xi64>, %arg13: tensor<1x6xi64>, %arg14: tensor<1x6xi64>):
    %51 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %52 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %53 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302336, 0.995004177, 0.999949991, 0.999999523, 0.540302336, 0.995004177, 0.999949991, 0.999999523], [-0.416146845, 0.980066597, 9.998000e-01, 0.999998033, -0.416146845, 0.980066597, 9.998000e-01, 0.999998033], [-0.989992499, 0.955336511, 0.999550044, 0.999995529, -0.989992499, 0.955336511, 0.999550044, 0.999995529], [-0.653643608, 0.921060979, 0.999200105, 9.999920e-01, -0.653643608, 0.921060979, 0.999200105, 9.999920e-01], [0.2836622, 0.87758255, 0.998750269, 0.999987483, 0.2836622, 0.87758255, 0.998750269, 0.999987483], [0.960170269, 0.825335621, 0.998200535, 0.999981999, 0.960170269, 0.825335621, 0.998200535, 0.999981999], [0.753902256, 0.764842212, 9.975510e-01, 0.999975502, 0.753902256, 0.764842212, 9.975510e-01, 0.999975502]]> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %54 = "stablehlo.constant"() <{value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4, 0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4], [0.909297406, 0.198669329, 0.0199986659, 0.0019999987, 0.909297406, 0.198669329, 0.0199986659, 0.0019999987], [1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956, 1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956], [-0.756802499, 0.389418364, 0.0399893336, 0.00399998948, -0.756802499, 0.389418364, 0.0399893336, 0.00399998948], [-0.958924293, 0.47942555, 0.0499791652, 0.0049999794, -0.958924293, 0.47942555, 0.0499791652, 0.0049999794], [-0.279415488, 0.564642489, 0.0599640049, 0.0059999642, -0.279415488, 0.564642489, 0.0599640049, 0.0059999642], [0.656986594, 0.644217669, 0.0699428469, 0.00699994294, 0.656986594, 0.644217669, 0.0699428469, 0.00699994294]]> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %55 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %56 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1, 6, 2, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x8xf32>
    %57 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x8xf32>
    %58 = "func.call"(%51, %arg12) <{callee = @_take}> : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %60 = "func.call"(%52, %arg12) <{callee = @_take}> : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %62 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %63 = "stablehlo.multiply"(%55, %62) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %64 = "stablehlo.slice"(%55) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %65 = "stablehlo.slice"(%55) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %66 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %68 = "stablehlo.multiply"(%67, %65) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %69 = "stablehlo.concatenate"(%68, %64) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %71 = "stablehlo.multiply"(%69, %70) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x16xf32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %75 = "stablehlo.add"(%63, %74) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %76 = "func.call"(%53, %arg13) <{callee = @_take_0}> : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %78 = "func.call"(%54, %arg13) <{callee = @_take_0}> : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %80 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %81 = "stablehlo.multiply"(%56, %80) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %82 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 6, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x4xf32>
    %83 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x4xf32>
    %84 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x4xf32>
    %86 = "stablehlo.multiply"(%85, %83) : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %87 = "stablehlo.concatenate"(%86, %82) <{dimension = 3 : i64}> : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %88 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %89 = "stablehlo.multiply"(%87, %88) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %93 = "stablehlo.add"(%81, %92) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %94 = "func.call"(%53, %arg14) <{callee = @_take_0}> : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %96 = "func.call"(%54, %arg14) <{callee = @_take_0}> : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %98 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %99 = "stablehlo.multiply"(%57, %98) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %100 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 1, 6, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x4xf32>
    %101 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x4xf32>
    %102 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x4xf32>
    %104 = "stablehlo.multiply"(%103, %101) : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %105 = "stablehlo.concatenate"(%104, %100) <{dimension = 3 : i64}> : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %106 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %107 = "stablehlo.multiply"(%105, %106) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %110 = "stablehlo.multiply"(%107, %109) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %111 = "stablehlo.add"(%99, %110) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %112 = "stablehlo.concatenate"(%75, %93, %111) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%112) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<8x16xf32>, %arg8: tensor<1x6xi64>):
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x6xi64>
    %28 = "stablehlo.compare"(%arg8, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
    %29 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x6xi64>
    %31 = "stablehlo.add"(%arg8, %30) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
    %32 = "func.call"(%28, %31, %arg8) <{callee = @_where}> : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi64>) -> tensor<1x6x1xi64>
    %34 = "stablehlo.constant"() <{value = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %35 = "stablehlo.convert"(%33) : (tensor<1x6x1xi64>) -> tensor<1x6x1xi32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x6x1xi32>
    %38 = "stablehlo.compare"(%35, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x1xi1>
    %39 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<1x6x1xi32>
    %41 = "stablehlo.compare"(%35, %40) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x1xi1>
    %42 = "stablehlo.and"(%38, %41) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %43 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<i1>, %arg10: tensor<i1>):
      %50 = "stablehlo.and"(%arg9, %arg10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }) : (tensor<1x6x1xi1>, tensor<i1>) -> tensor<1x6xi1>
    %45 = "stablehlo.gather"(%arg7, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<8x16xf32>, tensor<1x6x1xi32>) -> tensor<1x6x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi1>) -> tensor<1x6x16xi1>
    %47 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x16xf32>
    %49 = "stablehlo.select"(%46, %45, %48) : (tensor<1x6x16xi1>, tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    "func.return"(%49) : (tensor<1x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<1x6xi1>, %arg5: tensor<1x6xi64>, %arg6: tensor<1x6xi64>):
    %25 = "stablehlo.select"(%arg4, %arg5, %arg6) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
    "func.return"(%25) : (tensor<1x6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>, res_attrs = [{}], sym_name = "_take_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<1x6xi64>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x6xi64>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
    %3 = "stablehlo.constant"() <{value = dense<8> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x6xi64>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
    %6 = "func.call"(%2, %5, %arg1) <{callee = @_where}> : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi64>) -> tensor<1x6x1xi64>
    %8 = "stablehlo.constant"() <{value = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %9 = "stablehlo.convert"(%7) : (tensor<1x6x1xi64>) -> tensor<1x6x1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x6x1xi32>
    %12 = "stablehlo.compare"(%9, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<1x6x1xi32>
    %15 = "stablehlo.compare"(%9, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      %24 = "stablehlo.and"(%arg2, %arg3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<1x6x1xi1>, tensor<i1>) -> tensor<1x6xi1>
    %19 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<1x6x1xi32>) -> tensor<1x6x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi1>) -> tensor<1x6x8xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x8xf32>
    %23 = "stablehlo.select"(%20, %19, %22) : (tensor<1x6x8xi1>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    "func.return"(%23) : (tensor<1x6x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
