#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.41421354 : f32}> : () -> f32
    %3 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 1, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %5 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = "arith.divf"(%arg4, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "math.erf"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %11 = "arith.addf"(%10, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.mulf"(%11, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.mulf"(%arg4, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "linalg.generic"(%6, %3, %5) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %8 = "arith.mulf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%7) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
