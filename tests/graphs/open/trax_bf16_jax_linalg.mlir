#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{function_type = (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xbf16>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 9.21034049 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %6 = "tensor.empty"() : () -> tensor<16xi32>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg54: i32):
      %84 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %85 = "arith.index_cast"(%84) : (index) -> i32
      "linalg.yield"(%85) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    %8 = "tensor.empty"() : () -> tensor<16xi32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: i32, %arg53: i32):
      %83 = "arith.muli"(%arg52, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%83) : (i32) -> ()
    }) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %10 = "tensor.empty"() : () -> tensor<16xi32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: i32, %arg51: i32):
      "linalg.yield"(%arg50) : (i32) -> ()
    }) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %12 = "tensor.empty"() : () -> tensor<f32>
    %13 = "linalg.generic"(%12) <{indexing_maps = [#map1], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg49: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %14 = "tensor.empty"() : () -> tensor<f32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [#map1, #map1], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %82 = "arith.divf"(%arg47, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "tensor.empty"() : () -> tensor<f32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map1, #map1], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %81 = "arith.negf"(%arg45) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "tensor.empty"() : () -> tensor<16xf32>
    %19 = "linalg.generic"(%11, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: i32, %arg44: f32):
      %80 = "arith.sitofp"(%arg43) : (i32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<16xi32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "tensor.empty"() : () -> tensor<16xf32>
    %21 = "linalg.generic"(%17, %20) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "tensor.empty"() : () -> tensor<16xf32>
    %23 = "linalg.generic"(%19, %21, %22) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %79 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "tensor.empty"() : () -> tensor<16xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %78 = "math.exp"(%arg36) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %26 = "tensor.empty"() : () -> tensor<4xi32>
    %27 = "linalg.generic"(%26) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg35: i32):
      %76 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %77 = "arith.index_cast"(%76) : (index) -> i32
      "linalg.yield"(%77) : (i32) -> ()
    }) : (tensor<4xi32>) -> tensor<4xi32>
    %28 = "tensor.empty"() : () -> tensor<4xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: i32, %arg34: f32):
      %75 = "arith.sitofp"(%arg33) : (i32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "tensor.empty"() : () -> tensor<4x16xf32>
    %31 = "linalg.fill"(%3, %30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (f32, tensor<4x16xf32>) -> tensor<4x16xf32>
    %32 = "linalg.generic"(%29, %25, %31) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %73 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.addf"(%arg30, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %33 = "tensor.empty"() : () -> tensor<4x32xf32>
    %34 = "tensor.insert_slice"(%32, %33) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %35 = "tensor.insert_slice"(%32, %34, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<4x32xf32>, index) -> tensor<4x32xf32>
    %36 = "tensor.empty"() : () -> tensor<4x32xf32>
    %37 = "linalg.generic"(%35, %36) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %72 = "math.cos"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %38 = "tensor.empty"() : () -> tensor<4x32xf32>
    %39 = "linalg.generic"(%35, %38) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %71 = "math.sin"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %40 = "tensor.empty"() : () -> tensor<4x32xbf16>
    %41 = "linalg.generic"(%37, %40) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: bf16):
      %70 = "arith.truncf"(%arg22) : (f32) -> bf16
      "linalg.yield"(%70) : (bf16) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xbf16>) -> tensor<4x32xbf16>
    %42 = "tensor.empty"() : () -> tensor<4x32x2x2xbf16>
    %43 = "linalg.fill"(%2, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: bf16):
      "linalg.yield"(%arg20) : (bf16) -> ()
    }) : (bf16, tensor<4x32x2x2xbf16>) -> tensor<4x32x2x2xbf16>
    %44 = "linalg.generic"(%41, %arg0, %43) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: bf16, %arg18: bf16, %arg19: bf16):
      %68 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %69 = "arith.addf"(%arg19, %68) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%69) : (bf16) -> ()
    }) : (tensor<4x32xbf16>, tensor<2x2x4x32xbf16>, tensor<4x32x2x2xbf16>) -> tensor<4x32x2x2xbf16>
    %45 = "tensor.empty"() : () -> tensor<2x2x4x32xbf16>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: bf16, %arg16: bf16):
      "linalg.yield"(%arg15) : (bf16) -> ()
    }) : (tensor<4x32x2x2xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %47 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %48 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %49 = "tensor.empty"() : () -> tensor<2x2x4x16xbf16>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: bf16):
      %67 = "arith.negf"(%arg13) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%67) : (bf16) -> ()
    }) : (tensor<2x2x4x16xbf16>, tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16xbf16>
    %51 = "tensor.empty"() : () -> tensor<2x2x4x32xbf16>
    %52 = "tensor.insert_slice"(%50, %51) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x16xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %53 = "tensor.insert_slice"(%47, %52, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x16xbf16>, tensor<2x2x4x32xbf16>, index) -> tensor<2x2x4x32xbf16>
    %54 = "tensor.empty"() : () -> tensor<4x32xbf16>
    %55 = "linalg.generic"(%39, %54) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16):
      %66 = "arith.truncf"(%arg11) : (f32) -> bf16
      "linalg.yield"(%66) : (bf16) -> ()
    }) : (tensor<4x32xf32>, tensor<4x32xbf16>) -> tensor<4x32xbf16>
    %56 = "tensor.empty"() : () -> tensor<4x32x2x2xbf16>
    %57 = "linalg.fill"(%2, %56) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: bf16, %arg10: bf16):
      "linalg.yield"(%arg9) : (bf16) -> ()
    }) : (bf16, tensor<4x32x2x2xbf16>) -> tensor<4x32x2x2xbf16>
    %58 = "linalg.generic"(%55, %53, %57) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %64 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %65 = "arith.addf"(%arg8, %64) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%65) : (bf16) -> ()
    }) : (tensor<4x32xbf16>, tensor<2x2x4x32xbf16>, tensor<4x32x2x2xbf16>) -> tensor<4x32x2x2xbf16>
    %59 = "tensor.empty"() : () -> tensor<2x2x4x32xbf16>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: bf16, %arg5: bf16):
      "linalg.yield"(%arg4) : (bf16) -> ()
    }) : (tensor<4x32x2x2xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %61 = "tensor.empty"() : () -> tensor<2x2x4x32xbf16>
    %62 = "linalg.generic"(%46, %60, %61) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: bf16, %arg2: bf16, %arg3: bf16):
      %63 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%63) : (bf16) -> ()
    }) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    "func.return"(%62) : (tensor<2x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
