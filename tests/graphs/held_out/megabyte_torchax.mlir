"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x5x32xf32>, tensor<2x5x32xf32>) -> (tensor<2x2x5x32xf32>, tensor<2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x5x32xf32>, %arg1: tensor<2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %9 = "stablehlo.concatenate"(%8, %8) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<2x2x5x32xf32>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %16 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x5x16xf32>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %19 = "stablehlo.concatenate"(%18, %14) <{dimension = 3 : i64}> : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x32xf32>
    %20 = "stablehlo.sine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<2x2x5x32xf32>
    %23 = "stablehlo.multiply"(%19, %22) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x5x32xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %27 = "stablehlo.add"(%13, %26) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %28 = "stablehlo.cosine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %31 = "stablehlo.multiply"(%arg1, %30) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %37 = "stablehlo.concatenate"(%36, %32) <{dimension = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %38 = "stablehlo.sine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %45 = "stablehlo.add"(%31, %44) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    "func.return"(%27, %45) : (tensor<2x2x5x32xf32>, tensor<2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
