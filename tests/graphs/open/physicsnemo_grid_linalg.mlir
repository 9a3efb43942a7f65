#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, 0, d4)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x2x32xbf16>) -> tensor<1x2x3x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x2x32xbf16>):
    %0 = "arith.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5B81013D5B81013D57D6233C57D6233C203E4F3B203E4F3B6E12833A6E12833A5FCBA5395FCBA53900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC870813DC870813D3ED4A33C3ED4A33CDC3DCF3BDC3DCF3B6912033B6912033B5ECB253A5ECB253AA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5B81013D5B81013D57D6233C57D6233C203E4F3B203E4F3B6E12833A6E12833A5FCBA5395FCBA53900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5B81013D5B81013D57D6233C57D6233C203E4F3B203E4F3B6E12833A6E12833A5FCBA5395FCBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5B81013D5B81013D57D6233C57D6233C203E4F3B203E4F3B6E12833A6E12833A5FCBA5395FCBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5B81013D5B81013D57D6233C57D6233C203E4F3B203E4F3B6E12833A6E12833A5FCBA5395FCBA539B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC870813DC870813D3ED4A33C3ED4A33CDC3DCF3BDC3DCF3B6912033B6912033B5ECB253A5ECB253A"> : tensor<2x3x32xf32>}> : () -> tensor<2x3x32xf32>
    %1 = "arith.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F"> : tensor<2x3x32xf32>}> : () -> tensor<2x3x32xf32>
    %2 = "tensor.expand_shape"(%1) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 3, 1, 32>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %3 = "tensor.expand_shape"(%0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 3, 1, 32>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %4 = "tensor.empty"() : () -> tensor<1x2x3x2x32xf32>
    %5 = "linalg.generic"(%arg0, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: bf16, %arg15: f32):
      %24 = "arith.extf"(%arg14) : (bf16) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<1x2x3x2x32xbf16>, tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x32xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x16xf32>
    %7 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x16xf32>
    %8 = "tensor.empty"() : () -> tensor<1x2x3x2x16xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %23 = "arith.negf"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<1x2x3x2x16xf32>, tensor<1x2x3x2x16xf32>) -> tensor<1x2x3x2x16xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 2, 3, 2, 16, 1>}> : (tensor<1x2x3x2x16xf32>) -> tensor<1x2x3x2x16x1xf32>
    %11 = "tensor.expand_shape"(%6) <{reassociation = [[0], [1], [2], [3], [4, 5]], static_output_shape = array<i64: 1, 2, 3, 2, 16, 1>}> : (tensor<1x2x3x2x16xf32>) -> tensor<1x2x3x2x16x1xf32>
    %12 = "tensor.concat"(%10, %11) <{dim = 5 : i64}> : (tensor<1x2x3x2x16x1xf32>, tensor<1x2x3x2x16x1xf32>) -> tensor<1x2x3x2x16x2xf32>
    %13 = "tensor.collapse_shape"(%12) <{reassociation = [[0], [1], [2], [3], [4, 5]]}> : (tensor<1x2x3x2x16x2xf32>) -> tensor<1x2x3x2x32xf32>
    %14 = "linalg.generic"(%5, %2, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %22 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<1x2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x32xf32>
    %15 = "linalg.generic"(%13, %3, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %21 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<1x2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x32xf32>
    %16 = "linalg.generic"(%14, %15, %4) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %20 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<1x2x3x2x32xf32>, tensor<1x2x3x2x32xf32>, tensor<1x2x3x2x32xf32>) -> tensor<1x2x3x2x32xf32>
    %17 = "tensor.empty"() : () -> tensor<1x2x3x2x32xbf16>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: bf16):
      %19 = "arith.truncf"(%arg1) : (f32) -> bf16
      "linalg.yield"(%19) : (bf16) -> ()
    }) : (tensor<1x2x3x2x32xf32>, tensor<1x2x3x2x32xbf16>) -> tensor<1x2x3x2x32xbf16>
    "func.return"(%18) : (tensor<1x2x3x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
