#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F0000803F168A0A3F168A0A3F54F2953E54F2953E044B223E044B223EF6A7AF3DF6A7AF3D951E3E3D951E3E3D0FC6CD3C0FC6CD3C86B75E3C86B75E3C2B0EF13B2B0EF13BA973823BA973823B6E310D3B6E310D3B97D1983A97D1983AD466253AD466253A4C05B3394C05B339D7C24139D7C2413917B7D13817B7D138"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tensor.empty"() : () -> tensor<5xi64>
    %2 = "linalg.generic"(%1) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg33: i64):
      %45 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %46 = "arith.index_cast"(%45) : (index) -> i64
      "linalg.yield"(%46) : (i64) -> ()
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %3 = "tensor.empty"() : () -> tensor<5xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: i64, %arg32: f32):
      %44 = "arith.sitofp"(%arg31) : (i64) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<5xi64>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "tensor.expand_shape"(%4) <{reassociation = [[0, 1]], static_output_shape = array<i64: 5, 1>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %6 = "tensor.expand_shape"(%0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 32>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %7 = "tensor.empty"() : () -> tensor<5x32xf32>
    %8 = "linalg.generic"(%5, %6, %7) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %43 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<5x1xf32>, tensor<1x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %9 = "linalg.generic"(%8, %7) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %42 = "math.sin"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %10 = "linalg.generic"(%8, %7) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %41 = "math.cos"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %11 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %12 = "linalg.generic"(%arg0, %10, %11) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %40 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %13 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %15 = "tensor.empty"() : () -> tensor<1x2x5x16xf32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %39 = "arith.negf"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %17 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 16, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %18 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 16, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %19 = "tensor.concat"(%17, %18) <{dim = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %21 = "linalg.generic"(%20, %9, %11) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %38 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %22 = "linalg.generic"(%12, %21, %11) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %37 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %23 = "linalg.generic"(%arg1, %10, %11) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %36 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %24 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %25 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %26 = "linalg.generic"(%25, %15) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %35 = "arith.negf"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 16, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %28 = "tensor.expand_shape"(%24) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 16, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %29 = "tensor.concat"(%27, %28) <{dim = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %31 = "linalg.generic"(%30, %9, %11) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %34 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %32 = "linalg.generic"(%23, %31, %11) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %33 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%22, %32) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
