"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %3 = "stablehlo.convert"(%2) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %5 = "stablehlo.dot_general"(%3, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x4x32xf32>) -> tensor<1x1x1x4x1x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x4x1x32xf32>) -> tensor<2x1x1x4x1x32xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x1x1x4x1x32xf32>) -> tensor<2x4x32xf32>
    %14 = "stablehlo.cosine"(%13) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %15 = "stablehlo.sine"(%13) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %20 = "stablehlo.reshape"(%arg0) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16x2xf32>
    %21 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %22 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %23 = "stablehlo.reshape"(%21) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %25 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x16xf32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %37 = "stablehlo.add"(%19, %36) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %38 = "stablehlo.multiply"(%arg1, %16) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %39 = "stablehlo.reshape"(%arg1) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16x2xf32>
    %40 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 2, 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x4x16x2xf32>) -> tensor<2x1x4x16x1xf32>
    %41 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 2, 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x4x16x2xf32>) -> tensor<2x1x4x16x1xf32>
    %42 = "stablehlo.reshape"(%40) : (tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x16xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16x1xf32>
    %48 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16x1xf32>
    %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 4 : i64}> : (tensor<2x1x4x16x1xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x2xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x1x4x16x2xf32>) -> tensor<2x1x4x32xf32>
    %51 = "stablehlo.multiply"(%50, %17) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %55 = "stablehlo.add"(%38, %54) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%37, %55) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
