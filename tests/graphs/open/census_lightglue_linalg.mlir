#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x2x4x32xf16>, %arg2: tensor<1x4x2xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<"0xB7C768BF9D8D74BF9C427CBFE9C57FBF8F087FBFB50D7ABF8CEA70BFF8C563BFEBD752BF73683EBF8CCE26BFA96E0CBF1872DFBED14FA2BE60F544BE9A0984BD9A09843D60F5443ED14FA23E1872DF3EA96E0C3F8CCE263F73683E3FEBD7523FF8C5633F8CEA703FB50D7A3F8F087F3FE9C57F3F9C427C3F9D8D743FB7C7683F"> : tensor<16x2xf32>}> : () -> tensor<16x2xf32>
    %2 = "tensor.empty"() : () -> tensor<2x16xf32>
    %3 = "linalg.transpose"(%1, %2) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<16x2xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %4 = "tensor.empty"() : () -> tensor<1x2x16xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (tensor<2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x16xf32>
    %6 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %7 = "linalg.fill"(%0, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (f32, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "linalg.batch_matmul"(%arg2, %5, %7) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %58 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %59 = "arith.addf"(%arg41, %58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x4x2xf32>, tensor<1x2x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "tensor.empty"() : () -> tensor<1x4x16x2xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16x2xf32>) -> tensor<1x4x16x2xf32>
    %11 = "tensor.collapse_shape"(%10) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %12 = "tensor.empty"() : () -> tensor<1x4x32xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %57 = "math.cos"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %14 = "linalg.generic"(%11, %12) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %56 = "math.sin"(%arg33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %15 = "tensor.empty"() : () -> tensor<1x2x4x32xf32>
    %16 = "linalg.generic"(%arg0, %15) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f16, %arg32: f32):
      %55 = "arith.extf"(%arg31) : (f16) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %17 = "linalg.generic"(%arg1, %15) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f16, %arg30: f32):
      %54 = "arith.extf"(%arg29) : (f16) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %18 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %19 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %20 = "linalg.generic"(%16, %18, %15) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %53 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %22 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %23 = "tensor.empty"() : () -> tensor<1x2x4x16xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %52 = "arith.negf"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "tensor.expand_shape"(%24) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %26 = "tensor.expand_shape"(%21) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %27 = "tensor.concat"(%25, %26) <{dim = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %28 = "tensor.collapse_shape"(%27) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %29 = "linalg.generic"(%28, %19, %15) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %51 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "linalg.generic"(%20, %29, %15) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %50 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %31 = "linalg.generic"(%17, %18, %15) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %49 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %32 = "tensor.extract_slice"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %33 = "tensor.extract_slice"(%17) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %34 = "linalg.generic"(%33, %23) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %48 = "arith.negf"(%arg13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %35 = "tensor.expand_shape"(%34) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %36 = "tensor.expand_shape"(%32) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 4, 16, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %37 = "tensor.concat"(%35, %36) <{dim = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %38 = "tensor.collapse_shape"(%37) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %39 = "linalg.generic"(%38, %19, %15) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %47 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %40 = "linalg.generic"(%31, %39, %15) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %46 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %41 = "tensor.empty"() : () -> tensor<1x2x4x32xf16>
    %42 = "linalg.generic"(%30, %41) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f16):
      %45 = "arith.truncf"(%arg5) : (f32) -> f16
      "linalg.yield"(%45) : (f16) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %43 = "linalg.generic"(%40, %41) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f16):
      %44 = "arith.truncf"(%arg3) : (f32) -> f16
      "linalg.yield"(%44) : (f16) -> ()
    }) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    "func.return"(%42, %43) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
