"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4x32xf32>, %arg3: tensor<1x4x32xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %4 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %5 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %7 = "stablehlo.multiply"(%2, %6) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "stablehlo.subtract"(%7, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "stablehlo.multiply"(%2, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "stablehlo.multiply"(%3, %16) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "stablehlo.add"(%15, %20) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %28 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %29 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %30 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %31 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %32 = "stablehlo.multiply"(%28, %30) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %33 = "stablehlo.multiply"(%29, %31) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %37 = "stablehlo.subtract"(%32, %36) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %38 = "stablehlo.multiply"(%28, %31) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %39 = "stablehlo.multiply"(%29, %30) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %43 = "stablehlo.add"(%38, %42) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%25, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
