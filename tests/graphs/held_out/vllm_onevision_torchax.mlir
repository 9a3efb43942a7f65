"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x2x32xf32>, tensor<5xi32>) -> tensor<5x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<16xi32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %26 = "stablehlo.sine"(%23) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %29 = "stablehlo.multiply"(%arg0, %28) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %31 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xf32>) -> tensor<5x2x16x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x16xf32>) -> tensor<5x2x16x1xf32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 3 : i64}> : (tensor<5x2x16x1xf32>, tensor<5x2x16x1xf32>) -> tensor<5x2x16x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<5x2x16x2xf32>) -> tensor<5x2x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %44 = "stablehlo.add"(%29, %43) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    "func.return"(%44) : (tensor<5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
