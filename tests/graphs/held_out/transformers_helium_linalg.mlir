#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 1>}> : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x5x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: f32):
      %54 = "arith.sitofp"(%arg36) : (i64) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x5x1xi64>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x5x32xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %53 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x5x1xf32>, tensor<32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %7 = "tensor.empty"() : () -> tensor<1x5x64xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %52 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %51 = "math.sin"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "tensor.expand_shape"(%8) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %11 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %12 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %13 = "tensor.empty"() : () -> tensor<1x1x5x32x2xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x2xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %16 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %17 = "linalg.generic"(%16, %13) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x2xf32>
    %18 = "tensor.collapse_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %19 = "tensor.empty"() : () -> tensor<1x2x5x64xf32>
    %20 = "linalg.generic"(%arg0, %15, %19) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %50 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %22 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %23 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %49 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "tensor.expand_shape"(%24) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 32, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %26 = "tensor.expand_shape"(%21) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 32, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %27 = "tensor.concat"(%25, %26) <{dim = 4 : i64}> : (tensor<1x2x5x32x1xf32>, tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32x2xf32>
    %28 = "tensor.collapse_shape"(%27) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x5x32x2xf32>) -> tensor<1x2x5x64xf32>
    %29 = "linalg.generic"(%28, %18, %19) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %48 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %30 = "linalg.generic"(%20, %29, %19) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %47 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %31 = "tensor.empty"() : () -> tensor<1x1x5x64xf32>
    %32 = "linalg.generic"(%arg1, %15, %31) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %46 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %33 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %34 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %35 = "tensor.empty"() : () -> tensor<1x1x5x32xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %45 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 5, 32, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %38 = "tensor.expand_shape"(%33) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 5, 32, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %39 = "tensor.concat"(%37, %38) <{dim = 4 : i64}> : (tensor<1x1x5x32x1xf32>, tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %40 = "tensor.collapse_shape"(%39) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %41 = "linalg.generic"(%40, %18, %31) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %44 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %42 = "linalg.generic"(%32, %41, %31) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %43 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%30, %42) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
