"builtin.module"() <{sym_name = "jit__unnamed_function"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x2x32xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<16xi32>) -> tensor<16xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %10 = "stablehlo.power"(%9, %7) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x5x1x16xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %21 = "stablehlo.sine"(%20) : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %22 = "stablehlo.cosine"(%20) : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x32xf32>) -> tensor<2x5x2x16xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x32xf32>) -> tensor<2x5x2x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %28 = "stablehlo.multiply"(%24, %27) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %29 = "stablehlo.subtract"(%26, %28) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %33 = "stablehlo.multiply"(%23, %32) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %34 = "stablehlo.add"(%31, %33) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %35 = "stablehlo.concatenate"(%29, %34) <{dimension = 3 : i64}> : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x32xf32>
    "func.return"(%35) : (tensor<2x5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
