"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x6x32xbf16>, tensor<1x2x6x32xbf16>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xbf16>, %arg1: tensor<1x2x6x32xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FB7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913CA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113DA46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3F"> : tensor<6x64xf32>}> : () -> tensor<6x64xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %3 = "stablehlo.convert"(%arg0) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %7 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x16xbf16>
    %8 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x6x16xbf16>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<1x2x6x16xbf16>, tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16xbf16>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x16xbf16>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16x1xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16x1xbf16>
    %14 = "stablehlo.concatenate"(%12, %13) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xbf16>, tensor<1x2x6x16x1xbf16>) -> tensor<1x2x6x16x2xbf16>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x2x6x16x2xbf16>) -> tensor<1x2x6x32xbf16>
    %16 = "stablehlo.convert"(%15) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %23 = "stablehlo.add"(%6, %22) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %24 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %25 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<6x64xf32>) -> tensor<6x32xf32>
    %26 = "stablehlo.convert"(%arg1) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %30 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x16xbf16>
    %31 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x6x16xbf16>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<1x2x6x16xbf16>, tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16xbf16>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x16xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16x1xbf16>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xbf16>) -> tensor<1x2x6x16x1xbf16>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xbf16>, tensor<1x2x6x16x1xbf16>) -> tensor<1x2x6x16x2xbf16>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x6x16x2xbf16>) -> tensor<1x2x6x32xbf16>
    %39 = "stablehlo.convert"(%38) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %46 = "stablehlo.add"(%29, %45) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%23, %46) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
