#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xf32>, tensor<2x4xi64>) -> tensor<2x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x4xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 4, 1>}> : (tensor<2x4xi64>) -> tensor<2x4x1xi64>
    %4 = "tensor.empty"() : () -> tensor<2x4x1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: i64, %arg28: f32):
      %45 = "arith.sitofp"(%arg27) : (i64) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<2x4x1xi64>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %6 = "tensor.empty"() : () -> tensor<16xi64>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg26: i64):
      %42 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %43 = "arith.index_cast"(%42) : (index) -> i64
      %44 = "arith.muli"(%43, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%44) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: i64, %arg25: i64):
      %39 = "arith.sitofp"(%arg24) : (i64) -> f32
      %40 = "arith.negf"(%39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %41 = "arith.fptosi"(%40) : (f32) -> i64
      "linalg.yield"(%41) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %9 = "tensor.empty"() : () -> tensor<16xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: i64, %arg23: f32):
      %37 = "arith.sitofp"(%arg22) : (i64) -> f32
      %38 = "arith.divf"(%37, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<16xi64>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %36 = "math.powf"(%2, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.empty"() : () -> tensor<2x4x16xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %35 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<2x4x1xf32>, tensor<16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %14 = "tensor.concat"(%13, %13) <{dim = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %15 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %34 = "math.cos"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %17 = "linalg.generic"(%14, %15) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %33 = "math.sin"(%arg13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %19 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %20 = "tensor.empty"() : () -> tensor<2x4x2x32xf32>
    %21 = "linalg.generic"(%arg0, %18, %20) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %32 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %22 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %23 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %24 = "tensor.empty"() : () -> tensor<2x4x2x16xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %31 = "arith.negf"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %26 = "tensor.concat"(%25, %22) <{dim = 3 : i64}> : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x32xf32>
    %27 = "linalg.generic"(%26, %19, %20) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %30 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %28 = "linalg.generic"(%21, %27, %20) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %29 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    "func.return"(%28) : (tensor<2x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
