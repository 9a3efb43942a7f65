#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4xi64>) -> tensor<1x4x2x48xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %4 = "tensor.empty"() : () -> tensor<1x4x1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: i64, %arg34: f32):
      %54 = "arith.sitofp"(%arg33) : (i64) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x4x1xi64>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %6 = "tensor.empty"() : () -> tensor<16xi64>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg32: i64):
      %51 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %52 = "arith.index_cast"(%51) : (index) -> i64
      %53 = "arith.muli"(%52, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%53) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: i64, %arg31: i64):
      %48 = "arith.sitofp"(%arg30) : (i64) -> f32
      %49 = "arith.negf"(%48) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %50 = "arith.fptosi"(%49) : (f32) -> i64
      "linalg.yield"(%50) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %9 = "tensor.empty"() : () -> tensor<16xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: i64, %arg29: f32):
      %46 = "arith.sitofp"(%arg28) : (i64) -> f32
      %47 = "arith.divf"(%46, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<16xi64>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %45 = "math.powf"(%2, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %44 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %14 = "tensor.concat"(%13, %13) <{dim = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %15 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 1, 32>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %16 = "tensor.empty"() : () -> tensor<1x4x1x32xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %43 = "math.cos"(%arg21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %18 = "linalg.generic"(%15, %16) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %42 = "math.sin"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %19 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf16>) -> tensor<1x4x2x32xf16>
    %20 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf16>) -> tensor<1x4x2x16xf16>
    %21 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %22 = "linalg.generic"(%19, %21) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f16, %arg18: f32):
      %41 = "arith.extf"(%arg17) : (f16) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x4x2x32xf16>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %24 = "linalg.generic"(%20, %23) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f16, %arg16: f32):
      %40 = "arith.extf"(%arg15) : (f16) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %25 = "linalg.generic"(%22, %17, %21) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %39 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %26 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %27 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %28 = "linalg.generic"(%27, %23) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %38 = "arith.negf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "tensor.concat"(%28, %26) <{dim = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %30 = "linalg.generic"(%29, %18, %21) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %37 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "linalg.generic"(%25, %30, %21) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %36 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "tensor.concat"(%31, %24) <{dim = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    %33 = "tensor.empty"() : () -> tensor<1x4x2x48xf16>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f16):
      %35 = "arith.truncf"(%arg2) : (f32) -> f16
      "linalg.yield"(%35) : (f16) -> ()
    }) : (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf16>) -> tensor<1x4x2x48xf16>
    "func.return"(%34) : (tensor<1x4x2x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
