"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>, tensor<5x32xf32>, tensor<5x32xf32>) -> (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5x2x48xf32>, %arg2: tensor<5x32xf32>, %arg3: tensor<5x32xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %5 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x16xf32>
    %6 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %7 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %9 = "stablehlo.multiply"(%4, %8) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %10 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %11 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %15 = "stablehlo.concatenate"(%14, %10) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %21 = "stablehlo.add"(%9, %20) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %23 = "stablehlo.multiply"(%6, %22) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %24 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %25 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %26 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %29 = "stablehlo.concatenate"(%28, %24) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %35 = "stablehlo.add"(%23, %34) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %36 = "stablehlo.concatenate"(%21, %5) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    %37 = "stablehlo.concatenate"(%35, %7) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%36, %37) : (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
