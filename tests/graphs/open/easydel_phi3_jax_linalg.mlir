#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi32>, tensor<12x16xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi32>, %arg3: tensor<12x16xf32>):
    %0 = "arith.constant"() <{value = dense<0> : tensor<1x4x1xi32>}> : () -> tensor<1x4x1xi32>
    %1 = "arith.constant"() <{value = 32 : index}> : () -> index
    %2 = "arith.constant"() <{value = 16 : index}> : () -> index
    %3 = "arith.constant"() <{value = 11 : index}> : () -> index
    %4 = "arith.constant"() <{value = 12 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "tensor.empty"() : () -> tensor<12x32xf32>
    %9 = "tensor.insert_slice"(%arg3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 16>, static_strides = array<i64: 1, 1>}> : (tensor<12x16xf32>, tensor<12x32xf32>) -> tensor<12x32xf32>
    %10 = "tensor.insert_slice"(%arg3, %9, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 12, 16>, static_strides = array<i64: 1, 1>}> : (tensor<12x16xf32>, tensor<12x32xf32>, index) -> tensor<12x32xf32>
    %11 = "tensor.empty"() : () -> tensor<12x32xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %91 = "math.cos"(%arg47) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) : (tensor<12x32xf32>, tensor<12x32xf32>) -> tensor<12x32xf32>
    %13 = "tensor.empty"() : () -> tensor<12x32xf32>
    %14 = "linalg.generic"(%10, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %90 = "math.sin"(%arg45) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<12x32xf32>, tensor<12x32xf32>) -> tensor<12x32xf32>
    %15 = "tensor.empty"() : () -> tensor<12x64xf32>
    %16 = "tensor.insert_slice"(%12, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, tensor<12x64xf32>) -> tensor<12x64xf32>
    %17 = "tensor.insert_slice"(%14, %16, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 12, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, tensor<12x64xf32>, index) -> tensor<12x64xf32>
    %18 = "tensor.empty"() : () -> tensor<1x12x64xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<12x64xf32>, tensor<1x12x64xf32>) -> tensor<1x12x64xf32>
    %20 = "tensor.empty"() : () -> tensor<1x4xi1>
    %21 = "linalg.generic"(%arg2, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: i32, %arg42: i1):
      %89 = "arith.cmpi"(%arg41, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%89) : (i1) -> ()
    }) : (tensor<1x4xi32>, tensor<1x4xi1>) -> tensor<1x4xi1>
    %22 = "tensor.empty"() : () -> tensor<1x4xi32>
    %23 = "linalg.generic"(%arg2, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i32, %arg40: i32):
      %88 = "arith.addi"(%arg39, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%88) : (i32) -> ()
    }) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %24 = "tensor.empty"() : () -> tensor<1x4xi32>
    %25 = "linalg.generic"(%21, %23, %arg2, %24) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg35: i1, %arg36: i32, %arg37: i32, %arg38: i32):
      %87 = "arith.select"(%arg35, %arg36, %arg37) : (i1, i32, i32) -> i32
      "linalg.yield"(%87) : (i32) -> ()
    }) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %27 = "tensor.empty"() : () -> tensor<1x4x2xi32>
    %28 = "tensor.insert_slice"(%0, %27) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x1xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
    %29 = "tensor.insert_slice"(%26, %28, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x1xi32>, tensor<1x4x2xi32>, index) -> tensor<1x4x2xi32>
    %30 = "tensor.empty"() : () -> tensor<1x4x64xf32>
    %31 = "linalg.generic"(%30) <{indexing_maps = [#map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg34: f32):
      %76 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %77 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %78 = "tensor.extract"(%29, %6, %76, %6) : (tensor<1x4x2xi32>, index, index, index) -> i32
      %79 = "arith.index_cast"(%78) : (i32) -> index
      %80 = "tensor.extract"(%29, %6, %76, %7) : (tensor<1x4x2xi32>, index, index, index) -> i32
      %81 = "arith.index_cast"(%80) : (i32) -> index
      %82 = "arith.maxsi"(%79, %6) : (index, index) -> index
      %83 = "arith.minsi"(%82, %6) : (index, index) -> index
      %84 = "arith.maxsi"(%81, %6) : (index, index) -> index
      %85 = "arith.minsi"(%84, %3) : (index, index) -> index
      %86 = "tensor.extract"(%19, %83, %85, %77) : (tensor<1x12x64xf32>, index, index, index) -> f32
      "linalg.yield"(%86) : (f32) -> ()
    }) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %32 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %33 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 1, 4, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %34 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %35 = "linalg.generic"(%32, %34) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %36 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %37 = "linalg.generic"(%33, %36) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %38 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %39 = "linalg.generic"(%32, %38) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %40 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %41 = "linalg.generic"(%arg0, %39, %40) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %75 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %42 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %43 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %44 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %74 = "arith.negf"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %47 = "tensor.insert_slice"(%45, %46) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %48 = "tensor.insert_slice"(%42, %47, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x32xf32>, index) -> tensor<1x4x2x32xf32>
    %49 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %50 = "linalg.generic"(%33, %49) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %51 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %52 = "linalg.generic"(%48, %50, %51) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %73 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %53 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %54 = "linalg.generic"(%41, %52, %53) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %72 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %55 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %56 = "linalg.generic"(%arg1, %35, %55) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %71 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %57 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %58 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %59 = "tensor.empty"() : () -> tensor<1x4x1x16xf32>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %70 = "arith.negf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %61 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %62 = "tensor.insert_slice"(%60, %61) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %63 = "tensor.insert_slice"(%57, %62, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x32xf32>, index) -> tensor<1x4x1x32xf32>
    %64 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %65 = "linalg.generic"(%63, %37, %64) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %69 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %66 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %67 = "linalg.generic"(%56, %65, %66) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %68 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%54, %67) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
