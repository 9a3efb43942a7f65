#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x2xi64>) -> (tensor<4x2x64xf16>, tensor<4x2x64xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x64xf16>, %arg1: tensor<4x2x64xf16>, %arg2: tensor<4x2xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2, 1>}> : (tensor<4x2xi64>) -> tensor<4x2x1xi64>
    %4 = "tensor.empty"() : () -> tensor<4x2x1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: i64, %arg48: f32):
      %66 = "arith.sitofp"(%arg47) : (i64) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<4x2x1xi64>, tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
    %6 = "tensor.empty"() : () -> tensor<16xi64>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg46: i64):
      %63 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %64 = "arith.index_cast"(%63) : (index) -> i64
      %65 = "arith.muli"(%64, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%65) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i64, %arg45: i64):
      %60 = "arith.sitofp"(%arg44) : (i64) -> f32
      %61 = "arith.negf"(%60) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %62 = "arith.fptosi"(%61) : (f32) -> i64
      "linalg.yield"(%62) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %9 = "tensor.empty"() : () -> tensor<16xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: i64, %arg43: f32):
      %58 = "arith.sitofp"(%arg42) : (i64) -> f32
      %59 = "arith.divf"(%58, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<16xi64>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %57 = "math.powf"(%2, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %56 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<4x2x1xf32>, tensor<16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %14 = "tensor.collapse_shape"(%13) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %15 = "tensor.concat"(%14, %14) <{dim = 1 : i64}> : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %16 = "tensor.empty"() : () -> tensor<4x64xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %55 = "math.cos"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %18 = "linalg.generic"(%15, %16) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %54 = "math.sin"(%arg33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %19 = "tensor.empty"() : () -> tensor<4x2x64xf32>
    %20 = "linalg.generic"(%arg0, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f16, %arg32: f32):
      %53 = "arith.extf"(%arg31) : (f16) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<4x2x64xf16>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %21 = "linalg.generic"(%arg1, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f16, %arg30: f32):
      %52 = "arith.extf"(%arg29) : (f16) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<4x2x64xf16>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %22 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 64>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %23 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 64>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %24 = "linalg.generic"(%20, %22, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %51 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %25 = "tensor.extract_slice"(%20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 2, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %26 = "tensor.extract_slice"(%20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 4, 2, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %27 = "tensor.empty"() : () -> tensor<4x2x32xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %50 = "arith.negf"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %29 = "tensor.concat"(%28, %25) <{dim = 2 : i64}> : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %30 = "linalg.generic"(%29, %23, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %49 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %31 = "linalg.generic"(%24, %30, %19) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %48 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %32 = "linalg.generic"(%21, %22, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %47 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %33 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 2, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %34 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 4, 2, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %35 = "linalg.generic"(%34, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %46 = "arith.negf"(%arg13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %36 = "tensor.concat"(%35, %33) <{dim = 2 : i64}> : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %37 = "linalg.generic"(%36, %23, %19) <{indexing_maps = [#map, #map5, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %45 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %38 = "linalg.generic"(%32, %37, %19) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %44 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %39 = "tensor.empty"() : () -> tensor<4x2x64xf16>
    %40 = "linalg.generic"(%31, %39) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f16):
      %43 = "arith.truncf"(%arg5) : (f32) -> f16
      "linalg.yield"(%43) : (f16) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x2x64xf16>) -> tensor<4x2x64xf16>
    %41 = "linalg.generic"(%38, %39) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f16):
      %42 = "arith.truncf"(%arg3) : (f32) -> f16
      "linalg.yield"(%42) : (f16) -> ()
    }) : (tensor<4x2x64xf32>, tensor<4x2x64xf16>) -> tensor<4x2x64xf16>
    "func.return"(%40, %41) : (tensor<4x2x64xf16>, tensor<4x2x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
