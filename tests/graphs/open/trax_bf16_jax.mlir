"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xbf16>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.log"(%7) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.negate"(%10) : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.convert"(%6) : (tensor<16xi32>) -> tensor<16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<4xi32>) -> tensor<4xf32>
    %18 = "stablehlo.convert"(%15) : (tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.dot_general"(%17, %18) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.concatenate"(%20, %20) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %22 = "stablehlo.cosine"(%21) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %23 = "stablehlo.sine"(%21) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<4x32xf32>) -> tensor<4x32xbf16>
    %25 = "stablehlo.convert"(%arg0) : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %26 = "stablehlo.dot_general"(%24, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<4x32x2x2xbf16>
    %27 = "stablehlo.transpose"(%26) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x2xbf16>) -> tensor<2x2x4x32xbf16>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x16xbf16>
    %30 = "stablehlo.negate"(%29) : (tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16xbf16>
    %31 = "stablehlo.concatenate"(%30, %28) <{dimension = 3 : i64}> : (tensor<2x2x4x16xbf16>, tensor<2x2x4x16xbf16>) -> tensor<2x2x4x32xbf16>
    %32 = "stablehlo.convert"(%23) : (tensor<4x32xf32>) -> tensor<4x32xbf16>
    %33 = "stablehlo.convert"(%31) : (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %34 = "stablehlo.dot_general"(%32, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<4x32x2x2xbf16>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x2xbf16>) -> tensor<2x2x4x32xbf16>
    %36 = "stablehlo.add"(%27, %35) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    "func.return"(%36) : (tensor<2x2x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
