"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %7 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %8 = "stablehlo.reshape"(%6) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %9 = "stablehlo.reshape"(%7) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %10 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "stablehlo.add"(%4, %22) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %26 = "stablehlo.multiply"(%arg1, %25) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %27 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %28 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %29 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %31 = "stablehlo.reshape"(%29) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %45 = "stablehlo.add"(%26, %44) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%23, %45) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
