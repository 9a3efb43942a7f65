"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<1x5x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32x16xf32>, %arg3: tensor<16x32xf32>):
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %2 = "stablehlo.dot_general"(%arg0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x5x16xf32>, tensor<1x16x32xf32>) -> tensor<1x5x32xf32>
    %3 = "stablehlo.logistic"(%2) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %4 = "stablehlo.multiply"(%3, %2) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %5 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %7 = "stablehlo.dot_general"(%arg0, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x5x16xf32>, tensor<1x16x32xf32>) -> tensor<1x5x32xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %9 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %11 = "stablehlo.dot_general"(%8, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x5x32xf32>, tensor<1x32x16xf32>) -> tensor<1x5x16xf32>
    "func.return"(%11) : (tensor<1x5x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
