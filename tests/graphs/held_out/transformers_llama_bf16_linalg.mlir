#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xbf16>, %arg1: tensor<1x1x5x64xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 1>}> : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x5x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: f32):
      %46 = "arith.sitofp"(%arg36) : (i64) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x5x1xi64>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x5x32xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %45 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<1x5x1xf32>, tensor<32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %7 = "tensor.empty"() : () -> tensor<1x5x64xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %44 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %43 = "math.sin"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "tensor.empty"() : () -> tensor<1x5x64xbf16>
    %11 = "linalg.generic"(%8, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: bf16):
      %42 = "arith.truncf"(%arg27) : (f32) -> bf16
      "linalg.yield"(%42) : (bf16) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xbf16>) -> tensor<1x5x64xbf16>
    %12 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: bf16):
      %41 = "arith.truncf"(%arg25) : (f32) -> bf16
      "linalg.yield"(%41) : (bf16) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xbf16>) -> tensor<1x5x64xbf16>
    %13 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %14 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %15 = "tensor.empty"() : () -> tensor<1x2x5x64xbf16>
    %16 = "linalg.generic"(%arg0, %13, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: bf16, %arg23: bf16, %arg24: bf16):
      %40 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%40) : (bf16) -> ()
    }) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %18 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %19 = "tensor.empty"() : () -> tensor<1x2x5x32xbf16>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: bf16):
      %39 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%39) : (bf16) -> ()
    }) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %21 = "tensor.concat"(%20, %17) <{dim = 3 : i64}> : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x64xbf16>
    %22 = "linalg.generic"(%21, %14, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: bf16, %arg18: bf16, %arg19: bf16):
      %38 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%38) : (bf16) -> ()
    }) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %23 = "linalg.generic"(%16, %22, %15) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: bf16, %arg15: bf16, %arg16: bf16):
      %37 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%37) : (bf16) -> ()
    }) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %24 = "tensor.empty"() : () -> tensor<1x1x5x64xbf16>
    %25 = "linalg.generic"(%arg1, %13, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: bf16, %arg12: bf16, %arg13: bf16):
      %36 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%36) : (bf16) -> ()
    }) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %26 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %27 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %28 = "tensor.empty"() : () -> tensor<1x1x5x32xbf16>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: bf16, %arg10: bf16):
      %35 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%35) : (bf16) -> ()
    }) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %30 = "tensor.concat"(%29, %26) <{dim = 3 : i64}> : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x64xbf16>
    %31 = "linalg.generic"(%30, %14, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %34 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%34) : (bf16) -> ()
    }) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %32 = "linalg.generic"(%25, %31, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: bf16, %arg4: bf16, %arg5: bf16):
      %33 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%33) : (bf16) -> ()
    }) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    "func.return"(%23, %32) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
