"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x36xf32>, tensor<4x16xf32>) -> tensor<1x4x2x36xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x36xf32>, %arg1: tensor<4x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x32xf32>) -> tensor<1x4x1x32xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x32xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 36>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x4xf32>
    %5 = "stablehlo.cosine"(%2) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %8 = "stablehlo.reshape"(%3) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %11 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %18 = "stablehlo.sine"(%2) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %21 = "stablehlo.add"(%7, %20) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "stablehlo.concatenate"(%21, %4) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x4xf32>) -> tensor<1x4x2x36xf32>
    "func.return"(%22) : (tensor<1x4x2x36xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
