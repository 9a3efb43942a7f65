#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>):
    %0 = "arith.constant"() <{value = dense<"0x930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0920A06C0920A06C0384671C0384671C0EE40AEC0EE40AEC0C6DEE3C0C6DEE3C04CBE0CC14CBE0CC1358D27C1358D27C1930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000930A86BF930A86BF3A46F1BF3A46F1BFEF402EC0EF402EC0C7DE63C0C7DE63C04DBE8CC04DBE8CC0368DA7C0368DA7C0920A0640920A06403846714038467140EE40AE40EE40AE40C6DEE340C6DEE3404CBE0C414CBE0C41358D2741358D2741930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740920A06C0920A06C0384671C0384671C0EE40AEC0EE40AEC0C6DEE3C0C6DEE3C04CBE0CC14CBE0CC1358D27C1358D27C1930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000930A863F930A863F3A46F13F3A46F13FEF402E40EF402E40C7DE6340C7DE63404DBE8C404DBE8C40368DA740368DA740920A0640920A06403846714038467140EE40AE40EE40AE40C6DEE340C6DEE3404CBE0C414CBE0C41358D2741358D2741"> : tensor<1x6x24xf32>}> : () -> tensor<1x6x24xf32>
    %1 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x24xf32>
    %3 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 24>, static_sizes = array<i64: 1, 2, 6, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x8xf32>
    %4 = "tensor.empty"() : () -> tensor<1x6x24xf32>
    %5 = "linalg.generic"(%0, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %29 = "math.cos"(%arg18) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %6 = "tensor.empty"() : () -> tensor<1x2x6x24xf32>
    %7 = "linalg.generic"(%2, %5, %6) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %28 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<1x2x6x24xf32>, tensor<1x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %27 = "arith.mulf"(%arg13, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %9 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 6, 12>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x24xf32>) -> tensor<1x2x6x12xf32>
    %10 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 6, 12>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x24xf32>) -> tensor<1x2x6x12xf32>
    %11 = "tensor.empty"() : () -> tensor<1x2x6x12xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %26 = "arith.negf"(%arg11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<1x2x6x12xf32>, tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 12, 1>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x12x1xf32>
    %14 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 6, 12, 1>}> : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x12x1xf32>
    %15 = "tensor.concat"(%13, %14) <{dim = 4 : i64}> : (tensor<1x2x6x12x1xf32>, tensor<1x2x6x12x1xf32>) -> tensor<1x2x6x12x2xf32>
    %16 = "tensor.collapse_shape"(%15) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x6x12x2xf32>) -> tensor<1x2x6x24xf32>
    %17 = "linalg.generic"(%0, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %25 = "math.sin"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<1x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x6x24xf32>
    %18 = "linalg.generic"(%16, %17, %6) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %24 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<1x2x6x24xf32>, tensor<1x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %19 = "linalg.generic"(%18, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %23 = "arith.mulf"(%arg4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %20 = "linalg.generic"(%8, %19, %6) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %22 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %21 = "tensor.concat"(%20, %3) <{dim = 3 : i64}> : (tensor<1x2x6x24xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%21) : (tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
