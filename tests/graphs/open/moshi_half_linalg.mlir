#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>, tensor<1xi64>) -> (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xbf16>, %arg1: tensor<1x4x1x64xbf16>, %arg2: tensor<1xi64>):
    %0 = "arith.constant"() <{value = -0.28782313662425574 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<32xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg72: f32):
      %79 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %80 = "arith.index_cast"(%79) : (index) -> i64
      %81 = "arith.sitofp"(%80) : (i64) -> f32
      %82 = "arith.addf"(%81, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %4 = "linalg.generic"(%3, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %77 = "arith.truncf"(%0) : (f64) -> f32
      %78 = "arith.mulf"(%arg70, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %5 = "linalg.generic"(%4, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      %76 = "math.exp"(%arg68) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %6 = "tensor.empty"() : () -> tensor<1xf32>
    %7 = "linalg.generic"(%arg2, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: i64, %arg67: f32):
      %75 = "arith.sitofp"(%arg66) : (i64) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<1xi64>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = "tensor.empty"() : () -> tensor<4xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg65: f32):
      %71 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %72 = "arith.index_cast"(%71) : (index) -> i64
      %73 = "arith.sitofp"(%72) : (i64) -> f32
      %74 = "arith.addf"(%73, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "tensor.empty"() : () -> tensor<1x4xf32>
    %12 = "linalg.generic"(%8, %10, %11) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %70 = "arith.addf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x1xf32>, tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 4, 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1x1xf32>
    %14 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %15 = "linalg.generic"(%5, %13, %14) <{indexing_maps = [#map4, #map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %69 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %16 = "linalg.generic"(%15, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %68 = "math.cos"(%arg57) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %17 = "linalg.generic"(%15, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %67 = "math.sin"(%arg55) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %18 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xbf16>) -> tensor<1x4x2x32xbf16>
    %19 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: bf16, %arg54: f32):
      %66 = "arith.extf"(%arg53) : (bf16) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %21 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xbf16>) -> tensor<1x4x2x32xbf16>
    %22 = "linalg.generic"(%21, %19) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: f32):
      %65 = "arith.extf"(%arg51) : (bf16) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xbf16>) -> tensor<1x4x1x32xbf16>
    %24 = "linalg.generic"(%23, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: bf16, %arg50: f32):
      %64 = "arith.extf"(%arg49) : (bf16) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %25 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 4, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xbf16>) -> tensor<1x4x1x32xbf16>
    %26 = "linalg.generic"(%25, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: bf16, %arg48: f32):
      %63 = "arith.extf"(%arg47) : (bf16) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %27 = "linalg.generic"(%20, %16, %19) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %62 = "arith.mulf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "linalg.generic"(%22, %17, %19) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %61 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %29 = "linalg.generic"(%27, %28, %19) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %60 = "arith.subf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %30 = "linalg.generic"(%20, %17, %19) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %59 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "linalg.generic"(%22, %16, %19) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %58 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "linalg.generic"(%30, %31, %19) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %57 = "arith.addf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "linalg.generic"(%24, %16, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %56 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %34 = "linalg.generic"(%26, %17, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %55 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %35 = "linalg.generic"(%33, %34, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %54 = "arith.subf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %36 = "linalg.generic"(%24, %17, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %53 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %37 = "linalg.generic"(%26, %16, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %52 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %38 = "linalg.generic"(%36, %37, %14) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %51 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %39 = "tensor.empty"() : () -> tensor<1x4x2x32xbf16>
    %40 = "linalg.generic"(%29, %39) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: bf16):
      %50 = "arith.truncf"(%arg9) : (f32) -> bf16
      "linalg.yield"(%50) : (bf16) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %41 = "linalg.generic"(%32, %39) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: bf16):
      %49 = "arith.truncf"(%arg7) : (f32) -> bf16
      "linalg.yield"(%49) : (bf16) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %42 = "tensor.concat"(%40, %41) <{dim = 3 : i64}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x64xbf16>
    %43 = "tensor.empty"() : () -> tensor<1x4x1x32xbf16>
    %44 = "linalg.generic"(%35, %43) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: bf16):
      %48 = "arith.truncf"(%arg5) : (f32) -> bf16
      "linalg.yield"(%48) : (bf16) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %45 = "linalg.generic"(%38, %43) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: bf16):
      %47 = "arith.truncf"(%arg3) : (f32) -> bf16
      "linalg.yield"(%47) : (bf16) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %46 = "tensor.concat"(%44, %45) <{dim = 3 : i64}> : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x64xbf16>
    "func.return"(%42, %46) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
