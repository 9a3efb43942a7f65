"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<1x5x64xf32>) -> tensor<1x5x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x64xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x32xf32>
    %7 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 5, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x32xf32>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %10 = "stablehlo.multiply"(%3, %9) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %11 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %13 = "stablehlo.multiply"(%4, %12) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %17 = "stablehlo.subtract"(%10, %16) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %18 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %20 = "stablehlo.multiply"(%3, %19) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %21 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %23 = "stablehlo.multiply"(%4, %22) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %28 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%31) : (tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
