#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>, tensor<1x4xi32>, tensor<12x16xf32>) -> (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<1x4x1x48xbf16>, %arg2: tensor<1x4xi32>, %arg3: tensor<12x16xf32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 11 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 12 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "tensor.empty"() : () -> tensor<1x4xi1>
    %7 = "linalg.generic"(%arg2, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: i32, %arg72: i1):
      %116 = "arith.cmpi"(%arg71, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%116) : (i1) -> ()
    }) : (tensor<1x4xi32>, tensor<1x4xi1>) -> tensor<1x4xi1>
    %8 = "tensor.empty"() : () -> tensor<1x4xi32>
    %9 = "linalg.generic"(%arg2, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: i32, %arg70: i32):
      %115 = "arith.addi"(%arg69, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%115) : (i32) -> ()
    }) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %10 = "tensor.empty"() : () -> tensor<1x4xi32>
    %11 = "linalg.generic"(%7, %9, %arg2, %10) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg65: i1, %arg66: i32, %arg67: i32, %arg68: i32):
      %114 = "arith.select"(%arg65, %arg66, %arg67) : (i1, i32, i32) -> i32
      "linalg.yield"(%114) : (i32) -> ()
    }) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %12 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %13 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %14 = "linalg.generic"(%13) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg64: f32):
      %107 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %108 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %109 = "tensor.extract"(%12, %3, %107, %3) : (tensor<1x4x1xi32>, index, index, index) -> i32
      %110 = "arith.index_cast"(%109) : (i32) -> index
      %111 = "arith.maxsi"(%110, %3) : (index, index) -> index
      %112 = "arith.minsi"(%111, %2) : (index, index) -> index
      %113 = "tensor.extract"(%arg3, %112, %108) : (tensor<12x16xf32>, index, index) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %15 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %16 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 8>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x16xbf16>
    %18 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %19 = "linalg.generic"(%15, %18) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %20 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: bf16):
      %106 = "arith.truncf"(%arg60) : (f32) -> bf16
      "linalg.yield"(%106) : (bf16) -> ()
    }) : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %22 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %23 = "linalg.generic"(%16, %22) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %24 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: bf16):
      %105 = "arith.truncf"(%arg56) : (f32) -> bf16
      "linalg.yield"(%105) : (bf16) -> ()
    }) : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %26 = "tensor.extract_slice"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x8xbf16>
    %27 = "tensor.extract_slice"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 2, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x8xbf16>
    %28 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %29 = "linalg.generic"(%21, %28) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: bf16, %arg55: bf16):
      "linalg.yield"(%arg54) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %30 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %31 = "linalg.generic"(%26, %29, %30) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: bf16):
      %104 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%104) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %32 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %33 = "linalg.generic"(%25, %32) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: bf16, %arg50: bf16):
      "linalg.yield"(%arg49) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %34 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %35 = "linalg.generic"(%27, %33, %34) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: bf16, %arg48: bf16):
      %103 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%103) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %36 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %37 = "linalg.generic"(%31, %35, %36) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: bf16, %arg44: bf16, %arg45: bf16):
      %102 = "arith.subf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%102) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %38 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %39 = "linalg.generic"(%21, %38) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: bf16, %arg42: bf16):
      "linalg.yield"(%arg41) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %40 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %41 = "linalg.generic"(%27, %39, %40) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: bf16, %arg39: bf16, %arg40: bf16):
      %101 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%101) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %42 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %43 = "linalg.generic"(%25, %42) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16):
      "linalg.yield"(%arg36) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %44 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %45 = "linalg.generic"(%26, %43, %44) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: bf16, %arg35: bf16):
      %100 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%100) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %46 = "tensor.empty"() : () -> tensor<1x4x2x8xbf16>
    %47 = "linalg.generic"(%41, %45, %46) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: bf16, %arg31: bf16, %arg32: bf16):
      %99 = "arith.addf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%99) : (bf16) -> ()
    }) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %48 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 8, 1>}> : (tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8x1xbf16>
    %49 = "tensor.expand_shape"(%47) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 8, 1>}> : (tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8x1xbf16>
    %50 = "tensor.empty"() : () -> tensor<1x4x2x8x2xbf16>
    %51 = "tensor.insert_slice"(%48, %50) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 8, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x1xbf16>, tensor<1x4x2x8x2xbf16>) -> tensor<1x4x2x8x2xbf16>
    %52 = "tensor.insert_slice"(%49, %51, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 8, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x1xbf16>, tensor<1x4x2x8x2xbf16>, index) -> tensor<1x4x2x8x2xbf16>
    %53 = "tensor.collapse_shape"(%52) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x8x2xbf16>) -> tensor<1x4x2x16xbf16>
    %54 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x32xbf16>
    %55 = "tensor.empty"() : () -> tensor<1x4x2x48xbf16>
    %56 = "tensor.insert_slice"(%53, %55) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x48xbf16>) -> tensor<1x4x2x48xbf16>
    %57 = "tensor.insert_slice"(%54, %56, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x48xbf16>, index) -> tensor<1x4x2x48xbf16>
    %58 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x16xbf16>
    %59 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %60 = "linalg.generic"(%15, %59) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %61 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: bf16):
      %98 = "arith.truncf"(%arg26) : (f32) -> bf16
      "linalg.yield"(%98) : (bf16) -> ()
    }) : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %63 = "tensor.empty"() : () -> tensor<1x4x1x8xf32>
    %64 = "linalg.generic"(%16, %63) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<1x4x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %65 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: bf16):
      %97 = "arith.truncf"(%arg22) : (f32) -> bf16
      "linalg.yield"(%97) : (bf16) -> ()
    }) : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %67 = "tensor.extract_slice"(%58) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x8xbf16>
    %68 = "tensor.extract_slice"(%58) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 1, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x8xbf16>
    %69 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %70 = "linalg.generic"(%67, %62, %69) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: bf16, %arg20: bf16, %arg21: bf16):
      %96 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%96) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %71 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %72 = "linalg.generic"(%68, %66, %71) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: bf16, %arg17: bf16, %arg18: bf16):
      %95 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%95) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %73 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %74 = "linalg.generic"(%70, %72, %73) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: bf16, %arg15: bf16):
      %94 = "arith.subf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%94) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %75 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %76 = "linalg.generic"(%68, %62, %75) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: bf16, %arg12: bf16):
      %93 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%93) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %77 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %78 = "linalg.generic"(%67, %66, %77) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: bf16, %arg8: bf16, %arg9: bf16):
      %92 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%92) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %79 = "tensor.empty"() : () -> tensor<1x4x1x8xbf16>
    %80 = "linalg.generic"(%76, %78, %79) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: bf16, %arg5: bf16, %arg6: bf16):
      %91 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%91) : (bf16) -> ()
    }) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %81 = "tensor.expand_shape"(%74) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 1, 8, 1>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8x1xbf16>
    %82 = "tensor.expand_shape"(%80) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 1, 8, 1>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8x1xbf16>
    %83 = "tensor.empty"() : () -> tensor<1x4x1x8x2xbf16>
    %84 = "tensor.insert_slice"(%81, %83) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 8, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x8x1xbf16>, tensor<1x4x1x8x2xbf16>) -> tensor<1x4x1x8x2xbf16>
    %85 = "tensor.insert_slice"(%82, %84, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 1, 8, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x8x1xbf16>, tensor<1x4x1x8x2xbf16>, index) -> tensor<1x4x1x8x2xbf16>
    %86 = "tensor.collapse_shape"(%85) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x1x8x2xbf16>) -> tensor<1x4x1x16xbf16>
    %87 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x32xbf16>
    %88 = "tensor.empty"() : () -> tensor<1x4x1x48xbf16>
    %89 = "tensor.insert_slice"(%86, %88) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x16xbf16>, tensor<1x4x1x48xbf16>) -> tensor<1x4x1x48xbf16>
    %90 = "tensor.insert_slice"(%87, %89, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>, tensor<1x4x1x48xbf16>, index) -> tensor<1x4x1x48xbf16>
    "func.return"(%57, %90) : (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
