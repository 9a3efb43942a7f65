"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<1x3x16xf32>, tensor<2x16x24xf32>, tensor<2x1x1x24xf32>, tensor<16x24xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<2x16x24xf32>, %arg2: tensor<2x1x1x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x16xf32>) -> tensor<1x3x16x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x16x1xf32>) -> tensor<1x3x16x1x1xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 3, 0, 1, 4, 2>}> : (tensor<1x3x16x1x1xf32>) -> tensor<1x1x3x1x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x24xf32>) -> tensor<2x16x24x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x16x24x1xf32>) -> tensor<2x16x24x1x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 3, 4, 2, 1>}> : (tensor<2x16x24x1x1xf32>) -> tensor<2x1x1x24x16xf32>
    %6 = "stablehlo.transpose"(%2) <{permutation = array<i64: 2, 4, 0, 1, 3>}> : (tensor<1x1x3x1x16xf32>) -> tensor<3x16x1x1x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3x16x1x1x1xf32>) -> tensor<1x3x16xf32>
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 4, 0, 1, 3, 2>}> : (tensor<2x1x1x24x16xf32>) -> tensor<16x2x1x24x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<16x2x1x24x1xf32>) -> tensor<1x16x48xf32>
    %10 = "stablehlo.reshape"(%7) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %11 = "stablehlo.reshape"(%9) : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
    %12 = "stablehlo.dot_general"(%10, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x48xf32>) -> tensor<3x48xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x48xf32>) -> tensor<1x3x48xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x3x48xf32>) -> tensor<3x1x2x1x24xf32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 2, 3, 0, 4, 1>}> : (tensor<3x1x2x1x24xf32>) -> tensor<2x1x3x24x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x1x3x24x1xf32>) -> tensor<2x1x3x24xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x24xf32>
    %19 = "stablehlo.multiply"(%arg2, %18) : (tensor<2x1x1x24xf32>, tensor<2x1x1x24xf32>) -> tensor<2x1x1x24xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x24xf32>) -> tensor<2x1x3x24xf32>
    %21 = "stablehlo.add"(%16, %20) : (tensor<2x1x3x24xf32>, tensor<2x1x3x24xf32>) -> tensor<2x1x3x24xf32>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 1, 3, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x3x24xf32>) -> tensor<1x1x3x24xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x3x24xf32>) -> tensor<1x3x24xf32>
    %24 = "stablehlo.multiply"(%23, %23) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %25 = "stablehlo.multiply"(%24, %23) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %26 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x24xf32>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %29 = "stablehlo.add"(%23, %28) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x24xf32>
    %32 = "stablehlo.multiply"(%31, %29) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %33 = "stablehlo.tanh"(%32) : (tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x24xf32>
    %36 = "stablehlo.add"(%35, %33) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %37 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x24xf32>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %40 = "stablehlo.multiply"(%23, %39) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %41 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 2, 1, 3, 24>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x3x24xf32>) -> tensor<1x1x3x24xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x1x3x24xf32>) -> tensor<1x3x24xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x3x24xf32>) -> tensor<3x24xf32>
    %45 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %48 = "stablehlo.multiply"(%arg4, %47) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %49 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x24xf32>, tensor<24x16xf32>) -> tensor<3x16xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x16xf32>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %55 = "stablehlo.add"(%54, %52) : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%56) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
