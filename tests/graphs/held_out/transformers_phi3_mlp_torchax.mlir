"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x3x16xf32>, tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<1x3x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %2 = "stablehlo.dot_general"(%1, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x64xf32>) -> tensor<3x64xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x64xf32>) -> tensor<1x3x64xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 3, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x64xf32>) -> tensor<1x3x32xf32>
    %5 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 3, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x64xf32>) -> tensor<1x3x32xf32>
    %6 = "stablehlo.negate"(%4) : (tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x32xf32>
    %10 = "stablehlo.add"(%9, %7) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x32xf32>
    %13 = "stablehlo.divide"(%12, %10) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %15 = "stablehlo.multiply"(%5, %14) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %16 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %17 = "stablehlo.reshape"(%15) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %18 = "stablehlo.dot_general"(%17, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x16xf32>) -> tensor<3x16xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%19) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
