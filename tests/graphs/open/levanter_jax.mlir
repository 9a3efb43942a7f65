"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x4x1x32xf32>, %arg2: tensor<2x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<2x4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<16x2x4xi32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x4xi32>) -> tensor<2x4x16xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<2x4x16xi32>) -> tensor<2x4x16xf32>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %9 = "stablehlo.sine"(%7) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x4x2x32xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %13 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %16 = "stablehlo.concatenate"(%15, %13) <{dimension = 3 : i64}> : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x4x2x32xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %20 = "stablehlo.add"(%12, %19) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<2x4x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<16x2x4xi32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x4xi32>) -> tensor<2x4x16xi32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x4x16xi32>) -> tensor<2x4x16xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %26 = "stablehlo.concatenate"(%25, %25) <{dimension = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %27 = "stablehlo.cosine"(%26) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %28 = "stablehlo.sine"(%26) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %31 = "stablehlo.multiply"(%arg1, %30) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %34 = "stablehlo.negate"(%33) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %35 = "stablehlo.concatenate"(%34, %32) <{dimension = 3 : i64}> : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %39 = "stablehlo.add"(%31, %38) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    "func.return"(%20, %39) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
