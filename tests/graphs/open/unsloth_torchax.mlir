"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x4x1x32xf32>, %arg2: tensor<2x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F"> : tensor<1x1x12x32xf32>}> : () -> tensor<1x1x12x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3A3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<1x1x12x32xf32>}> : () -> tensor<1x1x12x32xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x12x32xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x12x32xf32>) -> tensor<12x32xf32>
    %4 = "stablehlo.reshape"(%1) : (tensor<1x1x12x32xf32>) -> tensor<1x12x32xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x12x32xf32>) -> tensor<12x32xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %8 = "stablehlo.compare"(%arg2, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %9 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %11 = "stablehlo.add"(%arg2, %10) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %12 = "stablehlo.select"(%8, %11, %arg2) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %14 = "stablehlo.gather"(%3, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<2x4x1xi32>) -> tensor<2x4x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %18 = "stablehlo.compare"(%arg2, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %19 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %21 = "stablehlo.add"(%arg2, %20) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %22 = "stablehlo.select"(%18, %21, %arg2) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %24 = "stablehlo.gather"(%5, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<2x4x1xi32>) -> tensor<2x4x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %27 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 3 : i64}> : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %33 = "stablehlo.multiply"(%arg0, %32) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %36 = "stablehlo.multiply"(%31, %35) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %37 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %42 = "stablehlo.add"(%33, %41) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %43 = "stablehlo.reshape"(%0) : (tensor<1x1x12x32xf32>) -> tensor<1x12x32xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x12x32xf32>) -> tensor<12x32xf32>
    %45 = "stablehlo.reshape"(%1) : (tensor<1x1x12x32xf32>) -> tensor<1x12x32xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x12x32xf32>) -> tensor<12x32xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %49 = "stablehlo.compare"(%arg2, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %50 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %52 = "stablehlo.add"(%arg2, %51) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %53 = "stablehlo.select"(%49, %52, %arg2) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %55 = "stablehlo.gather"(%44, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<2x4x1xi32>) -> tensor<2x4x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %59 = "stablehlo.compare"(%arg2, %58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %60 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %62 = "stablehlo.add"(%arg2, %61) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %63 = "stablehlo.select"(%59, %62, %arg2) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %65 = "stablehlo.gather"(%46, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<2x4x1xi32>) -> tensor<2x4x32xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %67 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x16xf32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %71 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %72 = "stablehlo.concatenate"(%70, %71) <{dimension = 3 : i64}> : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x32xf32>
    %73 = "stablehlo.multiply"(%arg1, %56) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x32xf32>
    %76 = "stablehlo.multiply"(%72, %75) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %77 = "stablehlo.multiply"(%76, %66) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x32xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %81 = "stablehlo.add"(%73, %80) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    "func.return"(%42, %81) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
