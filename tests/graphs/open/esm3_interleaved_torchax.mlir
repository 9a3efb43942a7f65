"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4], [2.000000e+00, 1.12468266, 0.632455527, 0.355655879, 2.000000e-01, 0.112468265, 0.0632455498, 0.0355655886, 2.000000e-02, 0.0112468265, 0.00632455526, 0.00355655886, 2.000000e-03, 0.0011246826, 6.32455514E-4, 3.5565588E-4], [3.000000e+00, 1.687024, 0.948683261, 0.533483803, 3.000000e-01, 0.168702394, 0.0948683246, 0.0533483848, 3.000000e-02, 0.0168702397, 0.00948683266, 0.00533483829, 3.000000e-03, 0.00168702391, 9.48683242E-4, 5.33483806E-4]]> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
    %1 = "stablehlo.cosine"(%0) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = "stablehlo.sine"(%0) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<4x2x16xf32>) -> tensor<4x1x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4x2x16xf32>) -> tensor<4x1x32xf32>
    %9 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %11 = "stablehlo.multiply"(%arg0, %10) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %13 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %27 = "stablehlo.add"(%11, %26) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x0xf32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x0xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%29) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
