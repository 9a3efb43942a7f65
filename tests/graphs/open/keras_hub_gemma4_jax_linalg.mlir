#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x64xf32>, tensor<i32>) -> tensor<1x4x2x64xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<i32>):
    %0 = "arith.constant"() <{value = 32 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %7 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %8 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %9 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %10 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 4, 2, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %11 = "tensor.extract_slice"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %12 = "tensor.extract_slice"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 4, 2, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %13 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %14 = "tensor.insert_slice"(%9, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "tensor.insert_slice"(%11, %14, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x16xf32>, index) -> tensor<1x4x2x16xf32>
    %16 = "tensor.empty"() : () -> tensor<8xf32>
    %17 = "linalg.generic"(%16) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg58: f32):
      %108 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %109 = "arith.index_cast"(%108) : (index) -> i32
      %110 = "arith.sitofp"(%109) : (i32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %18 = "tensor.empty"() : () -> tensor<8xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      %107 = "arith.mulf"(%arg56, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %20 = "tensor.empty"() : () -> tensor<8xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %106 = "arith.addf"(%arg54, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %22 = "tensor.empty"() : () -> tensor<8xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %105 = "arith.divf"(%arg52, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %24 = "tensor.empty"() : () -> tensor<8xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %104 = "arith.negf"(%arg50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %26 = "tensor.empty"() : () -> tensor<8xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %103 = "math.powf"(%3, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %28 = "tensor.empty"() : () -> tensor<8xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %30 = "tensor.empty"() : () -> tensor<4xf32>
    %31 = "linalg.generic"(%30) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg45: f32):
      %100 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %101 = "arith.index_cast"(%100) : (index) -> i32
      %102 = "arith.sitofp"(%101) : (i32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %32 = "tensor.empty"() : () -> tensor<f32>
    %33 = "linalg.generic"(%arg1, %32) <{indexing_maps = [#map1, #map1], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: i32, %arg44: f32):
      %99 = "arith.sitofp"(%arg43) : (i32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<i32>, tensor<f32>) -> tensor<f32>
    %34 = "tensor.empty"() : () -> tensor<4xf32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %36 = "tensor.empty"() : () -> tensor<4xf32>
    %37 = "linalg.generic"(%31, %35, %36) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %98 = "arith.addf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "tensor.empty"() : () -> tensor<1x4xf32>
    %39 = "linalg.generic"(%37, %38) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %40 = "tensor.empty"() : () -> tensor<1x4x8xf32>
    %41 = "linalg.fill"(%5, %40) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %42 = "linalg.generic"(%39, %29, %41) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %96 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %97 = "arith.addf"(%arg33, %96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<1x4xf32>, tensor<8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %43 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %45 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %46 = "linalg.generic"(%42, %45) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %47 = "tensor.empty"() : () -> tensor<1x4x2x8xf32>
    %48 = "tensor.insert_slice"(%44, %47) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %49 = "tensor.insert_slice"(%46, %48, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x8xf32>, tensor<1x4x2x8xf32>, index) -> tensor<1x4x2x8xf32>
    %50 = "tensor.collapse_shape"(%49) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x16xf32>
    %51 = "tensor.empty"() : () -> tensor<1x4x1x16xf32>
    %52 = "linalg.generic"(%50, %51) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %53 = "tensor.empty"() : () -> tensor<1x4x1x16xf32>
    %54 = "linalg.generic"(%52, %53) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %95 = "math.cos"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %55 = "tensor.empty"() : () -> tensor<1x4x1x16xf32>
    %56 = "linalg.generic"(%52, %55) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %94 = "math.sin"(%arg21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %57 = "tensor.extract_slice"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %58 = "tensor.extract_slice"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %59 = "tensor.empty"() : () -> tensor<1x4x2x8xf32>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %93 = "arith.negf"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%93) : (f32) -> ()
    }) : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %61 = "tensor.empty"() : () -> tensor<1x4x2x1x8xf32>
    %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<1x4x2x8xf32>, tensor<1x4x2x1x8xf32>) -> tensor<1x4x2x1x8xf32>
    %63 = "tensor.empty"() : () -> tensor<1x4x2x1x8xf32>
    %64 = "linalg.generic"(%57, %63) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<1x4x2x8xf32>, tensor<1x4x2x1x8xf32>) -> tensor<1x4x2x1x8xf32>
    %65 = "tensor.empty"() : () -> tensor<1x4x2x2x8xf32>
    %66 = "tensor.insert_slice"(%62, %65) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 1, 8>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x1x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %67 = "tensor.insert_slice"(%64, %66, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 2, 1, 8>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x1x8xf32>, tensor<1x4x2x2x8xf32>, index) -> tensor<1x4x2x2x8xf32>
    %68 = "tensor.collapse_shape"(%67) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x16xf32>
    %69 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %70 = "linalg.generic"(%54, %69) <{indexing_maps = [#map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %71 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %72 = "linalg.generic"(%15, %70, %71) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %92 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %73 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %74 = "linalg.generic"(%56, %73) <{indexing_maps = [#map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %75 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %76 = "linalg.generic"(%68, %74, %75) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %91 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %77 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %78 = "linalg.generic"(%72, %76, %77) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %90 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %79 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %80 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %81 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %82 = "tensor.insert_slice"(%79, %81) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %83 = "tensor.insert_slice"(%10, %82, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>, tensor<1x4x2x32xf32>, index) -> tensor<1x4x2x32xf32>
    %84 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %85 = "tensor.insert_slice"(%80, %84) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %86 = "tensor.insert_slice"(%12, %85, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>, tensor<1x4x2x32xf32>, index) -> tensor<1x4x2x32xf32>
    %87 = "tensor.empty"() : () -> tensor<1x4x2x64xf32>
    %88 = "tensor.insert_slice"(%83, %87) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %89 = "tensor.insert_slice"(%86, %88, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x64xf32>, index) -> tensor<1x4x2x64xf32>
    "func.return"(%89) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
