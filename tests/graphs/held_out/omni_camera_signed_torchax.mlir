"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<1x5x2x32xf32>):
    %25 = "stablehlo.constant"() <{value = dense<"0x41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB1FE7F3FB1FE7F3F96FF7F3F96FF7F3FDFFF7F3FDFFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFAB7FEDBDAB7FEDBD582F153F582F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF9FF7F3FF9FF7F3FFEFF7F3FFEFF7F3F305527BF305527BF9EAF20BF9EAF20BFB12E9A3EB12E9A3EEDEB413FEDEB413FA7CA6B3FA7CA6B3F098D793F098D793F69F47D3F69F47D3F465A7F3F465A7F3F94CB7F3F94CB7F3F6CEF7F3F6CEF7F3FC2FA7F3FC2FA7F3F58FE7F3F58FE7F3F7AFF7F3F7AFF7F3FD6FF7F3FD6FF7F3FF3FF7F3FF3FF7F3FFCFF7F3FFCFF7F3F2C3C913E2C3C913E403272BF403272BFE97229BCE97229BCF14C213FF14C213F40A9603F40A9603F7CF2753F7CF2753F81CE7C3F81CE7C3F1EFD7E3F1EFD7E3F19AE7F3F19AE7F3F19E67F3F19E67F3FCFF77F3FCFF77F3F69FD7F3F69FD7F3F2EFF7F3F2EFF7F3FBEFF7F3FBEFF7F3FEBFF7F3FEBFF7F3FF9FF7F3FF9FF7F3F"> : tensor<5x32xf32>}> : () -> tensor<5x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<"0xA46A57BFA46A573FBA7D08BFBA7D083F3E399FBE3E399F3E3A2335BE3A23353E7775CCBD7775CC3DB03666BDB036663D5B8101BD5B81013D42AB91BC42AB913C57D623BC57D6233C5C44B8BB5C44B83B203E4FBB203E4F3B2015E9BA2015E93A6E1283BA6E12833A156A13BA156A133A5FCBA5B95FCBA53953773AB953773A39B7C768BFB7C7683F0AF266BF0AF2663F1B5417BF1B54173FF647B2BEF647B23EF96F4BBEF96F4B3E88D9E5BD88D9E53DC87081BDC870813D5CA511BD5CA5113D3ED4A3BC3ED4A33C9D4338BC9D43383CDC3DCFBBDC3DCF3B081569BB0815693B691203BB6912033B146A93BA146A933A5ECB25BA5ECB253A5377BAB95377BA39C38110BEC381103ED7457EBFD7457E3FC20950BFC209503F6C2F02BF6C2F023F6D4E97BE6D4E973ED8EE2BBED8EE2B3EC0FFC1BDC0FFC13D4E695ABD4E695A3D1FB9F5BC1FB9F53CC7318ABCC7318A3C106E1BBC106E1B3CA8CFAEBBA8CFAE3B939B44BB939B443B1A1FDDBA1A1FDD3A0CB178BA0CB1783A7ED90BBA7ED90B3ACFBD413FCFBD41BFEC4947BFEC49473FDE1D74BFDE1D743FBC1F27BFBC1F273FD861C7BED861C73EC66564BEC665643E882E01BE882E013EC88D91BDC88D913DDBCB23BDDBCB233DA240B8BCA240B83CCD3C4FBCCD3C4F3CA714E9BBA714E93B581283BB5812833B0E6A13BB0E6A133B5CCBA5BA5CCBA53A52773ABA52773A3A107C753F107C75BFD8DAA5BED8DAA53E7FFC7FBF7FFC7F3FABCA46BFABCA463F4477F5BE4477F53EEE118EBEEE118E3E1D3C21BE1D3C213E21DBB5BD21DBB53DF4B64CBDF4B64C3DFE4DE6BCFE4DE63C808581BC8085813CBBAC11BCBBAC113CDED6A3BBDED6A33B8C4438BB8C44383B313ECFBA313ECF3A261569BA2615693A"> : tensor<5x32xf32>}> : () -> tensor<5x32xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %30 = "stablehlo.xor"(%27, %29) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %31 = "func.call"(%arg7, %30) <{callee = @_take}> : (tensor<1x5x2x32xf32>, tensor<32xi32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.reshape"(%25) : (tensor<5x32xf32>) -> tensor<1x5x1x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %34 = "stablehlo.multiply"(%arg7, %33) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %35 = "stablehlo.reshape"(%26) : (tensor<5x32xf32>) -> tensor<1x5x1x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %37 = "stablehlo.multiply"(%31, %36) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.add"(%34, %40) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%41) : (tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<32xi32>) -> tensor<1x5x2x32xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x5x2x32xf32>, %arg4: tensor<32xi32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %3 = "stablehlo.compare"(%arg4, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %4 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %7 = "func.call"(%3, %6, %arg4) <{callee = @_where}> : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<31> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32x1xi32>
    %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<32x1xi32>
    %15 = "stablehlo.compare"(%8, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<32x1xi1>, tensor<32x1xi1>) -> tensor<32x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>):
      %24 = "stablehlo.and"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<32x1xi1>, tensor<i1>) -> tensor<32xi1>
    %19 = "stablehlo.gather"(%arg3, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2, 1>}> : (tensor<1x5x2x32xf32>, tensor<32x1xi32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi1>) -> tensor<1x5x2x32xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %23 = "stablehlo.select"(%20, %19, %22) : (tensor<1x5x2x32xi1>, tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%23) : (tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32xi1>, %arg1: tensor<32xi32>, %arg2: tensor<32xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    "func.return"(%0) : (tensor<32xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
