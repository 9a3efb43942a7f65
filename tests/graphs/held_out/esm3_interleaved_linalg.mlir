#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>):
    %0 = "arith.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC355E63DE286813D39AD113D0AD7A33C9C44383C373ECF3B2815693B6F12033B166A933A5FCB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E534AC23DD6835A3D8FC2F53C75338A3CA96E1B3CDECFAE3BA69B443B211FDD3A0EB1783A7ED90B3A"> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
    %1 = "tensor.empty"() : () -> tensor<4x16xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %28 = "math.cos"(%arg18) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "linalg.generic"(%0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %27 = "math.sin"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %4 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %5 = "linalg.generic"(%2, %4) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %7 = "tensor.expand_shape"(%6) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %8 = "linalg.generic"(%3, %4) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %11 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %12 = "linalg.generic"(%arg0, %7, %11) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %26 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %13 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %15 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %25 = "arith.negf"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %18 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %19 = "tensor.concat"(%17, %18) <{dim = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %21 = "linalg.generic"(%20, %10, %11) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %24 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "linalg.generic"(%12, %21, %11) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %23 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%22) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
