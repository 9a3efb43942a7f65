"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x4xi32>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<2x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 0.099999994, 0.056234125, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341232, 0.0031622767, 0.00177827943, 9.99999931E-4, 5.62341185E-4, 3.16227815E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xf32>) -> tensor<2x16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x4xi32>) -> tensor<2x1x4xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<2x1x4xi32>) -> tensor<2x1x4xf32>
    %6 = "stablehlo.dot_general"(%3, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x1xf32>, tensor<2x1x4xf32>) -> tensor<2x16x4xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x16x4xf32>) -> tensor<2x4x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %11 = "stablehlo.cosine"(%10) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %12 = "stablehlo.sine"(%10) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %13 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x16xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %17 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %25 = "stablehlo.multiply"(%arg0, %24) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %27 = "stablehlo.multiply"(%21, %26) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %31 = "stablehlo.add"(%25, %30) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %33 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x16xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16x1xf32>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 4 : i64}> : (tensor<2x1x4x16x1xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x1x4x16x2xf32>) -> tensor<2x1x4x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %43 = "stablehlo.multiply"(%arg1, %41) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %44 = "stablehlo.multiply"(%40, %42) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %48 = "stablehlo.add"(%43, %47) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%31, %48) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
