"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>) -> (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<1x4x2x64xf32>, %arg12: tensor<1x4x1x64xf32>):
    %49 = "stablehlo.constant"() <{value = dense<[1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14, 17, 16, 19, 18, 21, 20, 23, 22, 25, 24, 27, 26, 29, 28, 31, 30, 33, 32, 35, 34, 37, 36, 39, 38, 41, 40, 43, 42, 45, 44, 47, 46, 49, 48, 51, 50, 53, 52, 55, 54, 57, 56, 59, 58, 61, 60, 63, 62]> : tensor<64xi32>}> : () -> tensor<64xi32>
    %50 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3FB0543B3FB0543B3F0D94583F0D94583FC692693FC692693F6B4E733F6B4E733FF1D5783FF1D5783F83F67B3F83F67B3F28BA7D3F28BA7D3F98B87E3F98B87E3FD1477F3FD1477F3F68987F3F68987F3FBDC57F3FBDC57F3F3CDF7F3F3CDF7F3F93ED7F3F93ED7F3FA3F57F3FA3F57F3F2CFA7F3F2CFA7F3FB9FC7F3FB9FC7F3F28FE7F3F28FE7F3FF7FE7F3FF7FE7F3F6BFF7F3F6BFF7F3FACFF7F3FACFF7F3FD1FF7F3FD1FF7F3FE6FF7F3FE6FF7F3FF1FF7F3FF1FF7F3FF8FF7F3FF8FF7F3FFBFF7F3FFBFF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BE534D913D534D913DB2E8DC3EB2E8DC3E02392A3F02392A3FEC7B4E3FEC7B4E3F69BE633F69BE633FA6FA6F3FA6FA6F3FF5F2763FF5F2763FA5E57A3FA5E57A3F4F207D3F4F207D3FF3617E3FF3617E3F0E177F3F0E177F3FF97C7F3FF97C7F3F4EB67F3F4EB67F3F8ED67F3F8ED67F3FB1E87F3FB1E87F3FE5F27F3FE5F27F3FA1F87F3FA1F87F3FDBFB7F3FDBFB7F3FABFD7F3FABFD7F3FB1FE7F3FB1FE7F3F43FF7F3F43FF7F3F96FF7F3F96FF7F3FC4FF7F3FC4FF7F3FDFFF7F3FDFFF7F3FEDFF7F3FEDFF7F3FF5FF7F3FF5FF7F3FFAFF7F3FFAFF7F3FFDFF7F3FFDFF7F3FFEFF7F3FFEFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F26707DBF26707DBFCEBF20BFCEBF20BFAB7FEDBDAB7FEDBD63189A3E63189A3E582F153F582F153FA2E7413FA2E7413F296D5C3F296D5C3F37C96B3F37C96B3FEF90743FEF90743F928C793F928C793F9E5D7C3F9E5D7C3F43F47D3F43F47D3F4FD97E3F4FD97E3F3A5A7F3F3A5A7F3FC3A27F3FC3A27F3F90CB7F3F90CB7F3F83E27F3F83E27F3F6BEF7F3F6BEF7F3FADF67F3FADF67F3FC1FA7F3FC1FA7F3F0DFD7F3F0DFD7F3F58FE7F3F58FE7F3F11FF7F3F11FF7F3F7AFF7F3F7AFF7F3FB5FF7F3FB5FF7F3FD6FF7F3FD6FF7F3FE8FF7F3FE8FF7F3FF3FF7F3FF3FF7F3FF9FF7F3FF9FF7F3FFCFF7F3FFCFF7F3FFEFF7F3FFEFF7F3FFFFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> tensor<4x64xf32>
    %51 = "stablehlo.constant"() <{value = dense<"0x00000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000A46A57BFA46A573FCE7A2EBFCE7A2E3FBA7D08BFBA7D083FF190D1BEF190D13E3E399FBE3E399F3E258F70BE258F703E3A2335BE3A23353EF32508BEF325083E7675CCBD7675CC3D366F99BD366F993DAE3666BDAE36663DFAAC2CBDFAAC2C3D5B8101BD5B81013DA53EC2BCA53EC23C42AB91BC42AB913C497A5ABC497A5A3C57D623BC57D6233C16B9F5BB16B9F53B5A44B8BB5A44B83B5A2E8ABB5A2E8A3B1C3E4FBB1C3E4F3B03691BBB03691B3B2015E9BA2015E93A8BC9AEBA8BC9AE3A6D1283BA6D12833A899444BA8994443A136A13BA136A133A2117DDB92117DD3961CBA5B961CBA5390DA878B90DA8783953773AB953773A396DD40BB96DD40B39B7C768BFB7C7683FD95A7FBFD95A7F3F0AF266BF0AF2663F12353FBF12353F3F1B5417BF1B54173FB5D3E9BEB5D3E93EF647B2BEF647B23E82F086BE82F0863EF86F4BBEF86F4B3ED30019BED300193E86D9E5BD86D9E53DAE85ACBDAE85AC3DC87081BDC870813DAA3042BDAA30423D5CA511BD5CA5113D5075DABC5075DA3C3ED4A3BC3ED4A33C51B775BC51B7753C9B4338BC9B43383C0A2E0ABC0A2E0A3CD83DCFBBD83DCF3BE7689BBBE7689B3B081569BB0815693B80C92EBB80C92E3B681203BB6812033B8594C4BA8594C43A126A93BA126A933A1F175DBA1F175D3A60CB25BA60CB253A0CA8F8B90CA8F8395377BAB95377BA396DD48BB96DD48B39C38110BEC381103EDE3C47BFDE3C473FD7457EBFD7457E3F632174BF6321743FC20950BFC209503FB72427BFB724273F6C2F02BF6C2F023FA768C7BEA768C73E6C4E97BE6C4E973EE26D64BEE26D643ED7EE2BBED7EE2B3E2C3301BE2C33013EC0FFC1BDC0FFC13D069391BD0693913D4E695ABD4E695A3DC5D123BDC5D1233D1FB9F5BC1FB9F53C4747B8BC4747B83CC6318ABCC6318A3C46444FBC46444F3C0D6E1BBC0D6E1B3C131DE9BB131DE93BA8CFAEBBA8CFAE3B131783BB1317833B929B44BB929B443B606F13BB606F133B171FDDBA171FDD3A56D1A5BA56D1A53A10B178BA10B1783A097E3ABA097E3A3A7ED90BBA7ED90B3AA4BED1B9A4BED139"> : tensor<4x64xf32>}> : () -> tensor<4x64xf32>
    %52 = "func.call"(%arg11, %49) <{callee = @_take}> : (tensor<1x4x2x64xf32>, tensor<64xi32>) -> tensor<1x4x2x64xf32>
    %53 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %56 = "stablehlo.multiply"(%arg11, %55) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %57 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %60 = "stablehlo.multiply"(%52, %59) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x64xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %64 = "stablehlo.add"(%56, %63) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %65 = "func.call"(%arg12, %49) <{callee = @_take_0}> : (tensor<1x4x1x64xf32>, tensor<64xi32>) -> tensor<1x4x1x64xf32>
    %66 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %68 = "stablehlo.multiply"(%arg12, %67) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %69 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %71 = "stablehlo.multiply"(%65, %70) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x64xf32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %75 = "stablehlo.add"(%68, %74) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    "func.return"(%64, %75) : (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<64xi32>) -> tensor<1x4x2x64xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<1x4x2x64xf32>, %arg8: tensor<64xi32>):
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %27 = "stablehlo.compare"(%arg8, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %28 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %30 = "stablehlo.add"(%arg8, %29) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %31 = "func.call"(%27, %30, %arg8) <{callee = @_where}> : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xi32>) -> tensor<64x1xi32>
    %33 = "stablehlo.constant"() <{value = dense<63> : tensor<1xi32>}> : () -> tensor<1xi32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x1xi32>
    %36 = "stablehlo.compare"(%32, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %37 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %39 = "stablehlo.compare"(%32, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %40 = "stablehlo.and"(%36, %39) : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
    %41 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<i1>, %arg10: tensor<i1>):
      %48 = "stablehlo.and"(%arg9, %arg10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }) : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %43 = "stablehlo.gather"(%arg7, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 2, 1>}> : (tensor<1x4x2x64xf32>, tensor<64x1xi32>) -> tensor<1x4x2x64xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xi1>) -> tensor<1x4x2x64xi1>
    %45 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x64xf32>
    %47 = "stablehlo.select"(%44, %43, %46) : (tensor<1x4x2x64xi1>, tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%47) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<64xi1>, %arg5: tensor<64xi32>, %arg6: tensor<64xi32>):
    %24 = "stablehlo.select"(%arg4, %arg5, %arg6) : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    "func.return"(%24) : (tensor<64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x1x64xf32>, tensor<64xi32>) -> tensor<1x4x1x64xf32>, res_attrs = [{}], sym_name = "_take_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x4x1x64xf32>, %arg1: tensor<64xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %3 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %6 = "func.call"(%2, %5, %arg1) <{callee = @_where}> : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xi32>) -> tensor<64x1xi32>
    %8 = "stablehlo.constant"() <{value = dense<63> : tensor<1xi32>}> : () -> tensor<1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x1xi32>
    %11 = "stablehlo.compare"(%7, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %12 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %14 = "stablehlo.compare"(%7, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
    %16 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      %23 = "stablehlo.and"(%arg2, %arg3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %18 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1, 1>}> : (tensor<1x4x1x64xf32>, tensor<64x1xi32>) -> tensor<1x4x1x64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xi1>) -> tensor<1x4x1x64xi1>
    %20 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x64xf32>
    %22 = "stablehlo.select"(%19, %18, %21) : (tensor<1x4x1x64xi1>, tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    "func.return"(%22) : (tensor<1x4x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
