#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>, tensor<4xi64>) -> (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4x1x48xf16>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 6.250000e-02 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 5.000000e+05 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<16xf32>
    %4 = "linalg.generic"(%3) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg66: f32):
      %79 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %80 = "arith.index_cast"(%79) : (index) -> i64
      %81 = "arith.sitofp"(%80) : (i64) -> f32
      %82 = "arith.addf"(%81, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %5 = "linalg.generic"(%4, %3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      %78 = "arith.mulf"(%arg64, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = "linalg.generic"(%5, %3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      %77 = "math.powf"(%2, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "tensor.expand_shape"(%arg2) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<4xi64>) -> tensor<1x4x1xi64>
    %8 = "tensor.expand_shape"(%6) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 1, 1, 16>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %9 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %10 = "linalg.generic"(%7, %8, %9) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: i64, %arg60: f32, %arg61: f32):
      %75 = "arith.sitofp"(%arg59) : (i64) -> f32
      %76 = "arith.divf"(%75, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<1x4x1xi64>, tensor<1x1x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %74 = "math.cos"(%arg57) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %12 = "linalg.generic"(%10, %9) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %73 = "math.sin"(%arg55) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %13 = "tensor.empty"() : () -> tensor<1x2x4x48xf16>
    %14 = "linalg.transpose"(%arg0, %13) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg53: f16, %arg54: f16):
      "linalg.yield"(%arg53) : (f16) -> ()
    }) : (tensor<1x4x2x48xf16>, tensor<1x2x4x48xf16>) -> tensor<1x2x4x48xf16>
    %15 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %16 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %17 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %18 = "tensor.empty"() : () -> tensor<1x2x4x16xf32>
    %19 = "linalg.generic"(%15, %11, %18) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f16, %arg51: f32, %arg52: f32):
      %71 = "arith.extf"(%arg50) : (f16) -> f32
      %72 = "arith.mulf"(%71, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "linalg.generic"(%16, %12, %18) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f16, %arg48: f32, %arg49: f32):
      %69 = "arith.extf"(%arg47) : (f16) -> f32
      %70 = "arith.mulf"(%69, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %21 = "linalg.generic"(%19, %20, %18) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %68 = "arith.subf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "linalg.generic"(%16, %11, %18) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f16, %arg42: f32, %arg43: f32):
      %66 = "arith.extf"(%arg41) : (f16) -> f32
      %67 = "arith.mulf"(%66, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "linalg.generic"(%15, %12, %18) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f16, %arg39: f32, %arg40: f32):
      %64 = "arith.extf"(%arg38) : (f16) -> f32
      %65 = "arith.mulf"(%64, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "linalg.generic"(%22, %23, %18) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %63 = "arith.addf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "linalg.generic"(%17, %18) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f16, %arg34: f32):
      %62 = "arith.extf"(%arg33) : (f16) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %26 = "tensor.concat"(%21, %24, %25) <{dim = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %27 = "tensor.empty"() : () -> tensor<1x4x2x48xf32>
    %28 = "linalg.transpose"(%26, %27) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (tensor<1x2x4x48xf32>, tensor<1x4x2x48xf32>) -> tensor<1x4x2x48xf32>
    %29 = "tensor.empty"() : () -> tensor<1x4x2x48xf16>
    %30 = "linalg.generic"(%28, %29) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f16):
      %61 = "arith.truncf"(%arg29) : (f32) -> f16
      "linalg.yield"(%61) : (f16) -> ()
    }) : (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf16>) -> tensor<1x4x2x48xf16>
    %31 = "tensor.empty"() : () -> tensor<1x1x4x48xf16>
    %32 = "linalg.transpose"(%arg1, %31) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg27: f16, %arg28: f16):
      "linalg.yield"(%arg27) : (f16) -> ()
    }) : (tensor<1x4x1x48xf16>, tensor<1x1x4x48xf16>) -> tensor<1x1x4x48xf16>
    %33 = "tensor.extract_slice"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %34 = "tensor.extract_slice"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %35 = "tensor.extract_slice"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %36 = "tensor.empty"() : () -> tensor<1x1x4x16xf32>
    %37 = "linalg.generic"(%33, %11, %36) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f16, %arg25: f32, %arg26: f32):
      %59 = "arith.extf"(%arg24) : (f16) -> f32
      %60 = "arith.mulf"(%59, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %38 = "linalg.generic"(%34, %12, %36) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f16, %arg22: f32, %arg23: f32):
      %57 = "arith.extf"(%arg21) : (f16) -> f32
      %58 = "arith.mulf"(%57, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %39 = "linalg.generic"(%37, %38, %36) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %56 = "arith.subf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %40 = "linalg.generic"(%34, %11, %36) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f16, %arg16: f32, %arg17: f32):
      %54 = "arith.extf"(%arg15) : (f16) -> f32
      %55 = "arith.mulf"(%54, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %41 = "linalg.generic"(%33, %12, %36) <{indexing_maps = [#map4, #map6, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f16, %arg13: f32, %arg14: f32):
      %52 = "arith.extf"(%arg12) : (f16) -> f32
      %53 = "arith.mulf"(%52, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %42 = "linalg.generic"(%40, %41, %36) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %51 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %43 = "linalg.generic"(%35, %36) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f16, %arg8: f32):
      %50 = "arith.extf"(%arg7) : (f16) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %44 = "tensor.concat"(%39, %42, %43) <{dim = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    %45 = "tensor.empty"() : () -> tensor<1x4x1x48xf32>
    %46 = "linalg.transpose"(%44, %45) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<1x1x4x48xf32>, tensor<1x4x1x48xf32>) -> tensor<1x4x1x48xf32>
    %47 = "tensor.empty"() : () -> tensor<1x4x1x48xf16>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f16):
      %49 = "arith.truncf"(%arg3) : (f32) -> f16
      "linalg.yield"(%49) : (f16) -> ()
    }) : (tensor<1x4x1x48xf32>, tensor<1x4x1x48xf16>) -> tensor<1x4x1x48xf16>
    "func.return"(%30, %48) : (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
