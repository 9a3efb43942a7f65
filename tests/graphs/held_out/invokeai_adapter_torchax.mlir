"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x4xi32>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<2x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<2x4xi32>) -> tensor<2x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x1xf32>) -> tensor<1x1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x4x16xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x4x16xf32>) -> tensor<1x2x1x4x1x16xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x1x4x1x16xf32>) -> tensor<1x2x1x4x2x16xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x1x4x2x16xf32>) -> tensor<2x4x32xf32>
    %12 = "stablehlo.cosine"(%11) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %13 = "stablehlo.sine"(%11) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %17 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %18 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %19 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x16xf32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %22 = "stablehlo.concatenate"(%21, %17) <{dimension = 3 : i64}> : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %29 = "stablehlo.add"(%16, %28) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %31 = "stablehlo.multiply"(%arg1, %30) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x16xf32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %37 = "stablehlo.concatenate"(%36, %32) <{dimension = 3 : i64}> : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %43 = "stablehlo.add"(%31, %42) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%29, %43) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
