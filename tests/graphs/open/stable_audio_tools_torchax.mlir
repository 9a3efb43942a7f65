"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x64xf16>, tensor<5xi32>) -> tensor<1x2x5x64xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf16>, %arg1: tensor<5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<5xi32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %11 = "stablehlo.concatenate"(%10, %10) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %12 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x64xf16>) -> tensor<1x2x5x64xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %14 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %15 = "stablehlo.cosine"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "stablehlo.multiply"(%13, %17) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %22 = "stablehlo.reshape"(%13) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x2x16xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %24 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %25 = "stablehlo.reshape"(%23) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %30 = "stablehlo.concatenate"(%29, %25) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.sine"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.multiply"(%30, %33) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "stablehlo.add"(%21, %40) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %43 = "stablehlo.convert"(%14) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x64xf16>
    "func.return"(%44) : (tensor<1x2x5x64xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
