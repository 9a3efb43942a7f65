"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x2x64xf32>, tensor<4xi32>) -> tensor<2x4x2x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x64xf32>, %arg1: tensor<4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<32xi32>) -> tensor<32xf32>
    %13 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<2x4x2x64xf32>
    %28 = "stablehlo.multiply"(%arg0, %27) : (tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) -> tensor<2x4x2x64xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x64xf32>) -> tensor<2x4x2x32xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x64xf32>) -> tensor<2x4x2x32xf32>
    %31 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %34 = "stablehlo.concatenate"(%33, %29) <{dimension = 3 : i64}> : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x64xf32>
    %35 = "stablehlo.sine"(%24) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<2x4x2x64xf32>
    %38 = "stablehlo.multiply"(%34, %37) : (tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) -> tensor<2x4x2x64xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x64xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) -> tensor<2x4x2x64xf32>
    %42 = "stablehlo.add"(%28, %41) : (tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) -> tensor<2x4x2x64xf32>
    "func.return"(%42) : (tensor<2x4x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
