#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<4xi64>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.000000e+06 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<4xf32>
    %5 = "linalg.generic"(%arg2, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: i64, %arg50: f32):
      %69 = "arith.sitofp"(%arg49) : (i64) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<4xi64>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "linalg.generic"(%5, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %68 = "arith.divf"(%arg47, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "tensor.expand_shape"(%6) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %8 = "tensor.empty"() : () -> tensor<16xi64>
    %9 = "linalg.generic"(%8) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg46: i64):
      %65 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %66 = "arith.index_cast"(%65) : (index) -> i64
      %67 = "arith.muli"(%66, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%67) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %10 = "linalg.generic"(%9, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i64, %arg45: i64):
      %62 = "arith.sitofp"(%arg44) : (i64) -> f32
      %63 = "arith.negf"(%62) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %64 = "arith.fptosi"(%63) : (f32) -> i64
      "linalg.yield"(%64) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %11 = "tensor.empty"() : () -> tensor<16xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: i64, %arg43: f32):
      %60 = "arith.sitofp"(%arg42) : (i64) -> f32
      %61 = "arith.divf"(%60, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<16xi64>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "linalg.generic"(%12, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %59 = "math.powf"(%3, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "tensor.empty"() : () -> tensor<4x16xf32>
    %15 = "linalg.generic"(%7, %13, %14) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %58 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %16 = "linalg.generic"(%15, %14) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %57 = "math.cos"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %17 = "tensor.empty"() : () -> tensor<4x16xbf16>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: bf16):
      %56 = "arith.truncf"(%arg33) : (f32) -> bf16
      "linalg.yield"(%56) : (bf16) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %19 = "linalg.generic"(%15, %14) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %55 = "math.sin"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %20 = "linalg.generic"(%19, %17) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: bf16):
      %54 = "arith.truncf"(%arg29) : (f32) -> bf16
      "linalg.yield"(%54) : (bf16) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %21 = "tensor.empty"() : () -> tensor<4x2x16xbf16>
    %22 = "linalg.generic"(%18, %21) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: bf16, %arg28: bf16):
      "linalg.yield"(%arg27) : (bf16) -> ()
    }) : (tensor<4x16xbf16>, tensor<4x2x16xbf16>) -> tensor<4x2x16xbf16>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xbf16>) -> tensor<4x32xbf16>
    %24 = "tensor.expand_shape"(%23) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xbf16>) -> tensor<4x1x32xbf16>
    %25 = "linalg.generic"(%20, %21) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: bf16, %arg26: bf16):
      "linalg.yield"(%arg25) : (bf16) -> ()
    }) : (tensor<4x16xbf16>, tensor<4x2x16xbf16>) -> tensor<4x2x16xbf16>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xbf16>) -> tensor<4x32xbf16>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xbf16>) -> tensor<4x1x32xbf16>
    %28 = "tensor.empty"() : () -> tensor<1x4x2x32xbf16>
    %29 = "linalg.generic"(%arg0, %24, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: bf16, %arg23: bf16, %arg24: bf16):
      %53 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%53) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %30 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %31 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %32 = "tensor.empty"() : () -> tensor<1x4x2x16xbf16>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: bf16):
      %52 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%52) : (bf16) -> ()
    }) : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %34 = "tensor.concat"(%33, %30) <{dim = 3 : i64}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %35 = "linalg.generic"(%34, %27, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: bf16, %arg18: bf16, %arg19: bf16):
      %51 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%51) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %36 = "linalg.generic"(%29, %35, %28) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: bf16, %arg15: bf16, %arg16: bf16):
      %50 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%50) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %37 = "tensor.empty"() : () -> tensor<1x4x1x32xbf16>
    %38 = "linalg.generic"(%arg1, %24, %37) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: bf16, %arg12: bf16, %arg13: bf16):
      %49 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%49) : (bf16) -> ()
    }) : (tensor<1x4x1x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %39 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %40 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %41 = "tensor.empty"() : () -> tensor<1x4x1x16xbf16>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: bf16, %arg10: bf16):
      %48 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%48) : (bf16) -> ()
    }) : (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xbf16>
    %43 = "tensor.concat"(%42, %39) <{dim = 3 : i64}> : (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x32xbf16>
    %44 = "linalg.generic"(%43, %27, %37) <{indexing_maps = [#map6, #map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %47 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%47) : (bf16) -> ()
    }) : (tensor<1x4x1x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %45 = "linalg.generic"(%38, %44, %37) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: bf16, %arg4: bf16, %arg5: bf16):
      %46 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%46) : (bf16) -> ()
    }) : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    "func.return"(%36, %45) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
