#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x4xi64>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<2x4xi64>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "tensor.empty"() : () -> tensor<2x4xf32>
    %3 = "linalg.generic"(%arg2, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: f32):
      %51 = "arith.sitofp"(%arg36) : (i64) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = "tensor.collapse_shape"(%3) <{reassociation = [[0, 1]]}> : (tensor<2x4xf32>) -> tensor<8xf32>
    %5 = "tensor.expand_shape"(%4) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 1, 8, 1>}> : (tensor<8xf32>) -> tensor<1x8x1xf32>
    %6 = "tensor.expand_shape"(%1) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 1, 1, 16>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %7 = "tensor.empty"() : () -> tensor<1x8x16xf32>
    %8 = "linalg.fill"(%0, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %9 = "linalg.batch_matmul"(%5, %6, %8) <{indexing_maps = [#map1, #map2, #map3], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %49 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %50 = "arith.addf"(%arg33, %49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x8x1xf32>, tensor<1x1x16xf32>, tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %10 = "tensor.collapse_shape"(%9) <{reassociation = [[0, 1], [2]]}> : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %11 = "tensor.expand_shape"(%10) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 16>}> : (tensor<8x16xf32>) -> tensor<2x4x1x16xf32>
    %12 = "tensor.empty"() : () -> tensor<2x4x2x16xf32>
    %13 = "tensor.collapse_shape"(%11) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x16xf32>
    %14 = "linalg.generic"(%13, %12) <{indexing_maps = [#map1, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<2x4x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x32xf32>
    %16 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %48 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = "linalg.generic"(%15, %16) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %47 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %19 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %20 = "tensor.empty"() : () -> tensor<2x2x4x32xf32>
    %21 = "linalg.generic"(%arg0, %19, %20) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %46 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %22 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %23 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %24 = "tensor.empty"() : () -> tensor<2x2x4x16xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %45 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %26 = "tensor.concat"(%25, %22) <{dim = 3 : i64}> : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    %27 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %28 = "linalg.generic"(%26, %27, %20) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %44 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %29 = "linalg.generic"(%21, %28, %20) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %43 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %30 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %31 = "linalg.generic"(%arg1, %19, %30) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %42 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %32 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %33 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %34 = "tensor.empty"() : () -> tensor<2x1x4x16xf32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %41 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %36 = "tensor.concat"(%35, %32) <{dim = 3 : i64}> : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x32xf32>
    %37 = "linalg.generic"(%36, %27, %30) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %40 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %38 = "linalg.generic"(%31, %37, %30) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %39 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%29, %38) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
