#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xi64>) -> tensor<8x1x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4 = "tensor.empty"() : () -> tensor<4xi32>
    %5 = "linalg.generic"(%4) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg18: i32):
      %30 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %31 = "arith.index_cast"(%30) : (index) -> i64
      %32 = "arith.trunci"(%31) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %33 = "arith.addi"(%32, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%33) : (i32) -> ()
    }) : (tensor<4xi32>) -> tensor<4xi32>
    %6 = "tensor.empty"() : () -> tensor<4xf32>
    %7 = "linalg.generic"(%2, %5, %6) <{indexing_maps = [#map1, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: i32, %arg17: f32):
      %26 = "arith.extf"(%arg15) : (f32) -> f64
      %27 = "arith.sitofp"(%arg16) : (i32) -> f64
      %28 = "math.powf"(%26, %27) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %29 = "arith.truncf"(%28) : (f64) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<f32>, tensor<4xi32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "tensor.empty"() : () -> tensor<2x5xi64>
    %9 = "linalg.fill"(%0, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: i64, %arg14: i64):
      "linalg.yield"(%arg13) : (i64) -> ()
    }) : (i64, tensor<2x5xi64>) -> tensor<2x5xi64>
    %10 = "tensor.empty"() : () -> tensor<2xi64>
    %11 = "linalg.fill"(%0, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: i64, %arg12: i64):
      "linalg.yield"(%arg11) : (i64) -> ()
    }) : (i64, tensor<2xi64>) -> tensor<2xi64>
    %12:2 = "tm_tensor.scan"(%arg0, %9, %11) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg9: i64, %arg10: i64):
      %25 = "arith.addi"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "tm_tensor.yield"(%25) : (i64) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5xi64>, tensor<2xi64>) -> (tensor<2x5xi64>, tensor<2xi64>)
    %13 = "linalg.generic"(%12#0, %8) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i64, %arg8: i64):
      %24 = "arith.subi"(%arg7, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%24) : (i64) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %14 = "linalg.generic"(%13, %arg0, %8) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i64, %arg5: i64, %arg6: i64):
      %23 = "arith.muli"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%23) : (i64) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %15 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 1, 5>}> : (tensor<2x5xi64>) -> tensor<2x1x5xi64>
    %16 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %17 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %18 = "linalg.generic"(%16, %15, %17) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i64, %arg3: f32):
      %21 = "arith.sitofp"(%arg2) : (i64) -> f32
      %22 = "arith.mulf"(%arg1, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<2x1x5xi64>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = [[0, 1], [2]]}> : (tensor<2x4x5xf32>) -> tensor<8x5xf32>
    %20 = "tensor.expand_shape"(%19) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 8, 1, 5>}> : (tensor<8x5xf32>) -> tensor<8x1x5xf32>
    "func.return"(%20) : (tensor<8x1x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
