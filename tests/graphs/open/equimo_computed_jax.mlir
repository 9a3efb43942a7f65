"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x64xf32>) -> tensor<2x4x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x64xf32>):
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
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4x32x2xf32>) -> tensor<4x64xf32>
    %24 = "stablehlo.sine"(%23) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %25 = "stablehlo.cosine"(%23) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %27 = "stablehlo.reshape"(%25) : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %28 = "stablehlo.reshape"(%arg0) : (tensor<2x4x64xf32>) -> tensor<2x4x32x2xf32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x32x2xf32>) -> tensor<2x4x32x1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x4x32x1xf32>) -> tensor<2x4x32xf32>
    %31 = "stablehlo.negate"(%30) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %32 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x32x2xf32>) -> tensor<2x4x32x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x4x32x1xf32>) -> tensor<2x4x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x32x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x32x1xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 3 : i64}> : (tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>) -> tensor<2x4x32x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4x32x2xf32>) -> tensor<2x4x64xf32>
    %38 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x64xf32>) -> tensor<2x4x64xf32>
    %39 = "stablehlo.multiply"(%arg0, %38) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %40 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x64xf32>) -> tensor<2x4x64xf32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    "func.return"(%42) : (tensor<2x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
