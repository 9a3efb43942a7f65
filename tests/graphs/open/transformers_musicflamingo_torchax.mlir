"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x64xf32>, tensor<2x5xf32>) -> tensor<2x5x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>, %arg1: tensor<2x5xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %8 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %11 = "stablehlo.convert"(%10) : (tensor<16xi32>) -> tensor<16xf32>
    %12 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %17 = "stablehlo.power"(%16, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x1xf32>) -> tensor<2x5x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x5x16xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %26 = "stablehlo.sine"(%24) : (tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %29 = "stablehlo.multiply"(%28, %25) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<2x5x32xf32>) -> tensor<2x5x16x2xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %32 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %33 = "stablehlo.reshape"(%31) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %34 = "stablehlo.reshape"(%32) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %35 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %42 = "stablehlo.multiply"(%41, %26) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %46 = "stablehlo.add"(%29, %45) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %47 = "stablehlo.concatenate"(%46, %27) <{dimension = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x64xf32>
    "func.return"(%47) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
