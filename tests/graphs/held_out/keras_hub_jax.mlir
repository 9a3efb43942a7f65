"builtin.module"() <{sym_name = "jit_call"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x64xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %7 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<32xf32>) -> tensor<32xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = "stablehlo.dot_general"(%21, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 2 : i64}> : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x5x2x32xf32>) -> tensor<1x5x64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %28 = "stablehlo.cosine"(%27) : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x64xf32>
    %29 = "stablehlo.sine"(%27) : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x64xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %31 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.negate"(%31) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x1x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x1x32xf32>
    %35 = "stablehlo.concatenate"(%33, %34) <{dimension = 3 : i64}> : (tensor<1x5x2x1x32xf32>, tensor<1x5x2x1x32xf32>) -> tensor<1x5x2x2x32xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x5x2x2x32xf32>) -> tensor<1x5x2x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %38 = "stablehlo.multiply"(%arg0, %37) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %41 = "stablehlo.add"(%38, %40) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    "func.return"(%41) : (tensor<1x5x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
