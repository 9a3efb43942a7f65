"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5xi64>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf64>}> : () -> tensor<1xf64>
    %2 = "stablehlo.reshape"(%0) : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<1x5xi64>) -> tensor<1x1x5xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<1x1x5xi64>) -> tensor<1x1x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %7 = "stablehlo.dot_general"(%3, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x16x1xf32>, tensor<1x1x5xf32>) -> tensor<1x16x5xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x16x5xf32>) -> tensor<1x5x16xf32>
    %9 = "stablehlo.concatenate"(%8, %8) <{dimension = 9223372036854775807 : i64}> : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "stablehlo.convert"(%1) : (tensor<1xf64>) -> tensor<1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x32xf32>
    %14 = "stablehlo.multiply"(%10, %13) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %15 = "stablehlo.sine"(%9) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %17 = "stablehlo.reshape"(%14) : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %18 = "stablehlo.reshape"(%16) : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %20 = "stablehlo.multiply"(%arg0, %19) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %23 = "stablehlo.negate"(%22) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %24 = "stablehlo.concatenate"(%23, %21) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "stablehlo.multiply"(%arg1, %19) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %30 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %31 = "stablehlo.negate"(%30) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "stablehlo.concatenate"(%31, %29) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %33 = "stablehlo.multiply"(%32, %25) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.add"(%28, %33) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%27, %34) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
