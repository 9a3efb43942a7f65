#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 1>}> : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x5x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i64, %arg33: f32):
      %41 = "arith.sitofp"(%arg32) : (i64) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x5x1xi64>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x5x32xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %40 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x5x1xf32>, tensor<32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %7 = "tensor.empty"() : () -> tensor<1x5x64xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %39 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %38 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "tensor.expand_shape"(%8) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %11 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %first = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %second = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %mixed = "tensor.concat"(%first, %second) <{dim = 3 : i64}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %12 = "tensor.empty"() : () -> tensor<1x2x5x64xf32>
    %13 = "linalg.generic"(%arg0, %10, %12) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %37 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %15 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %16 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %36 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "tensor.concat"(%17, %14) <{dim = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %19 = "linalg.generic"(%18, %mixed, %12) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %35 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %20 = "linalg.generic"(%13, %19, %12) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %34 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%20) : (tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
