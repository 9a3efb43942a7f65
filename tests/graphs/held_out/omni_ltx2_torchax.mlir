"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x5x32xf32>, tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<1x2x5x8xf32>, %arg2: tensor<1x2x5x8xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x5x32xf32>) -> tensor<1x5x2x16xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x2x5x16xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x2x8xf32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 5, 1, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x1x8xf32>
    %4 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 5, 2, 8>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x1x8xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x1x8xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x2x8xf32>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<1x2x5x2x8xf32>, tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x2x8xf32>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 2, 5, 1, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x1x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x8xf32>
    %12 = "stablehlo.multiply"(%11, %6) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x8xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %16 = "stablehlo.multiply"(%15, %4) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x8xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %20 = "stablehlo.add"(%9, %19) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%8, %22, %20) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3, 4], scatter_dims_to_operand_dims = [3]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x2x8xf32>, tensor<1xi32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x2x8xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 5, 2, 8>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x1x8xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x8xf32>
    %27 = "stablehlo.multiply"(%6, %26) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %28 = "stablehlo.multiply"(%27, %3) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x8xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %32 = "stablehlo.add"(%24, %31) : (tensor<1x2x5x1x8xf32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x1x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%23, %34, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3, 4], scatter_dims_to_operand_dims = [3]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x2x8xf32>, tensor<1xi32>, tensor<1x2x5x1x8xf32>) -> tensor<1x2x5x2x8xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x2x5x2x8xf32>) -> tensor<1x2x5x16xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x5x2x16xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x5x2x16xf32>) -> tensor<1x5x32xf32>
    "func.return"(%38) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
