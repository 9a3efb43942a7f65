"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<2x3x2x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<3x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x16xf32>) -> tensor<3x1x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x16xf32>) -> tensor<3x2x16xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x2x16xf32>) -> tensor<3x1x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x16xf32>) -> tensor<3x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x16xf32>) -> tensor<3x2x16xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<3x2x16xf32>) -> tensor<3x1x32xf32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %11 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %12 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x2x16xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %16 = "stablehlo.concatenate"(%15, %11) <{dimension = 3 : i64}> : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x2x32xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %23 = "stablehlo.add"(%9, %22) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%25) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
