"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A26707DBFC381103E582F153FC209503FEF90743F6D4E973E4FD97E3FC1FFC13D83E27F3F1FB9F53C0DFD7F3F116E1B3CB5FF7F3F939B443BF8FF7F3F0EB1783A305527BFCFBD41BFB12E9A3EDE1D743FA7CA6B3FD761C73E69F47D3F892E013E94CB7F3FDBCB233DC2FA7F3FCE3C4F3C7AFF7F3F5812833BF3FF7F3F5DCBA53A2C3C913E107C75BFE97229BC7FFC7F3F40A9603F4477F53E81CE7C3F1F3C213E19AE7F3FF4B64C3DCFF77F3F8185813C2EFF7F3FDED6A33BEBFF7F3F323ECF3AB8CD753F8C0F8FBE6D3FA4BE4E78723F3249533F698C103FE3677B3F6F20413E128A7F3FD19C753D34F47F3F476C9B3CD2FE7F3F599BC43BE2FF7F3F06B1F83ABDFF403F4630283FBC7419BF6EE84C3FB3CC433F73EB243FEAC0793F51D3603E815F7F3F323E8F3DF2EF7F3FA652B53C65FE7F3FC75FE53BD7FF7F3FEC11113BF6FD14BE95467D3FE59151BF7D06133F5F5B323FA6A4373F02DA773F5226803E662E7F3F50AAA33D08EB7F3F8F38CF3CE7FD7F3F1312033CCAFF7F3F54CB253BD53F69BF3201D33EA2E674BFEE1F953ED4211F3F1D88483FA9B3753F2EC28F3EC2F67E3F3E12B83D76E57F3FF01DE93C59FD7F3F3B74133CBCFF7F3FBB843A3B64CD56BFF8440BBFFBF17FBF9770A9BC40510A3FA46A573F6A4E733F3F399F3E98B87E3F7675CC3D3CDF7F3F5C81013DB9FC7F3F58D6233CACFF7F3F213E4F3B7205913B5CFF7FBF8D9B71BF1F41A9BEBF3DE83E2B26643FE4AA703F8C87AE3EE8737E3F72D3E03D5BD87F3F6B730E3D09FC7F3F6B38343C9AFF7F3F86F7633B"> : tensor<13x8x2xf32>}> : () -> tensor<13x8x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FF0D5783F268F703E68987F3FAF36663D2CFA7F3F4A7A5A3CACFF7F3F213E4F3BFBFF7F3F8B94443A0000803F53773A390000803F52DF30383311D5BEB7C7683F69BE633FB6D3E93EF3617E3F87D9E53DB1E87F3F5175DA3CB0FE7F3FDD3DCF3BEDFF7F3F8794C43AFFFF7F3F5377BA390000803F52DFB03826707DBFC381103EA2E7413FB724273F9E5D7C3FD8EE2B3E90CB7F3FC6D1233D0DFD7F3F116E1B3CD6FF7F3F616F133BFEFF7F3F7ED90B3A0000803F7EA70439305527BFCFBD41BF7836153FA504503F098D793FC665643ECAA27F3F6D615A3DC2FA7F3FCE3C4F3CB5FF7F3F7994443BFCFF7F3F52773A3A0000803F52DF30392C3C913E107C75BF9756C03EF73F6D3F7CF2753FED118E3E616E7F3F9273883DCFF77F3F8185813C8AFF7F3F89B9753BF9FF7F3F2615693A0000803F26175D39B8CD753F8C0F8FBE9EF8163ED4337D3FE290713FFC7DA93E562E7F3F38B0A33D34F47F3F476C9B3C56FF7F3F486F933BF6FF7F3F7CD98B3AFFFF7F3F7EA78439BDFF403F4630283F5A5EB6BDA7FB7E3FC66B6C3FDE60C43EAEE27E3F69E5BE3DF2EF7F3FA652B53C19FF7F3FC601AC3BF3FF7F3F6628A33AFFFF7F3F68C39A39F6FD14BE95467D3F331EA4BEED7D723F5287663FD1A4DE3E6C8B7E3FEA11DA3D08EB7F3F8F38CF3CD2FE7F3F3F94C43BEFFF7F3F4F77BA3AFFFF7F3F52DFB039D53F69BF3201D33E9FBA08BFA16D583F4CE85F3F9234F83E93287E3F7D34F53D76E57F3FF01DE93C82FE7F3FB026DD3BEBFF7F3F37C6D13AFFFF7F3F3CFBC63964CD56BFF8440BBF00BF37BF3940323F0E94583FB97D083F28BA7D3FF325083E3CDF7F3F5C81013D28FE7F3F18B9F53BE5FF7F3F2015E93AFFFF7F3F2617DD397205913B5CFF7FBF8F7A5CBFBB18023F8890503FB272143F30407D3F75AB153E5BD87F3F6B730E3DC5FD7F3FBC25073CE0FF7F3F0432003BFEFF7F3F1033F339"> : tensor<13x8x2xf32>}> : () -> tensor<13x8x2xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %4 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 13, 8, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<13x8x2xf32>) -> tensor<13x8x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<13x8x1xf32>) -> tensor<13x8xf32>
    %6 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 13, 8, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<13x8x2xf32>) -> tensor<13x8x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<13x8x1xf32>) -> tensor<13x8xf32>
    %8 = "stablehlo.complex"(%5, %7) : (tensor<13x8xf32>, tensor<13x8xf32>) -> tensor<13x8xcomplex<f32>>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 5, 8>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<13x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x8xcomplex<f32>>) -> tensor<1x4x8xcomplex<f32>>
    %11 = "stablehlo.reshape"(%2) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8x2xf32>
    %12 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 8, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x8x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8xf32>
    %14 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 8, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x8x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8xf32>
    %16 = "stablehlo.complex"(%13, %15) : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xcomplex<f32>>
    %17 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xcomplex<f32>>) -> tensor<1x4x1x8xcomplex<f32>>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xcomplex<f32>>) -> tensor<1x4x2x8xcomplex<f32>>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x4x2x8xcomplex<f32>>, tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xcomplex<f32>>
    %20 = "stablehlo.real"(%19) : (tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xf32>
    %21 = "stablehlo.imag"(%19) : (tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 4 : i64}> : (tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x16xf32>
    %26 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 13, 8, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<13x8x2xf32>) -> tensor<13x8x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<13x8x1xf32>) -> tensor<13x8xf32>
    %28 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 13, 8, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<13x8x2xf32>) -> tensor<13x8x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<13x8x1xf32>) -> tensor<13x8xf32>
    %30 = "stablehlo.complex"(%27, %29) : (tensor<13x8xf32>, tensor<13x8xf32>) -> tensor<13x8xcomplex<f32>>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 8>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<13x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x8xcomplex<f32>>) -> tensor<1x4x8xcomplex<f32>>
    %33 = "stablehlo.reshape"(%3) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8x2xf32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 8, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x8x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8xf32>
    %36 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 8, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x8x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8xf32>
    %38 = "stablehlo.complex"(%35, %37) : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xcomplex<f32>>
    %39 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xcomplex<f32>>) -> tensor<1x4x1x8xcomplex<f32>>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xcomplex<f32>>) -> tensor<1x4x2x8xcomplex<f32>>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x4x2x8xcomplex<f32>>, tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xcomplex<f32>>
    %42 = "stablehlo.real"(%41) : (tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xf32>
    %43 = "stablehlo.imag"(%41) : (tensor<1x4x2x8xcomplex<f32>>) -> tensor<1x4x2x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 4 : i64}> : (tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8x2xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.concatenate"(%25, %47) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%48) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
