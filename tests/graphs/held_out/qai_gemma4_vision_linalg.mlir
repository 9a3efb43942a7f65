#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6xi64>, %arg2: tensor<1x6xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+02 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 6, 1>}> : (tensor<1x6xi64>) -> tensor<1x6x1xi64>
    %4 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i64, %arg45: f32):
      %72 = "arith.sitofp"(%arg44) : (i64) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<1x6x1xi64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %6 = "tensor.empty"() : () -> tensor<8xi64>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg43: i64):
      %69 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %70 = "arith.index_cast"(%69) : (index) -> i64
      %71 = "arith.muli"(%70, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%71) : (i64) -> ()
    }) : (tensor<8xi64>) -> tensor<8xi64>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: i64, %arg42: i64):
      %66 = "arith.sitofp"(%arg41) : (i64) -> f32
      %67 = "arith.negf"(%66) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %68 = "arith.fptosi"(%67) : (f32) -> i64
      "linalg.yield"(%68) : (i64) -> ()
    }) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %9 = "tensor.empty"() : () -> tensor<8xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i64, %arg40: f32):
      %64 = "arith.sitofp"(%arg39) : (i64) -> f32
      %65 = "arith.divf"(%64, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<8xi64>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %63 = "math.powf"(%2, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %12 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %62 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %14 = "tensor.concat"(%13, %13) <{dim = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %15 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 6, 1>}> : (tensor<1x6xi64>) -> tensor<1x6x1xi64>
    %16 = "linalg.generic"(%15, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i64, %arg33: f32):
      %61 = "arith.sitofp"(%arg32) : (i64) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x6x1xi64>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %17 = "linalg.generic"(%16, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %60 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %18 = "tensor.concat"(%17, %17) <{dim = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %19 = "tensor.concat"(%14, %18) <{dim = 2 : i64}> : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %20 = "tensor.empty"() : () -> tensor<1x6x32xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %59 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %22 = "linalg.generic"(%19, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %58 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x6x32xf32>, tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %23 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %24 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 1, 6, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %25 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %26 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 1, 6, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %27 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %28 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %29 = "tensor.expand_shape"(%23) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %30 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %31 = "tensor.empty"() : () -> tensor<1x6x2x16xf32>
    %32 = "linalg.generic"(%27, %29, %31) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %57 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %33 = "tensor.extract_slice"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %34 = "tensor.extract_slice"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %35 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %56 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %37 = "tensor.concat"(%36, %33) <{dim = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %38 = "linalg.generic"(%37, %30, %31) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %55 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %39 = "linalg.generic"(%32, %38, %31) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %54 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %40 = "tensor.expand_shape"(%24) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %41 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 6, 1, 16>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %42 = "linalg.generic"(%28, %40, %31) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %53 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %43 = "tensor.extract_slice"(%28) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %44 = "tensor.extract_slice"(%28) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %45 = "linalg.generic"(%44, %35) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %52 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %46 = "tensor.concat"(%45, %43) <{dim = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %47 = "linalg.generic"(%46, %41, %31) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %51 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %48 = "linalg.generic"(%42, %47, %31) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %50 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %49 = "tensor.concat"(%39, %48) <{dim = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%49) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
