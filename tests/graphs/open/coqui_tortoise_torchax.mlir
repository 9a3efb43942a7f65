"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x6x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<6xi32>) -> tensor<6xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %9 = "stablehlo.concatenate"(%8, %8) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %11 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1, 1, 6, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x6x32xf32>) -> tensor<1x1x5x32xf32>
    %12 = "stablehlo.cosine"(%11) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x2x16xf32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %17 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %18 = "stablehlo.reshape"(%16) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %19 = "stablehlo.reshape"(%17) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %20 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %23 = "stablehlo.concatenate"(%22, %18) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %24 = "stablehlo.sine"(%11) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "stablehlo.add"(%14, %29) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.cosine"(%10) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %33 = "stablehlo.multiply"(%arg1, %32) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %34 = "stablehlo.reshape"(%arg1) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x2x16xf32>
    %35 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 2, 6, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x2x16xf32>) -> tensor<1x2x6x1x16xf32>
    %36 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 2, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x2x16xf32>) -> tensor<1x2x6x1x16xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<1x2x6x1x16xf32>) -> tensor<1x2x6x16xf32>
    %38 = "stablehlo.reshape"(%36) : (tensor<1x2x6x1x16xf32>) -> tensor<1x2x6x16xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %42 = "stablehlo.concatenate"(%41, %37) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %43 = "stablehlo.sine"(%10) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %49 = "stablehlo.add"(%33, %48) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%30, %49) : (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
