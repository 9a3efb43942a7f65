"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>, tensor<1x4xi32>) -> (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x32x4xf32>, %arg1: tensor<1x1x32x4xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
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
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %25 = "stablehlo.sine"(%23) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %28 = "stablehlo.transpose"(%26) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %29 = "stablehlo.transpose"(%27) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %31 = "stablehlo.multiply"(%arg0, %30) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %32 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 16, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x32x4xf32>) -> tensor<1x2x16x4xf32>
    %33 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 32, 4>, start_indices = array<i64: 0, 0, 16, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x32x4xf32>) -> tensor<1x2x16x4xf32>
    %34 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x16x4xf32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<1x2x16x4xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x16x4xf32>
    %37 = "stablehlo.concatenate"(%36, %32) <{dimension = 2 : i64}> : (tensor<1x2x16x4xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x32x4xf32>
    %38 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x32x4xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %43 = "stablehlo.add"(%31, %42) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %44 = "stablehlo.multiply"(%arg1, %28) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 16, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x32x4xf32>) -> tensor<1x1x16x4xf32>
    %46 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 32, 4>, start_indices = array<i64: 0, 0, 16, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x32x4xf32>) -> tensor<1x1x16x4xf32>
    %47 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x16x4xf32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<1x1x16x4xf32>, tensor<1x1x16x4xf32>) -> tensor<1x1x16x4xf32>
    %50 = "stablehlo.concatenate"(%49, %45) <{dimension = 2 : i64}> : (tensor<1x1x16x4xf32>, tensor<1x1x16x4xf32>) -> tensor<1x1x32x4xf32>
    %51 = "stablehlo.multiply"(%50, %29) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x4xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %55 = "stablehlo.add"(%44, %54) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    "func.return"(%43, %55) : (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
