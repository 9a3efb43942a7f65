#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.250000e+00 : f32}> : () -> f32
    %4 = "tensor.expand_shape"(%arg2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xi64>) -> tensor<4x1xi64>
    %5 = "tensor.empty"() : () -> tensor<4x1xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: i64, %arg44: f32):
      %69 = "arith.sitofp"(%arg43) : (i64) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<4x1xi64>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %7 = "tensor.empty"() : () -> tensor<32xi64>
    %8 = "linalg.generic"(%7) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg42: i64):
      %66 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %67 = "arith.index_cast"(%66) : (index) -> i64
      %68 = "arith.muli"(%67, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%68) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %9 = "linalg.generic"(%8, %7) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i64, %arg41: i64):
      %63 = "arith.sitofp"(%arg40) : (i64) -> f32
      %64 = "arith.negf"(%63) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %65 = "arith.fptosi"(%64) : (f32) -> i64
      "linalg.yield"(%65) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %10 = "tensor.empty"() : () -> tensor<32xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: i64, %arg39: f32):
      %61 = "arith.sitofp"(%arg38) : (i64) -> f32
      %62 = "arith.divf"(%61, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<32xi64>, tensor<32xf32>) -> tensor<32xf32>
    %12 = "linalg.generic"(%11, %10) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %60 = "math.powf"(%2, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %13 = "tensor.empty"() : () -> tensor<4x32xf32>
    %14 = "linalg.generic"(%6, %12, %13) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %59 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %15 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 32, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %16 = "tensor.concat"(%15, %15) <{dim = 2 : i64}> : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x2xf32>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = [[0], [1, 2]]}> : (tensor<4x32x2xf32>) -> tensor<4x64xf32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 4, 1, 1, 64>}> : (tensor<4x64xf32>) -> tensor<4x1x1x64xf32>
    %19 = "tensor.empty"() : () -> tensor<4x1x1x64xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %58 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %21 = "linalg.generic"(%20, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %57 = "arith.mulf"(%arg29, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %22 = "linalg.generic"(%18, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %56 = "math.sin"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %23 = "linalg.generic"(%22, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %55 = "arith.mulf"(%arg25, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %24 = "tensor.empty"() : () -> tensor<4x1x2x64xf32>
    %25 = "linalg.generic"(%arg0, %21, %24) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %54 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4x1x2x64xf32>) -> tensor<4x1x2x64xf32>
    %26 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 2, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %27 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 4, 1, 2, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %28 = "tensor.empty"() : () -> tensor<4x1x2x32xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %53 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %30 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 4, 1, 2, 32, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x32x1xf32>
    %31 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 4, 1, 2, 32, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x32x1xf32>
    %32 = "tensor.concat"(%30, %31) <{dim = 4 : i64}> : (tensor<4x1x2x32x1xf32>, tensor<4x1x2x32x1xf32>) -> tensor<4x1x2x32x2xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<4x1x2x32x2xf32>) -> tensor<4x1x2x64xf32>
    %34 = "linalg.generic"(%33, %23, %24) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %52 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4x1x2x64xf32>) -> tensor<4x1x2x64xf32>
    %35 = "linalg.generic"(%25, %34, %24) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %51 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<4x1x2x64xf32>, tensor<4x1x2x64xf32>, tensor<4x1x2x64xf32>) -> tensor<4x1x2x64xf32>
    %36 = "linalg.generic"(%arg1, %21, %19) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %50 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %37 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %38 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 4, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %39 = "tensor.empty"() : () -> tensor<4x1x1x32xf32>
    %40 = "linalg.generic"(%38, %39) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %49 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 4, 1, 1, 32, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32x1xf32>
    %42 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 4, 1, 1, 32, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32x1xf32>
    %43 = "tensor.concat"(%41, %42) <{dim = 4 : i64}> : (tensor<4x1x1x32x1xf32>, tensor<4x1x1x32x1xf32>) -> tensor<4x1x1x32x2xf32>
    %44 = "tensor.collapse_shape"(%43) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<4x1x1x32x2xf32>) -> tensor<4x1x1x64xf32>
    %45 = "linalg.generic"(%44, %23, %19) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %48 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %46 = "linalg.generic"(%36, %45, %19) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %47 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%35, %46) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
