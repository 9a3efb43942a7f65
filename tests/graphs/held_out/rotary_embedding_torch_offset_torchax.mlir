"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x16xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x16xf32>, %arg1: tensor<1x2x5x64xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf32>) -> tensor<5x16x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x16x1xf32>) -> tensor<5x16x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x16x2xf32>) -> tensor<5x32xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x16xf32>
    %4 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 48>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %5 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x16xf32>
    %6 = "stablehlo.cosine"(%2) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %9 = "stablehlo.multiply"(%4, %8) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %13 = "stablehlo.reshape"(%4) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %14 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %15 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %17 = "stablehlo.reshape"(%15) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %18 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %20 = "stablehlo.multiply"(%19, %17) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %25 = "stablehlo.sine"(%2) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "stablehlo.multiply"(%24, %27) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "stablehlo.add"(%12, %34) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %36 = "stablehlo.concatenate"(%3, %35, %5) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%36) : (tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
