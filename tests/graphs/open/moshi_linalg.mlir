#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>, tensor<2xi64>) -> (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x3x64xf32>, %arg1: tensor<2x2x3x64xf32>, %arg2: tensor<2xi64>):
    %0 = "arith.constant"() <{value = -0.28782313662425574 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<32xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg56: f32):
      %73 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %74 = "arith.index_cast"(%73) : (index) -> i64
      %75 = "arith.sitofp"(%74) : (i64) -> f32
      %76 = "arith.addf"(%75, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %4 = "linalg.generic"(%3, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %71 = "arith.truncf"(%0) : (f64) -> f32
      %72 = "arith.mulf"(%arg54, %71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %5 = "linalg.generic"(%4, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %70 = "math.exp"(%arg52) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %6 = "tensor.empty"() : () -> tensor<2xf32>
    %7 = "linalg.generic"(%arg2, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: i64, %arg51: f32):
      %69 = "arith.sitofp"(%arg50) : (i64) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<2xi64>, tensor<2xf32>) -> tensor<2xf32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = "tensor.empty"() : () -> tensor<3xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg49: f32):
      %65 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %66 = "arith.index_cast"(%65) : (index) -> i64
      %67 = "arith.sitofp"(%66) : (i64) -> f32
      %68 = "arith.addf"(%67, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %11 = "tensor.empty"() : () -> tensor<2x3xf32>
    %12 = "linalg.generic"(%8, %10, %11) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %64 = "arith.addf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 2, 1, 3, 1>}> : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %14 = "tensor.empty"() : () -> tensor<2x1x3x32xf32>
    %15 = "linalg.generic"(%5, %13, %14) <{indexing_maps = [#map4, #map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %63 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<2x1x3x1xf32>, tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %16 = "linalg.generic"(%15, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %62 = "math.cos"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<2x1x3x32xf32>, tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %17 = "linalg.generic"(%15, %14) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %61 = "math.sin"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<2x1x3x32xf32>, tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %18 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 2>}> : (tensor<2x2x3x64xf32>) -> tensor<2x2x3x32x2xf32>
    %19 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 2>}> : (tensor<2x2x3x64xf32>) -> tensor<2x2x3x32x2xf32>
    %20 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 3, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %21 = "tensor.collapse_shape"(%20) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %22 = "tensor.extract_slice"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 2, 2, 3, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %24 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 3, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %26 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 2, 2, 3, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %27 = "tensor.collapse_shape"(%26) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %28 = "tensor.empty"() : () -> tensor<2x2x3x32xf32>
    %29 = "linalg.generic"(%21, %16, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %60 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %30 = "linalg.generic"(%23, %17, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %59 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %31 = "linalg.generic"(%29, %30, %28) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %58 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %32 = "linalg.generic"(%21, %17, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %57 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %33 = "linalg.generic"(%23, %16, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %56 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %34 = "linalg.generic"(%32, %33, %28) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %55 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %35 = "linalg.generic"(%25, %16, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %54 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %36 = "linalg.generic"(%27, %17, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %53 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %37 = "linalg.generic"(%35, %36, %28) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %52 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %38 = "linalg.generic"(%25, %17, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %51 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %39 = "linalg.generic"(%27, %16, %28) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %50 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x1x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %40 = "linalg.generic"(%38, %39, %28) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %49 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %41 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %42 = "tensor.expand_shape"(%34) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %43 = "tensor.concat"(%41, %42) <{dim = 4 : i64}> : (tensor<2x2x3x32x1xf32>, tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32x2xf32>
    %44 = "tensor.collapse_shape"(%43) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x64xf32>
    %45 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %46 = "tensor.expand_shape"(%40) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 3, 32, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %47 = "tensor.concat"(%45, %46) <{dim = 4 : i64}> : (tensor<2x2x3x32x1xf32>, tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32x2xf32>
    %48 = "tensor.collapse_shape"(%47) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x64xf32>
    "func.return"(%44, %48) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
