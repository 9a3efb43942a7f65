"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x2x4x8xf32>) -> tensor<1x2x32xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 2, 8, 4>}> : (tensor<1x2x32xf32>) -> tensor<1x2x8x4xf32>
    %2 = "tensor.extract_slice"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1, 0>, static_sizes = array<i64: 1, 2, 7, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x8x4xf32>) -> tensor<1x2x7x4xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x2x7x4xf32>) -> tensor<1x2x28xf32>
    %4 = "tensor.expand_shape"(%3) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 2, 4, 7>}> : (tensor<1x2x28xf32>) -> tensor<1x2x4x7xf32>
    %5 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%5) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
