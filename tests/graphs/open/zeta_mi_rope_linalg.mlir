#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<5x32xf32>):
    %0 = "tensor.empty"() : () -> tensor<5x32xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %16 = "math.cos"(%arg13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %2 = "tensor.empty"() : () -> tensor<1x5x32xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %15 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<1x5x32xf32>, tensor<5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 31>, static_sizes = array<i64: 1, 5, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1xf32>
    %5 = "tensor.cast"(%4) : (tensor<1x5x1xf32>) -> tensor<1x5x?xf32>
    %6 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 5, 31>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x32xf32>) -> tensor<1x5x31xf32>
    %7 = "tensor.cast"(%6) : (tensor<1x5x31xf32>) -> tensor<1x5x?xf32>
    %8 = "tensor.concat"(%5, %7) <{dim = 2 : i64}> : (tensor<1x5x?xf32>, tensor<1x5x?xf32>) -> tensor<1x5x32xf32>
    %9 = "linalg.generic"(%arg1, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %14 = "math.sin"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %10 = "linalg.generic"(%8, %9, %2) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %13 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<1x5x32xf32>, tensor<5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "linalg.generic"(%3, %10, %2) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %12 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%11) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
