"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>) -> (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x3x2x48xf32>, %arg1: tensor<1x5x2x48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x48xf32>) -> tensor<1x3x2x32xf32>
    %9 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 3, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x48xf32>) -> tensor<1x3x2x16xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<3x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %12 = "stablehlo.cosine"(%11) : (tensor<3x1x32xf32>) -> tensor<3x1x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x3x2x32xf32>
    %15 = "stablehlo.multiply"(%8, %14) : (tensor<1x3x2x32xf32>, tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
    %16 = "stablehlo.reshape"(%8) : (tensor<1x3x2x32xf32>) -> tensor<1x3x2x2x16xf32>
    %17 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 3, 2, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x2x16xf32>) -> tensor<1x3x2x1x16xf32>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 3, 2, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x2x16xf32>) -> tensor<1x3x2x1x16xf32>
    %19 = "stablehlo.reshape"(%17) : (tensor<1x3x2x1x16xf32>) -> tensor<1x3x2x16xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x3x2x1x16xf32>) -> tensor<1x3x2x16xf32>
    %21 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x2x16xf32>
    %23 = "stablehlo.multiply"(%22, %20) : (tensor<1x3x2x16xf32>, tensor<1x3x2x16xf32>) -> tensor<1x3x2x16xf32>
    %24 = "stablehlo.concatenate"(%23, %19) <{dimension = 3 : i64}> : (tensor<1x3x2x16xf32>, tensor<1x3x2x16xf32>) -> tensor<1x3x2x32xf32>
    %25 = "stablehlo.sine"(%11) : (tensor<3x1x32xf32>) -> tensor<3x1x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x3x2x32xf32>
    %28 = "stablehlo.multiply"(%24, %27) : (tensor<1x3x2x32xf32>, tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x2x32xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x3x2x32xf32>, tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
    %32 = "stablehlo.add"(%15, %31) : (tensor<1x3x2x32xf32>, tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
    %33 = "stablehlo.concatenate"(%32, %9) <{dimension = 3 : i64}> : (tensor<1x3x2x32xf32>, tensor<1x3x2x16xf32>) -> tensor<1x3x2x48xf32>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %35 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %37 = "stablehlo.cosine"(%36) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.multiply"(%34, %39) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.reshape"(%34) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x2x16xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 5, 2, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x2x16xf32>) -> tensor<1x5x2x1x16xf32>
    %43 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 5, 2, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x2x16xf32>) -> tensor<1x5x2x1x16xf32>
    %44 = "stablehlo.reshape"(%42) : (tensor<1x5x2x1x16xf32>) -> tensor<1x5x2x16xf32>
    %45 = "stablehlo.reshape"(%43) : (tensor<1x5x2x1x16xf32>) -> tensor<1x5x2x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %48 = "stablehlo.multiply"(%47, %45) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %49 = "stablehlo.concatenate"(%48, %44) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %50 = "stablehlo.sine"(%36) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %53 = "stablehlo.multiply"(%49, %52) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %57 = "stablehlo.add"(%40, %56) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %58 = "stablehlo.concatenate"(%57, %35) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%33, %58) : (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
