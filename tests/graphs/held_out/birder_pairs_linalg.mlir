#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>, %arg1: tensor<1x2x6x32xf32>):
    %0 = "arith.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913CA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913CB7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3F"> : tensor<6x64xf32>}> : () -> tensor<6x64xf32>
    %1 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 32>, static_strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %2 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 32>, static_sizes = array<i64: 6, 32>, static_strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %3 = "tensor.empty"() : () -> tensor<1x2x6x32xf32>
    %4 = "linalg.generic"(%arg0, %2, %3) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %32 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %5 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 6, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %6 = "tensor.empty"() : () -> tensor<1x2x6x16xf32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %31 = "arith.negf"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %8 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %9 = "tensor.expand_shape"(%7) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 16, 1>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %10 = "tensor.expand_shape"(%8) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 16, 1>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %11 = "tensor.concat"(%9, %10) <{dim = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %13 = "linalg.generic"(%12, %1, %3) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %30 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %14 = "linalg.generic"(%4, %13, %3) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %29 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %15 = "linalg.generic"(%arg1, %2, %3) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %28 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %16 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 6, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %17 = "linalg.generic"(%16, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %27 = "arith.negf"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %18 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %19 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 16, 1>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %20 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 16, 1>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %21 = "tensor.concat"(%19, %20) <{dim = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %22 = "tensor.collapse_shape"(%21) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %23 = "linalg.generic"(%22, %1, %3) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %26 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %24 = "linalg.generic"(%15, %23, %3) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %25 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%14, %24) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
