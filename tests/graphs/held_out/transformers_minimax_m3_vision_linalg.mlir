#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xf32>, tensor<6x2x32xf32>, tensor<6x3xi64>) -> (tensor<6x2x32xf32>, tensor<6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xf32>, %arg1: tensor<6x2x32xf32>, %arg2: tensor<6x3xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F064B223E13C6CD3CA473823BD466253A"> : tensor<5xf32>}> : () -> tensor<5xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 6, 3, 1>}> : (tensor<6x3xi64>) -> tensor<6x3x1xi64>
    %2 = "tensor.empty"() : () -> tensor<6x3x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i64, %arg33: f32):
      %47 = "arith.sitofp"(%arg32) : (i64) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<6x3x1xi64>, tensor<6x3x1xf32>) -> tensor<6x3x1xf32>
    %4 = "tensor.empty"() : () -> tensor<6x3x5xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %46 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<6x3x1xf32>, tensor<5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %6 = "linalg.generic"(%5, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %45 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<6x3x5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %7 = "linalg.generic"(%5, %4) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %44 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<6x3x5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %8 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1, 2]]}> : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %9 = "tensor.concat"(%8, %8) <{dim = 1 : i64}> : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %10 = "tensor.collapse_shape"(%7) <{reassociation = [[0], [1, 2]]}> : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %11 = "tensor.concat"(%10, %10) <{dim = 1 : i64}> : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %12 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 6, 1, 30>}> : (tensor<6x30xf32>) -> tensor<6x1x30xf32>
    %13 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 6, 1, 30>}> : (tensor<6x30xf32>) -> tensor<6x1x30xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, 2, 30>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x30xf32>
    %15 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 30>, static_sizes = array<i64: 6, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x2xf32>
    %16 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, 2, 30>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x30xf32>
    %17 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 30>, static_sizes = array<i64: 6, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x2xf32>
    %18 = "tensor.empty"() : () -> tensor<6x2x30xf32>
    %19 = "linalg.generic"(%14, %12, %18) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %43 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %20 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, 2, 15>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %21 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 15>, static_sizes = array<i64: 6, 2, 15>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %22 = "tensor.empty"() : () -> tensor<6x2x15xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %42 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %24 = "tensor.concat"(%23, %20) <{dim = 2 : i64}> : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %25 = "linalg.generic"(%24, %13, %18) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %41 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %26 = "linalg.generic"(%19, %25, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %40 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %27 = "linalg.generic"(%16, %12, %18) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %39 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %28 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, 2, 15>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %29 = "tensor.extract_slice"(%16) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 15>, static_sizes = array<i64: 6, 2, 15>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %30 = "linalg.generic"(%29, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %38 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %31 = "tensor.concat"(%30, %28) <{dim = 2 : i64}> : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %32 = "linalg.generic"(%31, %13, %18) <{indexing_maps = [#map, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %37 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %33 = "linalg.generic"(%27, %32, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %36 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %34 = "tensor.concat"(%26, %15) <{dim = 2 : i64}> : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    %35 = "tensor.concat"(%33, %17) <{dim = 2 : i64}> : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    "func.return"(%34, %35) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
