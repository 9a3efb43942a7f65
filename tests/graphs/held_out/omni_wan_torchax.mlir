"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>, tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x1x32xf32>, %arg2: tensor<1x5x1x16xf32>, %arg3: tensor<1x5x1x16xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %12 = "stablehlo.subtract"(%6, %11) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %14 = "stablehlo.multiply"(%3, %13) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %15 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %16 = "stablehlo.multiply"(%4, %15) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %20 = "stablehlo.add"(%14, %19) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %25 = "stablehlo.reshape"(%arg1) : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16x2xf32>
    %26 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 5, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x16x1xf32>
    %27 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 5, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x16x1xf32>
    %28 = "stablehlo.reshape"(%26) : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16xf32>
    %29 = "stablehlo.reshape"(%27) : (tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16xf32>
    %30 = "stablehlo.multiply"(%28, %arg2) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %31 = "stablehlo.multiply"(%29, %arg3) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x16xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %35 = "stablehlo.subtract"(%30, %34) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %36 = "stablehlo.multiply"(%28, %arg3) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %37 = "stablehlo.multiply"(%29, %arg2) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %41 = "stablehlo.add"(%36, %40) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16x1xf32>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 4 : i64}> : (tensor<1x5x1x16x1xf32>, tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16x2xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x5x1x16x2xf32>) -> tensor<1x5x1x32xf32>
    "func.return"(%24, %45) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
