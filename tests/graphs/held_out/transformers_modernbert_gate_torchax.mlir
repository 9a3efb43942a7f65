"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x16xf32>, tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<1x4x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %2 = "stablehlo.dot_general"(%1, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %5 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 4, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %6 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %8 = "stablehlo.multiply"(%7, %4) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "stablehlo.negate"(%4) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "chlo.erfc"(%12) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %14 = "stablehlo.multiply"(%8, %13) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %15 = "stablehlo.multiply"(%14, %5) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %16 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %17 = "stablehlo.reshape"(%15) : (tensor<1x4x32xf32>) -> tensor<4x32xf32>
    %18 = "stablehlo.dot_general"(%17, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%19) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
