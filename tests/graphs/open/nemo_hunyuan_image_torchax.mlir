"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1x5x2xi32>) -> (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x1x5x32xf32>, %arg2: tensor<1x5x2xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<16xf32>) -> tensor<8x2xf32>
    %20 = "stablehlo.convert"(%arg2) : (tensor<1x5x2xi32>) -> tensor<1x5x2xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1x2xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<8x2xf32>) -> tensor<1x1x8x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x2xf32>) -> tensor<1x5x8x2xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x2xf32>) -> tensor<1x5x8x2xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<1x5x8x2xf32>, tensor<1x5x8x2xf32>) -> tensor<1x5x8x2xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x5x8x2xf32>) -> tensor<1x5x16xf32>
    %27 = "stablehlo.concatenate"(%26, %26) <{dimension = 2 : i64}> : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %28 = "stablehlo.cosine"(%27) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %29 = "stablehlo.sine"(%27) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "stablehlo.multiply"(%arg0, %32) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %35 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %36 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %38 = "stablehlo.multiply"(%37, %35) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %39 = "stablehlo.concatenate"(%38, %34) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %45 = "stablehlo.add"(%33, %44) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %47 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %48 = "stablehlo.multiply"(%arg1, %46) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %49 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16xf32>
    %50 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16xf32>
    %51 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16xf32>
    %53 = "stablehlo.multiply"(%52, %50) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %54 = "stablehlo.concatenate"(%53, %49) <{dimension = 3 : i64}> : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x32xf32>
    %55 = "stablehlo.multiply"(%54, %47) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x32xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %59 = "stablehlo.add"(%48, %58) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    "func.return"(%45, %59) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
