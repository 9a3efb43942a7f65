"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1x2x4x64xf32>, tensor<1x1x1x4x64xf32>, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> (tensor<1x1x2x4x64xf32>, tensor<1x1x1x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1x2x4x64xf32>, %arg1: tensor<1x1x1x4x64xf32>, %arg2: tensor<1x1x1x4xi32>, %arg3: tensor<1x1x1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB1FE7F3FB1FE7F3F96FF7F3F96FF7F3FDFFF7F3FDFFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFAB7FEDBDAB7FEDBD582F153F582F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF9FF7F3FF9FF7F3FFEFF7F3FFEFF7F3F305527BF305527BF9EAF20BF9EAF20BFB12E9A3EB12E9A3EEDEB413FEDEB413FA7CA6B3FA7CA6B3F098D793F098D793F69F47D3F69F47D3F465A7F3F465A7F3F94CB7F3F94CB7F3F6CEF7F3F6CEF7F3FC2FA7F3FC2FA7F3F58FE7F3F58FE7F3F7AFF7F3F7AFF7F3FD6FF7F3FD6FF7F3FF3FF7F3FF3FF7F3FFCFF7F3FFCFF7F3F2C3C913E2C3C913E403272BF403272BFE97229BCE97229BCF14C213FF14C213F40A9603F40A9603F7CF2753F7CF2753F81CE7C3F81CE7C3F1EFD7E3F1EFD7E3F19AE7F3F19AE7F3F19E67F3F19E67F3FCFF77F3FCFF77F3F69FD7F3F69FD7F3F2EFF7F3F2EFF7F3FBEFF7F3FBEFF7F3FEBFF7F3FEBFF7F3FF9FF7F3FF9FF7F3FB8CD753FB8CD753F531D79BF531D79BF6D3FA4BE6D3FA4BE352FF73E352FF73E3249533F3249533FE290713FE290713FE3677B3FE3677B3F518B7E3F518B7E3F128A7F3F128A7F3FB3DA7F3FB3DA7F3F34F47F3F34F47F3F45FC7F3F45FC7F3FD2FE7F3FD2FE7F3FA1FF7F3FA1FF7F3FE2FF7F3FE2FF7F3FF7FF7F3FF7FF7F3FBDFF403FBDFF403F5E4F33BF5E4F33BFBC7419BFBC7419BFBAF8A33EBAF8A33EB3CC433FB3CC433FC66B6C3FC66B6C3FEAC0793FEAC0793FE9047E3FE9047E3F815F7F3F815F7F3F3BCD7F3F3BCD7F3FF2EF7F3FF2EF7F3FECFA7F3FECFA7F3F65FE7F3F65FE7F3F7EFF7F3F7EFF7F3FD7FF7F3FD7FF7F3FF3FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> tensor<8x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D3ED4A33C3ED4A33C9D43383C9D43383CDD3DCF3BDD3DCF3B0815693B0815693B6912033B6912033B146A933A146A933A5FCB253A5FCB253A5377BA395377BA39C381103EC381103ED7457E3FD7457E3FC209503FC209503F6C2F023F6C2F023F6D4E973E6D4E973ED8EE2B3ED8EE2B3EC1FFC13DC1FFC13D4E695A3D4E695A3D1FB9F53C1FB9F53CC7318A3CC7318A3C116E1B3C116E1B3CA8CFAE3BA8CFAE3B939B443B939B443B1A1FDD3A1A1FDD3A0EB1783A0EB1783A7ED90B3A7ED90B3ACFBD41BFCFBD41BFEC49473FEC49473FDE1D743FDE1D743FBC1F273FBC1F273FD861C73ED861C73EC665643EC665643E892E013E892E013EC88D913DC88D913DDBCB233DDBCB233DA240B83CA240B83CCE3C4F3CCE3C4F3CA714E93BA714E93B5812833B5812833B0E6A133B0E6A133B5DCBA53A5DCBA53A52773A3A52773A3A107C75BF107C75BFD8DAA53ED8DAA53E7FFC7F3F7FFC7F3FABCA463FABCA463F4477F53E4477F53EED118E3EED118E3E1F3C213E1F3C213E21DBB53D21DBB53DF4B64C3DF4B64C3DFE4DE63CFE4DE63C8185813C8185813CBBAC113CBBAC113CDED6A33BDED6A33B8C44383B8C44383B323ECF3A323ECF3A2615693A2615693A8C0F8FBE8C0F8FBE76E56BBE76E56BBE4E78723F4E78723F8830603F8830603F698C103F698C103FFD7DA93EFD7DA93E6F20413E6F20413EC219DA3DC219DA3DD19C753DD19C753DBF2C0A3DBF2C0A3D476C9B3C476C9B3C05CF2E3C05CF2E3C599BC43B599BC43B061F5D3B061F5D3B06B1F83A06B1F83A7CD98B3A7CD98B3A4630283F4630283F70B636BF70B636BF6EE84C3F6EE84C3F4484723F4484723F73EB243F73EB243FDE60C43EDE60C43E51D3603E51D3603EBA46FE3DBA46FE3D323E8F3D323E8F3D5F31213D5F31213DA652B53CA652B53C2AF14B3C2AF14B3CC75FE53BC75FE53BBDFC803BBDFC803BEC11113BEC11113B6628A33A6628A33A"> : tensor<8x32xf32>}> : () -> tensor<8x32xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x2x4x64xf32>) -> tensor<1x1x2x4x16xf32>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 2, 4, 48>, start_indices = array<i64: 0, 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x2x4x64xf32>) -> tensor<1x1x2x4x32xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 1, 2, 4, 64>, start_indices = array<i64: 0, 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x2x4x64xf32>) -> tensor<1x1x2x4x16xf32>
    %5 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x1x4x64xf32>) -> tensor<1x1x1x4x16xf32>
    %6 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 1, 4, 48>, start_indices = array<i64: 0, 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x1x4x64xf32>) -> tensor<1x1x1x4x32xf32>
    %7 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 1, 4, 64>, start_indices = array<i64: 0, 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x1x4x64xf32>) -> tensor<1x1x1x4x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %10 = "stablehlo.compare"(%arg2, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi1>
    %11 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %13 = "stablehlo.add"(%arg2, %12) : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %14 = "stablehlo.select"(%10, %13, %arg2) : (tensor<1x1x1x4xi1>, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi32>) -> tensor<1x1x1x4x1xi32>
    %16 = "stablehlo.gather"(%0, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<1x1x1x4x1xi32>) -> tensor<1x1x1x4x32xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %19 = "stablehlo.compare"(%arg2, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi1>
    %20 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %22 = "stablehlo.add"(%arg2, %21) : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %23 = "stablehlo.select"(%19, %22, %arg2) : (tensor<1x1x1x4xi1>, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi32>) -> tensor<1x1x1x4x1xi32>
    %25 = "stablehlo.gather"(%1, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<1x1x1x4x1xi32>) -> tensor<1x1x1x4x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<1x1x2x4x32xf32>, tensor<1x1x2x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %28 = "stablehlo.reshape"(%3) : (tensor<1x1x2x4x32xf32>) -> tensor<1x1x2x4x16x2xf32>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 5, 0, 1, 2, 3, 4>}> : (tensor<1x1x2x4x16x2xf32>) -> tensor<2x1x1x2x4x16xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 1, 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x1x1x2x4x16xf32>) -> tensor<1x1x1x2x4x16xf32>
    %31 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 2, 1, 1, 2, 4, 16>, start_indices = array<i64: 1, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x1x1x2x4x16xf32>) -> tensor<1x1x1x2x4x16xf32>
    %32 = "stablehlo.reshape"(%30) : (tensor<1x1x1x2x4x16xf32>) -> tensor<1x1x2x4x16xf32>
    %33 = "stablehlo.reshape"(%31) : (tensor<1x1x1x2x4x16xf32>) -> tensor<1x1x2x4x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x2x4x16xf32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<1x1x2x4x16xf32>, tensor<1x1x2x4x16xf32>) -> tensor<1x1x2x4x16xf32>
    %37 = "stablehlo.concatenate"(%36, %32) <{dimension = 0 : i64}> : (tensor<1x1x2x4x16xf32>, tensor<1x1x2x4x16xf32>) -> tensor<2x1x2x4x16xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x1x2x4x16xf32>) -> tensor<2x1x1x2x4x16xf32>
    %39 = "stablehlo.transpose"(%38) <{permutation = array<i64: 1, 2, 3, 4, 5, 0>}> : (tensor<2x1x1x2x4x16xf32>) -> tensor<1x1x2x4x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x2x4x16x2xf32>) -> tensor<1x1x2x4x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %42 = "stablehlo.multiply"(%41, %40) : (tensor<1x1x2x4x32xf32>, tensor<1x1x2x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x2x4x32xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x1x2x4x32xf32>, tensor<1x1x2x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %46 = "stablehlo.add"(%27, %45) : (tensor<1x1x2x4x32xf32>, tensor<1x1x2x4x32xf32>) -> tensor<1x1x2x4x32xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %49 = "stablehlo.compare"(%arg3, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi1>
    %50 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %52 = "stablehlo.add"(%arg3, %51) : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %53 = "stablehlo.select"(%49, %52, %arg3) : (tensor<1x1x1x4xi1>, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi32>) -> tensor<1x1x1x4x1xi32>
    %55 = "stablehlo.gather"(%0, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<1x1x1x4x1xi32>) -> tensor<1x1x1x4x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %58 = "stablehlo.compare"(%arg3, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi1>
    %59 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x4xi32>
    %61 = "stablehlo.add"(%arg3, %60) : (tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %62 = "stablehlo.select"(%58, %61, %arg3) : (tensor<1x1x1x4xi1>, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> tensor<1x1x1x4xi32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi32>) -> tensor<1x1x1x4x1xi32>
    %64 = "stablehlo.gather"(%1, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<1x1x1x4x1xi32>) -> tensor<1x1x1x4x32xf32>
    %65 = "stablehlo.multiply"(%55, %6) : (tensor<1x1x1x4x32xf32>, tensor<1x1x1x4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %66 = "stablehlo.reshape"(%6) : (tensor<1x1x1x4x32xf32>) -> tensor<1x1x1x4x16x2xf32>
    %67 = "stablehlo.transpose"(%66) <{permutation = array<i64: 5, 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x16x2xf32>) -> tensor<2x1x1x1x4x16xf32>
    %68 = "stablehlo.slice"(%67) <{limit_indices = array<i64: 1, 1, 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x1x1x1x4x16xf32>) -> tensor<1x1x1x1x4x16xf32>
    %69 = "stablehlo.slice"(%67) <{limit_indices = array<i64: 2, 1, 1, 1, 4, 16>, start_indices = array<i64: 1, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<2x1x1x1x4x16xf32>) -> tensor<1x1x1x1x4x16xf32>
    %70 = "stablehlo.reshape"(%68) : (tensor<1x1x1x1x4x16xf32>) -> tensor<1x1x1x4x16xf32>
    %71 = "stablehlo.reshape"(%69) : (tensor<1x1x1x1x4x16xf32>) -> tensor<1x1x1x4x16xf32>
    %72 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1x4x16xf32>
    %74 = "stablehlo.multiply"(%73, %71) : (tensor<1x1x1x4x16xf32>, tensor<1x1x1x4x16xf32>) -> tensor<1x1x1x4x16xf32>
    %75 = "stablehlo.concatenate"(%74, %70) <{dimension = 0 : i64}> : (tensor<1x1x1x4x16xf32>, tensor<1x1x1x4x16xf32>) -> tensor<2x1x1x4x16xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x1x1x4x16xf32>) -> tensor<2x1x1x1x4x16xf32>
    %77 = "stablehlo.transpose"(%76) <{permutation = array<i64: 1, 2, 3, 4, 5, 0>}> : (tensor<2x1x1x1x4x16xf32>) -> tensor<1x1x1x4x16x2xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x1x1x4x16x2xf32>) -> tensor<1x1x1x4x32xf32>
    %79 = "stablehlo.multiply"(%64, %78) : (tensor<1x1x1x4x32xf32>, tensor<1x1x1x4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1x4x32xf32>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<1x1x1x4x32xf32>, tensor<1x1x1x4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %83 = "stablehlo.add"(%65, %82) : (tensor<1x1x1x4x32xf32>, tensor<1x1x1x4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %84 = "stablehlo.concatenate"(%2, %46, %4) <{dimension = 4 : i64}> : (tensor<1x1x2x4x16xf32>, tensor<1x1x2x4x32xf32>, tensor<1x1x2x4x16xf32>) -> tensor<1x1x2x4x64xf32>
    %85 = "stablehlo.concatenate"(%5, %83, %7) <{dimension = 4 : i64}> : (tensor<1x1x1x4x16xf32>, tensor<1x1x1x4x32xf32>, tensor<1x1x1x4x16xf32>) -> tensor<1x1x1x4x64xf32>
    "func.return"(%84, %85) : (tensor<1x1x2x4x64xf32>, tensor<1x1x1x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
