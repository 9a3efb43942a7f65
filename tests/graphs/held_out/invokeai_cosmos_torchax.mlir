"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x36xbf16>, tensor<1x6x1x36xbf16>) -> (tensor<1x6x2x36xbf16>, tensor<1x6x1x36xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x36xbf16>, %arg1: tensor<1x6x1x36xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3FEB147A3F50E95ABE50E95A3EEB147A3F6AB97F3F1C0D3EBD1C0D3E3D6AB97F3FB9FC7F3F57D623BC57D6233CB9FC7F3FD9FF7F3F62310DBB62310D3BD9FF7F3FFEFF7F3F5B5AF3B95B5AF339FEFF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F3311D5BEB7C768BFB7C7683F3311D5BEBA99683FBCD9D5BEBCD9D53EBA99683FD1E57E3FB5D8BDBDB5D8BD3DD1E57E3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3F64FF7F3F4C318DBB4C318D3B64FF7F3FF9FF7F3F5A5A73BA5A5A733AF9FF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F592E7C3FF03630BEF036303E592E7C3FB0E27F3FB6FCF4BCB6FCF43CB0E27F3F20FF7F3F8D80A9BB8D80A93B20FF7F3FF9FF7F3F98846ABA98846A3AF9FF7F3F0000803F3E3C22B93E3C22390000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F592E7C3FF03630BEF036303E592E7C3FB0E27F3FB6FCF4BCB6FCF43CB0E27F3F20FF7F3F8D80A9BB8D80A93B20FF7F3FF9FF7F3F98846ABA98846A3AF9FF7F3F0000803F3E3C22B93E3C22390000803F41510A3FA46A57BFA46A573F41510A3FEB147A3F50E95ABE50E95A3EEB147A3F6AB97F3F1C0D3EBD1C0D3E3D6AB97F3FB9FC7F3F57D623BC57D6233CB9FC7F3FD9FF7F3F62310DBB62310D3BD9FF7F3FFEFF7F3F5B5AF3B95B5AF339FEFF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F592E7C3FF03630BEF036303E592E7C3FB0E27F3FB6FCF4BCB6FCF43CB0E27F3F20FF7F3F8D80A9BB8D80A93B20FF7F3FF9FF7F3F98846ABA98846A3AF9FF7F3F0000803F3E3C22B93E3C22390000803F3311D5BEB7C768BFB7C7683F3311D5BEBA99683FBCD9D5BEBCD9D53EBA99683FD1E57E3FB5D8BDBDB5D8BD3DD1E57E3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3F64FF7F3F4C318DBB4C318D3B64FF7F3FF9FF7F3F5A5A73BA5A5A733AF9FF7F3F"> : tensor<6x1x18x2x2xf32>}> : () -> tensor<6x1x18x2x2xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x6x2x36xbf16>) -> tensor<1x6x2x2x18xbf16>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x6x2x2x18xbf16>) -> tensor<1x6x2x18x2xbf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x6x2x18x2xbf16>) -> tensor<1x6x2x18x1x2xbf16>
    %4 = "stablehlo.convert"(%3) : (tensor<1x6x2x18x1x2xbf16>) -> tensor<1x6x2x18x1x2xf32>
    %5 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 1, 18, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<6x1x18x2x2xf32>) -> tensor<6x1x18x2x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<6x1x18x2x1xf32>) -> tensor<6x1x18x2xf32>
    %7 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 6, 2, 18, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x6x2x18x1x2xf32>) -> tensor<1x6x2x18x1x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x6x2x18x1x1xf32>) -> tensor<1x6x2x18x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x1x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %11 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x2x18x1xf32>) -> tensor<1x6x2x18x2xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<1x6x2x18x2xf32>, tensor<1x6x2x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %13 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 1, 18, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<6x1x18x2x2xf32>) -> tensor<6x1x18x2x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<6x1x18x2x1xf32>) -> tensor<6x1x18x2xf32>
    %15 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 6, 2, 18, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x6x2x18x1x2xf32>) -> tensor<1x6x2x18x1x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x6x2x18x1x1xf32>) -> tensor<1x6x2x18x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x1x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x2x18x1xf32>) -> tensor<1x6x2x18x2xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<1x6x2x18x2xf32>, tensor<1x6x2x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x18x2xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<1x6x2x18x2xf32>, tensor<1x6x2x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %24 = "stablehlo.add"(%12, %23) : (tensor<1x6x2x18x2xf32>, tensor<1x6x2x18x2xf32>) -> tensor<1x6x2x18x2xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x6x2x18x2xf32>) -> tensor<1x6x2x2x18xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x6x2x2x18xf32>) -> tensor<1x6x2x36xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<1x6x2x36xf32>) -> tensor<1x6x2x36xbf16>
    %28 = "stablehlo.reshape"(%arg1) : (tensor<1x6x1x36xbf16>) -> tensor<1x6x1x2x18xbf16>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x6x1x2x18xbf16>) -> tensor<1x6x1x18x2xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x6x1x18x2xbf16>) -> tensor<1x6x1x18x1x2xbf16>
    %31 = "stablehlo.convert"(%30) : (tensor<1x6x1x18x1x2xbf16>) -> tensor<1x6x1x18x1x2xf32>
    %32 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 1, 18, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<6x1x18x2x2xf32>) -> tensor<6x1x18x2x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<6x1x18x2x1xf32>) -> tensor<6x1x18x2xf32>
    %34 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 6, 1, 18, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x6x1x18x1x2xf32>) -> tensor<1x6x1x18x1x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x6x1x18x1x1xf32>) -> tensor<1x6x1x18x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x1x18x1xf32>) -> tensor<1x6x1x18x2xf32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<1x6x1x18x2xf32>, tensor<1x6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %39 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 1, 18, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<6x1x18x2x2xf32>) -> tensor<6x1x18x2x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<6x1x18x2x1xf32>) -> tensor<6x1x18x2xf32>
    %41 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 6, 1, 18, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x6x1x18x1x2xf32>) -> tensor<1x6x1x18x1x1xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x6x1x18x1x1xf32>) -> tensor<1x6x1x18x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x6x1x18x1xf32>) -> tensor<1x6x1x18x2xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<1x6x1x18x2xf32>, tensor<1x6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x1x18x2xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x6x1x18x2xf32>, tensor<1x6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %49 = "stablehlo.add"(%38, %48) : (tensor<1x6x1x18x2xf32>, tensor<1x6x1x18x2xf32>) -> tensor<1x6x1x18x2xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x6x1x18x2xf32>) -> tensor<1x6x1x2x18xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x6x1x2x18xf32>) -> tensor<1x6x1x36xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<1x6x1x36xf32>) -> tensor<1x6x1x36xbf16>
    "func.return"(%27, %52) : (tensor<1x6x2x36xbf16>, tensor<1x6x1x36xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
