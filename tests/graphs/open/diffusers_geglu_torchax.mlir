"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x16xf32>, tensor<64x16xf32>, tensor<64xf32>) -> tensor<1x4x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<64xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %1 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %4 = "stablehlo.multiply"(%arg2, %3) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %5 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x64xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %9 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<64xf32>) -> tensor<1x64xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x64xf32>) -> tensor<4x64xf32>
    %11 = "stablehlo.add"(%10, %8) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %14 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %17 = "stablehlo.multiply"(%16, %14) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = "stablehlo.negate"(%14) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %22 = "chlo.erfc"(%21) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %23 = "stablehlo.multiply"(%17, %22) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %24 = "stablehlo.multiply"(%13, %23) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%24) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
