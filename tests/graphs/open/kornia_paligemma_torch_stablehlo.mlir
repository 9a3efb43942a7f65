"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x32xf32>) -> tensor<1x32x1xf32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<1x5xi64>) -> tensor<1x1x5xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<1x1x5xi64>) -> tensor<1x1x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %6 = "stablehlo.dot_general"(%2, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x32x1xf32>, tensor<1x1x5xf32>) -> tensor<1x32x5xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x32x5xf32>) -> tensor<1x5x32xf32>
    %8 = "stablehlo.concatenate"(%7, %7) <{dimension = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %9 = "stablehlo.cosine"(%8) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "stablehlo.sine"(%8) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %11 = "stablehlo.reshape"(%9) : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %12 = "stablehlo.reshape"(%10) : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %17 = "stablehlo.negate"(%16) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "stablehlo.concatenate"(%17, %15) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "stablehlo.add"(%14, %20) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "stablehlo.multiply"(%arg1, %11) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %23 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %24 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %25 = "stablehlo.negate"(%24) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %26 = "stablehlo.concatenate"(%25, %23) <{dimension = 3 : i64}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %27 = "stablehlo.multiply"(%26, %12) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %28 = "stablehlo.add"(%22, %27) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%21, %28) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
