"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x6x16xf32>, %arg1: tensor<1x4x6x16xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x16xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x2x6x16xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 6, 16>, start_indices = array<i64: 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x2x6x16xf32>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x2x6x16xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 6, 16>, start_indices = array<i64: 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x6x16xf32>) -> tensor<1x2x6x16xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<6x16xf32>) -> tensor<1x1x6x16xf32>
    %5 = "stablehlo.reshape"(%arg3) : (tensor<6x16xf32>) -> tensor<1x1x6x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %7 = "stablehlo.multiply"(%0, %6) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %9 = "stablehlo.multiply"(%1, %8) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %13 = "stablehlo.subtract"(%7, %12) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %15 = "stablehlo.multiply"(%0, %14) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %17 = "stablehlo.multiply"(%1, %16) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %21 = "stablehlo.add"(%15, %20) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %22 = "stablehlo.concatenate"(%13, %21) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %24 = "stablehlo.multiply"(%2, %23) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %26 = "stablehlo.multiply"(%3, %25) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %30 = "stablehlo.subtract"(%24, %29) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %32 = "stablehlo.multiply"(%2, %31) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %34 = "stablehlo.multiply"(%3, %33) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %38 = "stablehlo.add"(%32, %37) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %39 = "stablehlo.concatenate"(%30, %38) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%22, %39) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
