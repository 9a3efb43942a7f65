"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>) -> (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x64xf32>, %arg1: tensor<1x5x2x64xf32>, %arg2: tensor<4x64xf32>, %arg3: tensor<4x64xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 2, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x1x2x64xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x4x2x64xf32>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 2, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x1x2x64xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x4x2x64xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %9 = "stablehlo.multiply"(%1, %8) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %10 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %11 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %12 = "stablehlo.negate"(%11) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %13 = "stablehlo.concatenate"(%12, %10) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x64xf32>
    %14 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %16 = "stablehlo.add"(%9, %15) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %18 = "stablehlo.multiply"(%3, %17) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %19 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %20 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "stablehlo.concatenate"(%21, %19) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x64xf32>
    %23 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %25 = "stablehlo.add"(%18, %24) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %26 = "stablehlo.concatenate"(%0, %16) <{dimension = 1 : i64}> : (tensor<1x1x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x5x2x64xf32>
    %27 = "stablehlo.concatenate"(%2, %25) <{dimension = 1 : i64}> : (tensor<1x1x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x5x2x64xf32>
    "func.return"(%26, %27) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
