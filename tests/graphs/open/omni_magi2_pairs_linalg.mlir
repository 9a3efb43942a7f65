#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xbf16>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xbf16>, %arg1: tensor<5x16xf32>, %arg2: tensor<5x16xf32>):
    %0 = "tensor.empty"() : () -> tensor<5x1x16x2xf32>
    %1 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 5, 1, 16>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %2 = "linalg.generic"(%1, %0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (tensor<5x1x16xf32>, tensor<5x1x16x2xf32>) -> tensor<5x1x16x2xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<5x1x16x2xf32>) -> tensor<5x1x32xf32>
    %4 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 5, 1, 16>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %5 = "linalg.generic"(%4, %0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<5x1x16xf32>, tensor<5x1x16x2xf32>) -> tensor<5x1x16x2xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<5x1x16x2xf32>) -> tensor<5x1x32xf32>
    %7 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 5, 2, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x2x48xbf16>) -> tensor<5x2x32xbf16>
    %8 = "tensor.empty"() : () -> tensor<5x2x32xf32>
    %9 = "linalg.generic"(%7, %3, %8) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: f32, %arg15: f32):
      %29 = "arith.extf"(%arg13) : (bf16) -> f32
      %30 = "arith.mulf"(%29, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<5x2x32xbf16>, tensor<5x1x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %10 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 5, 2, 16>, static_strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xbf16>) -> tensor<5x2x16xbf16>
    %11 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 5, 2, 16>, static_strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xbf16>) -> tensor<5x2x16xbf16>
    %12 = "tensor.empty"() : () -> tensor<5x2x16xbf16>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: bf16, %arg12: bf16):
      %28 = "arith.negf"(%arg11) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%28) : (bf16) -> ()
    }) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %14 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 5, 2, 16, 1>}> : (tensor<5x2x16xbf16>) -> tensor<5x2x16x1xbf16>
    %15 = "tensor.expand_shape"(%10) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 5, 2, 16, 1>}> : (tensor<5x2x16xbf16>) -> tensor<5x2x16x1xbf16>
    %16 = "tensor.concat"(%14, %15) <{dim = 3 : i64}> : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<5x2x16x2xbf16>) -> tensor<5x2x32xbf16>
    %18 = "linalg.generic"(%17, %6, %8) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: f32, %arg10: f32):
      %26 = "arith.extf"(%arg8) : (bf16) -> f32
      %27 = "arith.mulf"(%26, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<5x2x32xbf16>, tensor<5x1x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %19 = "linalg.generic"(%9, %18, %8) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %25 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %20 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 5, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x2x48xbf16>) -> tensor<5x2x16xbf16>
    %21 = "tensor.empty"() : () -> tensor<5x2x16xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: bf16, %arg4: f32):
      %24 = "arith.extf"(%arg3) : (bf16) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<5x2x16xbf16>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %23 = "tensor.concat"(%19, %22) <{dim = 2 : i64}> : (tensor<5x2x32xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    "func.return"(%23) : (tensor<5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
