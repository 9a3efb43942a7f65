#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<2x3x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x32xf32>, %arg2: tensor<3x32xf32>):
    %0 = "tensor.empty"() : () -> tensor<3x32x2xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<3x32xf32>, tensor<3x32x2xf32>) -> tensor<3x32x2xf32>
    %2 = "tensor.collapse_shape"(%1) <{reassociation = [[0], [1, 2]]}> : (tensor<3x32x2xf32>) -> tensor<3x64xf32>
    %3 = "tensor.expand_shape"(%2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 3, 1, 64>}> : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
    %4 = "linalg.generic"(%arg2, %0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<3x32xf32>, tensor<3x32x2xf32>) -> tensor<3x32x2xf32>
    %5 = "tensor.collapse_shape"(%4) <{reassociation = [[0], [1, 2]]}> : (tensor<3x32x2xf32>) -> tensor<3x64xf32>
    %6 = "tensor.expand_shape"(%5) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 3, 1, 64>}> : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
    %7 = "tensor.empty"() : () -> tensor<2x3x2x64xf32>
    %8 = "linalg.generic"(%arg0, %3, %7) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %22 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<2x3x2x64xf32>, tensor<3x1x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %9 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %10 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %11 = "tensor.empty"() : () -> tensor<2x3x2x32xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %21 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 32, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32x1xf32>
    %14 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 32, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32x1xf32>
    %15 = "tensor.concat"(%13, %14) <{dim = 4 : i64}> : (tensor<2x3x2x32x1xf32>, tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %16 = "tensor.collapse_shape"(%15) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x64xf32>
    %17 = "linalg.generic"(%16, %6, %7) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %20 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<2x3x2x64xf32>, tensor<3x1x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %18 = "linalg.generic"(%8, %17, %7) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %19 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%18) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
