"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x48xf32>, tensor<48xf32>) -> tensor<1x2x5x48xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf32>, %arg1: tensor<48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x41510A3FA46A57BFA46A573F41510A3F0D94583FBA7D08BFBA7D083F0D94583F6B4E733F3E399FBE3E399F3E6B4E733F83F67B3F3A2335BE3A23353E83F67B3F98B87E3F7775CCBD7775CC3D98B87E3F68987F3FB03666BDB036663D68987F3F3CDF7F3F5B8101BD5B81013D3CDF7F3FA3F57F3F42AB91BC42AB913CA3F57F3FB9FC7F3F57D623BC57D6233CB9FC7F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FACFF7F3F203E4FBB203E4F3BACFF7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3FFFFF7F3F5FCBA5B95FCBA539FFFF7F3F0000803F53773AB953773A390000803F3311D5BEB7C768BFB7C7683F3311D5BEB2E8DC3E0AF266BF0AF2663FB2E8DC3EEC7B4E3F1B5417BF1B54173FEC7B4E3FA6FA6F3FF647B2BEF647B23EA6FA6F3FA5E57A3FF96F4BBEF96F4B3EA5E57A3FF3617E3F88D9E5BD88D9E53DF3617E3FF97C7F3FC87081BDC870813DF97C7F3F8ED67F3F5CA511BD5CA5113D8ED67F3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3FDBFB7F3F9D4338BC9D43383CDBFB7F3FB1FE7F3FDC3DCFBBDC3DCF3BB1FE7F3F96FF7F3F081569BB0815693B96FF7F3FDFFF7F3F691203BB6912033BDFFF7F3FF5FF7F3F146A93BA146A933AF5FF7F3FFDFF7F3F5ECB25BA5ECB253AFDFF7F3FFFFF7F3F5377BAB95377BA39FFFF7F3F26707DBFC38110BEC381103E26707DBFAB7FEDBDD7457EBFD7457E3FAB7FEDBD582F153FC20950BFC209503F582F153F296D5C3F6C2F02BF6C2F023F296D5C3FEF90743F6D4E97BE6D4E973EEF90743F9E5D7C3FD8EE2BBED8EE2B3E9E5D7C3F4FD97E3FC0FFC1BDC0FFC13D4FD97E3FC3A27F3F4E695ABD4E695A3DC3A27F3F83E27F3F1FB9F5BC1FB9F53C83E27F3FADF67F3FC7318ABCC7318A3CADF67F3F0DFD7F3F106E1BBC106E1B3C0DFD7F3F11FF7F3FA8CFAEBBA8CFAE3B11FF7F3FB5FF7F3F939B44BB939B443BB5FF7F3FE8FF7F3F1A1FDDBA1A1FDD3AE8FF7F3FF9FF7F3F0CB178BA0CB1783AF9FF7F3FFEFF7F3F7ED90BBA7ED90B3AFEFF7F3F305527BFCFBD413FCFBD41BF305527BF9EAF20BFEC4947BFEC49473F9EAF20BFB12E9A3EDE1D74BFDE1D743FB12E9A3EEDEB413FBC1F27BFBC1F273FEDEB413FA7CA6B3FD861C7BED861C73EA7CA6B3F098D793FC66564BEC665643E098D793F69F47D3F882E01BE882E013E69F47D3F465A7F3FC88D91BDC88D913D465A7F3F94CB7F3FDBCB23BDDBCB233D94CB7F3F6CEF7F3FA240B8BCA240B83C6CEF7F3FC2FA7F3FCD3C4FBCCD3C4F3CC2FA7F3F58FE7F3FA714E9BBA714E93B58FE7F3F7AFF7F3F581283BB5812833B7AFF7F3FD6FF7F3F0E6A13BB0E6A133BD6FF7F3FF3FF7F3F5CCBA5BA5CCBA53AF3FF7F3FFCFF7F3F52773ABA52773A3AFCFF7F3F2C3C913E107C753F107C75BF2C3C913E403272BFD8DAA5BED8DAA53E403272BFE97229BC7FFC7FBF7FFC7F3FE97229BCF14C213FABCA46BFABCA463FF14C213F40A9603F4477F5BE4477F53E40A9603F7CF2753FEE118EBEEE118E3E7CF2753F81CE7C3F1D3C21BE1D3C213E81CE7C3F1EFD7E3F21DBB5BD21DBB53D1EFD7E3F19AE7F3FF4B64CBDF4B64C3D19AE7F3F19E67F3FFE4DE6BCFE4DE63C19E67F3FCFF77F3F808581BC8085813CCFF77F3F69FD7F3FBBAC11BCBBAC113C69FD7F3F2EFF7F3FDED6A3BBDED6A33B2EFF7F3FBEFF7F3F8C4438BB8C44383BBEFF7F3FEBFF7F3F313ECFBA313ECF3AEBFF7F3FF9FF7F3F261569BA2615693AF9FF7F3F"> : tensor<1x1x5x16x2x2xf32>}> : () -> tensor<1x1x5x16x2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x48xf32>
    %3 = "stablehlo.power"(%arg0, %2) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %45 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x48xf32>, tensor<f32>) -> tensor<1x2x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x5xf32>) -> tensor<1x2x5x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<1x2x5x1xf32>, tensor<1x2x5x1xf32>) -> tensor<1x2x5x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<1x2x5x1xf32>, tensor<1x2x5x1xf32>) -> tensor<1x2x5x1xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<1x2x5x1xf32>) -> tensor<1x2x5x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x1xf32>) -> tensor<1x2x5x48xf32>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 3>}> : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x48xf32>) -> tensor<1x2x5x48xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xf32>
    %19 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x32xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %21 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %23 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %28 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %30 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16x2xf32>
    %34 = "stablehlo.multiply"(%29, %33) : (tensor<1x1x5x16x2xf32>, tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %36 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %41 = "stablehlo.add"(%27, %40) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %42 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 2, 5, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x16xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %44 = "stablehlo.concatenate"(%43, %42) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%44) : (tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
