#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x4x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i64, %arg45: f32):
      %60 = "arith.sitofp"(%arg44) : (i64) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x4x1xi64>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %59 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %7 = "tensor.empty"() : () -> tensor<1x4x32xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %58 = "math.cos"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %57 = "math.sin"(%arg37) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "tensor.empty"() : () -> tensor<1x4x32xf16>
    %11 = "linalg.generic"(%8, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f16):
      %56 = "arith.truncf"(%arg35) : (f32) -> f16
      "linalg.yield"(%56) : (f16) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %12 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f16):
      %55 = "arith.truncf"(%arg33) : (f32) -> f16
      "linalg.yield"(%55) : (f16) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %13 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %14 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %15 = "tensor.empty"() : () -> tensor<1x2x4x32xf32>
    %16 = "linalg.generic"(%arg0, %15) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f16, %arg32: f32):
      %54 = "arith.extf"(%arg31) : (f16) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %17 = "linalg.generic"(%16, %13, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f16, %arg30: f32):
      %52 = "arith.extf"(%arg29) : (f16) -> f32
      %53 = "arith.mulf"(%arg28, %52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %18 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %19 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %20 = "tensor.empty"() : () -> tensor<1x2x4x16xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %51 = "arith.negf"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "tensor.concat"(%21, %18) <{dim = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %23 = "linalg.generic"(%22, %14, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f16, %arg25: f32):
      %49 = "arith.extf"(%arg24) : (f16) -> f32
      %50 = "arith.mulf"(%arg23, %49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "linalg.generic"(%17, %23, %15) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %48 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %25 = "tensor.empty"() : () -> tensor<1x1x4x32xf32>
    %26 = "linalg.generic"(%arg1, %25) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f16, %arg19: f32):
      %47 = "arith.extf"(%arg18) : (f16) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %27 = "linalg.generic"(%26, %13, %25) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f16, %arg17: f32):
      %45 = "arith.extf"(%arg16) : (f16) -> f32
      %46 = "arith.mulf"(%arg15, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf16>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %28 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %29 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %30 = "tensor.empty"() : () -> tensor<1x1x4x16xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %44 = "arith.negf"(%arg13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %32 = "tensor.concat"(%31, %28) <{dim = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %33 = "linalg.generic"(%32, %14, %25) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f16, %arg12: f32):
      %42 = "arith.extf"(%arg11) : (f16) -> f32
      %43 = "arith.mulf"(%arg10, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf16>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "linalg.generic"(%27, %33, %25) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %41 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %35 = "tensor.empty"() : () -> tensor<1x2x4x32xf16>
    %36 = "linalg.generic"(%24, %35) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f16):
      %40 = "arith.truncf"(%arg5) : (f32) -> f16
      "linalg.yield"(%40) : (f16) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %37 = "tensor.empty"() : () -> tensor<1x1x4x32xf16>
    %38 = "linalg.generic"(%34, %37) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f16):
      %39 = "arith.truncf"(%arg3) : (f32) -> f16
      "linalg.yield"(%39) : (f16) -> ()
    }) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%36, %38) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
