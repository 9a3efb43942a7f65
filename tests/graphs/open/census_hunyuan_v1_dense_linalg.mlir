#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F5DF2F63EB2366E3E15CAE53DBCA95D3DF7D2D53C29434E3CD0F7C63B80EE3F3BE524B93ABD98323ADB47AC39273026399C4FA03846A41A38422C9537"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x4x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: f32):
      %46 = "arith.sitofp"(%arg36) : (i64) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x4x1xi64>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %45 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %7 = "tensor.empty"() : () -> tensor<1x4x32xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %44 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %43 = "math.sin"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "tensor.empty"() : () -> tensor<1x4x32xf16>
    %11 = "linalg.generic"(%8, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f16):
      %42 = "arith.truncf"(%arg27) : (f32) -> f16
      "linalg.yield"(%42) : (f16) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %12 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f16):
      %41 = "arith.truncf"(%arg25) : (f32) -> f16
      "linalg.yield"(%41) : (f16) -> ()
    }) : (tensor<1x4x32xf32>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %13 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %14 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 32>}> : (tensor<1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %15 = "tensor.empty"() : () -> tensor<1x2x4x32xf16>
    %16 = "linalg.generic"(%arg0, %13, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f16, %arg23: f16, %arg24: f16):
      %40 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%40) : (f16) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %18 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %19 = "tensor.empty"() : () -> tensor<1x2x4x16xf16>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f16, %arg21: f16):
      %39 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "linalg.yield"(%39) : (f16) -> ()
    }) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %21 = "tensor.concat"(%20, %17) <{dim = 3 : i64}> : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %22 = "linalg.generic"(%21, %14, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f16, %arg18: f16, %arg19: f16):
      %38 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%38) : (f16) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %23 = "linalg.generic"(%16, %22, %15) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f16, %arg15: f16, %arg16: f16):
      %37 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%37) : (f16) -> ()
    }) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %24 = "tensor.empty"() : () -> tensor<1x1x4x32xf16>
    %25 = "linalg.generic"(%arg1, %13, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f16, %arg12: f16, %arg13: f16):
      %36 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%36) : (f16) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %26 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %27 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %28 = "tensor.empty"() : () -> tensor<1x1x4x16xf16>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f16, %arg10: f16):
      %35 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "linalg.yield"(%35) : (f16) -> ()
    }) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %30 = "tensor.concat"(%29, %26) <{dim = 3 : i64}> : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x32xf16>
    %31 = "linalg.generic"(%30, %14, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f16, %arg7: f16, %arg8: f16):
      %34 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%34) : (f16) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %32 = "linalg.generic"(%25, %31, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f16, %arg4: f16, %arg5: f16):
      %33 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
      "linalg.yield"(%33) : (f16) -> ()
    }) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%23, %32) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
