#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<3x1x4xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B9AF50F3F8718363EC255663D39AD913C9C44B83B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 1, 4, 1>}> : (tensor<3x1x4xi64>) -> tensor<3x1x4x1xi64>
    %2 = "tensor.empty"() : () -> tensor<3x1x4x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: i64, %arg49: f32):
      %92 = "arith.sitofp"(%arg48) : (i64) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<3x1x4x1xi64>, tensor<3x1x4x1xf32>) -> tensor<3x1x4x1xf32>
    %4 = "tensor.empty"() : () -> tensor<3x1x4x16xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %91 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) : (tensor<3x1x4x1xf32>, tensor<16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %6 = "linalg.generic"(%5, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %90 = "math.cos"(%arg43) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %7 = "linalg.generic"(%5, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %89 = "math.sin"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %9 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 6>, static_sizes = array<i64: 3, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %10 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 12>, static_sizes = array<i64: 3, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %11 = "tensor.extract_slice"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %13 = "tensor.extract_slice"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %14 = "tensor.collapse_shape"(%13) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %15 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %16 = "tensor.collapse_shape"(%15) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %17 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 6, 1>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %18 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 6, 1>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %19 = "tensor.concat"(%17, %18) <{dim = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x6x2xf32>) -> tensor<1x4x12xf32>
    %21 = "tensor.concat"(%20, %16) <{dim = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %22 = "tensor.empty"() : () -> tensor<1x4x16x2xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16x2xf32>) -> tensor<1x4x16x2xf32>
    %24 = "tensor.collapse_shape"(%23) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %25 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %26 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 6>, static_sizes = array<i64: 3, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %27 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 12>, static_sizes = array<i64: 3, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %28 = "tensor.extract_slice"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %30 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 6>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %31 = "tensor.collapse_shape"(%30) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %32 = "tensor.extract_slice"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %34 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 6, 1>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %35 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 6, 1>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %36 = "tensor.concat"(%34, %35) <{dim = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %37 = "tensor.collapse_shape"(%36) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x6x2xf32>) -> tensor<1x4x12xf32>
    %38 = "tensor.concat"(%37, %33) <{dim = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %39 = "linalg.generic"(%38, %22) <{indexing_maps = [#map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16x2xf32>) -> tensor<1x4x16x2xf32>
    %40 = "tensor.collapse_shape"(%39) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %42 = "tensor.expand_shape"(%24) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %43 = "tensor.empty"() : () -> tensor<1x2x4x32xf32>
    %44 = "linalg.generic"(%arg0, %43) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f16, %arg36: f32):
      %88 = "arith.extf"(%arg35) : (f16) -> f32
      "linalg.yield"(%88) : (f32) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %45 = "linalg.generic"(%44, %41, %43) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %87 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %47 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %48 = "tensor.empty"() : () -> tensor<1x2x4x16xf16>
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f16, %arg31: f16):
      %86 = "arith.negf"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "linalg.yield"(%86) : (f16) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %50 = "tensor.expand_shape"(%49) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16x1xf16>
    %51 = "tensor.expand_shape"(%46) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16x1xf16>
    %52 = "tensor.concat"(%50, %51) <{dim = 4 : i64}> : (tensor<1x2x4x16x1xf16>, tensor<1x2x4x16x1xf16>) -> tensor<1x2x4x16x2xf16>
    %53 = "tensor.collapse_shape"(%52) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x4x16x2xf16>) -> tensor<1x2x4x32xf16>
    %54 = "linalg.generic"(%53, %43) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f16, %arg29: f32):
      %85 = "arith.extf"(%arg28) : (f16) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %55 = "linalg.generic"(%54, %42, %43) <{indexing_maps = [#map, #map4, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %84 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %56 = "linalg.generic"(%45, %55, %43) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %83 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %57 = "tensor.empty"() : () -> tensor<1x1x4x32xf32>
    %58 = "linalg.generic"(%arg1, %57) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f16, %arg21: f32):
      %82 = "arith.extf"(%arg20) : (f16) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %59 = "linalg.generic"(%58, %41, %57) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %81 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %60 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %61 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %62 = "tensor.empty"() : () -> tensor<1x1x4x16xf16>
    %63 = "linalg.generic"(%61, %62) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f16, %arg16: f16):
      %80 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "linalg.yield"(%80) : (f16) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %64 = "tensor.expand_shape"(%63) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 4, 16, 1>}> : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16x1xf16>
    %65 = "tensor.expand_shape"(%60) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 4, 16, 1>}> : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16x1xf16>
    %66 = "tensor.concat"(%64, %65) <{dim = 4 : i64}> : (tensor<1x1x4x16x1xf16>, tensor<1x1x4x16x1xf16>) -> tensor<1x1x4x16x2xf16>
    %67 = "tensor.collapse_shape"(%66) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x4x16x2xf16>) -> tensor<1x1x4x32xf16>
    %68 = "linalg.generic"(%67, %57) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f16, %arg14: f32):
      %79 = "arith.extf"(%arg13) : (f16) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %69 = "linalg.generic"(%68, %42, %57) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %78 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %70 = "linalg.generic"(%59, %69, %57) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %77 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %71 = "tensor.empty"() : () -> tensor<1x2x4x32xf16>
    %72 = "linalg.generic"(%56, %71) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f16):
      %76 = "arith.truncf"(%arg5) : (f32) -> f16
      "linalg.yield"(%76) : (f16) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %73 = "tensor.empty"() : () -> tensor<1x1x4x32xf16>
    %74 = "linalg.generic"(%70, %73) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f16):
      %75 = "arith.truncf"(%arg3) : (f32) -> f16
      "linalg.yield"(%75) : (f16) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%72, %74) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
