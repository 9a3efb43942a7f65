#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{function_type = (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x32xf32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9.21034049 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "tensor.empty"() : () -> tensor<16xi32>
    %6 = "linalg.generic"(%5) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg50: i32):
      %77 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %78 = "arith.index_cast"(%77) : (index) -> i32
      "linalg.yield"(%78) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    %7 = "tensor.empty"() : () -> tensor<16xi32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: i32, %arg49: i32):
      %76 = "arith.muli"(%arg48, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%76) : (i32) -> ()
    }) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %9 = "tensor.empty"() : () -> tensor<16xi32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: i32, %arg47: i32):
      "linalg.yield"(%arg46) : (i32) -> ()
    }) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %11 = "tensor.empty"() : () -> tensor<f32>
    %12 = "linalg.generic"(%11) <{indexing_maps = [#map1], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg45: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %13 = "tensor.empty"() : () -> tensor<f32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [#map1, #map1], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %75 = "arith.divf"(%arg43, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "tensor.empty"() : () -> tensor<f32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map1, #map1], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %74 = "arith.negf"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "tensor.empty"() : () -> tensor<16xf32>
    %18 = "linalg.generic"(%10, %17) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i32, %arg40: f32):
      %73 = "arith.sitofp"(%arg39) : (i32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<16xi32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "tensor.empty"() : () -> tensor<16xf32>
    %20 = "linalg.generic"(%16, %19) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "tensor.empty"() : () -> tensor<16xf32>
    %22 = "linalg.generic"(%18, %20, %21) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %72 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "tensor.empty"() : () -> tensor<16xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %71 = "math.exp"(%arg32) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "tensor.empty"() : () -> tensor<4xi32>
    %26 = "linalg.generic"(%25) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg31: i32):
      %69 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %70 = "arith.index_cast"(%69) : (index) -> i32
      "linalg.yield"(%70) : (i32) -> ()
    }) : (tensor<4xi32>) -> tensor<4xi32>
    %27 = "tensor.empty"() : () -> tensor<4xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: i32, %arg30: f32):
      %68 = "arith.sitofp"(%arg29) : (i32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32>
    %29 = "tensor.empty"() : () -> tensor<4x16xf32>
    %30 = "linalg.fill"(%2, %29) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (f32, tensor<4x16xf32>) -> tensor<4x16xf32>
    %31 = "linalg.generic"(%28, %24, %30) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %66 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %67 = "arith.addf"(%arg26, %66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %32 = "tensor.empty"() : () -> tensor<4x32xf32>
    %33 = "tensor.insert_slice"(%31, %32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %34 = "tensor.insert_slice"(%31, %33, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<4x32xf32>, index) -> tensor<4x32xf32>
    %35 = "tensor.empty"() : () -> tensor<4x32xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %65 = "math.cos"(%arg22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %37 = "tensor.empty"() : () -> tensor<4x32xf32>
    %38 = "linalg.generic"(%34, %37) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %64 = "math.sin"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %39 = "tensor.empty"() : () -> tensor<4x32x2xf32>
    %40 = "linalg.fill"(%2, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (f32, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %41 = "linalg.generic"(%36, %arg0, %40) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %62 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg17, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %42 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<4x32x2xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %44 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %45 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %46 = "tensor.empty"() : () -> tensor<2x4x16xf32>
    %47 = "linalg.generic"(%45, %46) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %61 = "arith.negf"(%arg11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %48 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %49 = "tensor.insert_slice"(%47, %48) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %50 = "tensor.insert_slice"(%44, %49, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>, index) -> tensor<2x4x32xf32>
    %51 = "tensor.empty"() : () -> tensor<4x32x2xf32>
    %52 = "linalg.fill"(%2, %51) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %53 = "linalg.generic"(%38, %50, %52) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %59 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %60 = "arith.addf"(%arg8, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %54 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %55 = "linalg.generic"(%53, %54) <{indexing_maps = [#map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<4x32x2xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %56 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %57 = "linalg.generic"(%43, %55, %56) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %58 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%57) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
