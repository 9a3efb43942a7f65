"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x48xf32>) -> tensor<1x5x2x48xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4], [2.000000e+00, 1.12468266, 0.632455527, 0.355655879, 2.000000e-01, 0.112468265, 0.0632455498, 0.0355655886, 2.000000e-02, 0.0112468265, 0.00632455526, 0.00355655886, 2.000000e-03, 0.0011246826, 6.32455514E-4, 3.5565588E-4], [3.000000e+00, 1.687024, 0.948683261, 0.533483803, 3.000000e-01, 0.168702394, 0.0948683246, 0.0533483848, 3.000000e-02, 0.0168702397, 0.00948683266, 0.00533483829, 3.000000e-03, 0.00168702391, 9.48683242E-4, 5.33483806E-4], [4.000000e+00, 2.24936533, 1.26491106, 0.711311757, 4.000000e-01, 0.22493653, 0.1264911, 0.0711311772, 4.000000e-02, 0.022493653, 0.0126491105, 0.00711311772, 4.000000e-03, 0.00224936521, 0.00126491103, 7.11311761E-4], [5.000000e+00, 2.81170654, 1.58113885, 0.889139711, 5.000000e-01, 0.281170666, 0.158113867, 0.0889139696, 0.049999997, 0.0281170662, 0.0158113874, 0.00889139716, 0.00500000035, 0.00281170662, 0.00158113881, 8.89139716E-4]]]> : tensor<1x5x16xf32>}> : () -> tensor<1x5x16xf32>
    %1 = "stablehlo.cosine"(%0) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %2 = "stablehlo.sine"(%0) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x5x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x5x1x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16x2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x32xf32>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %12 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %13 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %17 = "stablehlo.concatenate"(%16, %12) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %19 = "stablehlo.multiply"(%11, %18) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %21 = "stablehlo.multiply"(%17, %20) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %25 = "stablehlo.add"(%19, %24) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x16xf32>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%27) : (tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
