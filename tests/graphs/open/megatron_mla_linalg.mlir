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
    %1 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xi64>) -> tensor<4x1xi64>
    %4 = "tensor.empty"() : () -> tensor<4x1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i64, %arg40: f32):
      %68 = "arith.sitofp"(%arg39) : (i64) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<4x1xi64>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %6 = "tensor.empty"() : () -> tensor<16xi64>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg38: i64):
      %65 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %66 = "arith.index_cast"(%65) : (index) -> i64
      %67 = "arith.muli"(%66, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%67) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: i64):
      %62 = "arith.sitofp"(%arg36) : (i64) -> f32
      %63 = "arith.negf"(%62) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %64 = "arith.fptosi"(%63) : (f32) -> i64
      "linalg.yield"(%64) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %9 = "tensor.empty"() : () -> tensor<16xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: i64, %arg35: f32):
      %60 = "arith.sitofp"(%arg34) : (i64) -> f32
      %61 = "arith.divf"(%60, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<16xi64>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %59 = "math.powf"(%2, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.empty"() : () -> tensor<4x16xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %58 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %14 = "tensor.concat"(%13, %13) <{dim = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %15 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 4, 1, 1, 32>}> : (tensor<4x32xf32>) -> tensor<4x1x1x32xf32>
    %16 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 4, 1, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %18 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %19 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 4, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %20 = "tensor.concat"(%18, %19) <{dim = 3 : i64}> : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %21 = "tensor.empty"() : () -> tensor<4x1x1x32xf32>
    %22 = "linalg.generic"(%15, %21) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %57 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %23 = "linalg.generic"(%15, %21) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %56 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %24 = "tensor.empty"() : () -> tensor<4x1x2x32xf32>
    %25 = "linalg.generic"(%20, %22, %24) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %55 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %26 = "tensor.extract_slice"(%20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %27 = "tensor.extract_slice"(%20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 4, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %28 = "tensor.empty"() : () -> tensor<4x1x2x16xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %54 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %30 = "tensor.concat"(%29, %26) <{dim = 3 : i64}> : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %31 = "linalg.generic"(%30, %23, %24) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %53 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %32 = "linalg.generic"(%25, %31, %24) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %52 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %33 = "tensor.concat"(%32, %17) <{dim = 3 : i64}> : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x64xf32>
    %34 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %35 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 4, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %36 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 1, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %37 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 4, 1, 1, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %38 = "tensor.concat"(%36, %37) <{dim = 3 : i64}> : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %39 = "linalg.generic"(%38, %22, %21) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %51 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %40 = "tensor.extract_slice"(%38) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 4, 1, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %41 = "tensor.extract_slice"(%38) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 4, 1, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %42 = "tensor.empty"() : () -> tensor<4x1x1x16xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %50 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %44 = "tensor.concat"(%43, %40) <{dim = 3 : i64}> : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %45 = "linalg.generic"(%44, %23, %21) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %49 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %46 = "linalg.generic"(%39, %45, %21) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %48 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %47 = "tensor.concat"(%46, %35) <{dim = 3 : i64}> : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%33, %47) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
