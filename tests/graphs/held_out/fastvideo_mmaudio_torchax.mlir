"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F40A9603F4477F5BE4477F53E40A9603F7CF2753FEE118EBEEE118E3E7CF2753F81CE7C3F1E3C21BE1E3C213E81CE7C3F1EFD7E3F21DBB5BD21DBB53D1EFD7E3F19AE7F3FF5B64CBDF5B64C3D19AE7F3F19E67F3FFD4DE6BCFD4DE63C19E67F3FCFF77F3F818581BC8185813CCFF77F3F69FD7F3FBBAC11BCBBAC113C69FD7F3F2EFF7F3FDDD6A3BBDDD6A33B2EFF7F3FBEFF7F3F8C4438BB8C44383BBEFF7F3FEBFF7F3F323ECFBA323ECF3AEBFF7F3FF9FF7F3F261569BA2615693AF9FF7F3FFEFF7F3F6F1203BA6F12033AFEFF7F3FFFFF7F3F166A93B9166A9339FFFF7F3F0000803F60CB25B960CB25390000803F0000803F5377BAB85377BA380000803F41510A3FA46A57BFA46A573F41510A3F0D94583FBA7D08BFBA7D083F0D94583F6B4E733F3E399FBE3E399F3E6B4E733F83F67B3F3A2335BE3A23353E83F67B3F98B87E3F7775CCBD7775CC3D98B87E3F68987F3FAF3666BDAF36663D68987F3F3CDF7F3F5C8101BD5C81013D3CDF7F3FA3F57F3F42AB91BC42AB913CA3F57F3FB9FC7F3F57D623BC57D6233CB9FC7F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0000803F53773AB953773A390000803FAADE903DD55B7FBFD55B7F3FAADE903D2F332A3F413A3FBF413A3F3F2F332A3F68BC633F83DBE9BE83DBE93E68BC633F4FF2763F44F586BE44F5863E4FF2763F1A207D3F500619BE5006193E1A207D3FFD167F3FE58BACBDE58BAC3DFD167F3F49B67F3FAE3742BDAE37423D49B67F3FB0E87F3F347DDABC347DDA3CB0E87F3FA1F87F3F33C075BC33C0753CA1F87F3FABFD7F3F0A330ABC0A330A3CABFD7F3F43FF7F3F846E9BBB846E9B3B43FF7F3FC4FF7F3FD0CF2EBBD0CF2E3BC4FF7F3FEDFF7F3FA19BC4BAA19BC43AEDFF7F3FFAFF7F3F1F1F5DBA1F1F5D3AFAFF7F3FFEFF7F3F0FB1F8B90FB1F839FEFF7F3F0000803F7ED98BB97ED98B390000803F3311D5BEB7C768BFB7C7683F3311D5BEB2E8DC3E0AF266BF0AF2663FB2E8DC3EEC7B4E3F1B5417BF1B54173FEC7B4E3FA6FA6F3FF647B2BEF647B23EA6FA6F3FA5E57A3FF96F4BBEF96F4B3EA5E57A3FF3617E3F87D9E5BD87D9E53DF3617E3FF97C7F3FC97081BDC970813DF97C7F3F8ED67F3F5CA511BD5CA5113D8ED67F3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3FDBFB7F3F9D4338BC9D43383CDBFB7F3FB1FE7F3FDD3DCFBBDD3DCF3BB1FE7F3F96FF7F3F081569BB0815693B96FF7F3FDFFF7F3F691203BB6912033BDFFF7F3FF5FF7F3F146A93BA146A933AF5FF7F3FFDFF7F3F5FCB25BA5FCB253AFDFF7F3FFFFF7F3F5377BAB95377BA39FFFF7F3F"> : tensor<1x5x16x2x2xf32>}> : () -> tensor<1x5x16x2x2xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x5x16x2x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x5x16x2x1xf32>) -> tensor<1x5x16x2xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %10 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x5x16x2x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x16x2x1xf32>) -> tensor<1x5x16x2xf32>
    %12 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %16 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %21 = "stablehlo.add"(%9, %20) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %23 = "stablehlo.reshape"(%arg1) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %24 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x5x16x2x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x5x16x2x1xf32>) -> tensor<1x5x16x2xf32>
    %26 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %30 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %32 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x5x16x2x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5x16x2x1xf32>) -> tensor<1x5x16x2xf32>
    %34 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %43 = "stablehlo.add"(%31, %42) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%22, %44) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
