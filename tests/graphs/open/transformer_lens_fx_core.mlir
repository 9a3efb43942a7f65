"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,3,48],f32>, !torch.vtensor<[2,1,3,48],f32>, !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,2,3,48],f32>, !torch.vtensor<[2,1,3,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,3,48],f32>, %arg1: !torch.vtensor<[2,1,3,48],f32>, %arg2: !torch.vtensor<[2,3],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB1FE7F3FB1FE7F3F96FF7F3F96FF7F3FDFFF7F3FDFFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFAB7FEDBDAB7FEDBD582F153F582F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF9FF7F3FF9FF7F3FFEFF7F3FFEFF7F3F305527BF305527BF9EAF20BF9EAF20BFB12E9A3EB12E9A3EEDEB413FEDEB413FA7CA6B3FA7CA6B3F098D793F098D793F69F47D3F69F47D3F465A7F3F465A7F3F94CB7F3F94CB7F3F6CEF7F3F6CEF7F3FC2FA7F3FC2FA7F3F58FE7F3F58FE7F3F7AFF7F3F7AFF7F3FD6FF7F3FD6FF7F3FF3FF7F3FF3FF7F3FFCFF7F3FFCFF7F3F2C3C913E2C3C913E403272BF403272BFE97229BCE97229BCF14C213FF14C213F40A9603F40A9603F7CF2753F7CF2753F81CE7C3F81CE7C3F1EFD7E3F1EFD7E3F19AE7F3F19AE7F3F19E67F3F19E67F3FCFF77F3FCFF77F3F69FD7F3F69FD7F3F2EFF7F3F2EFF7F3FBEFF7F3FBEFF7F3FEBFF7F3FEBFF7F3FF9FF7F3FF9FF7F3FB8CD753FB8CD753F531D79BF531D79BF6D3FA4BE6D3FA4BE352FF73E352FF73E3249533F3249533FE290713FE290713FE3677B3FE3677B3F518B7E3F518B7E3F128A7F3F128A7F3FB3DA7F3FB3DA7F3F34F47F3F34F47F3F45FC7F3F45FC7F3FD2FE7F3FD2FE7F3FA1FF7F3FA1FF7F3FE2FF7F3FE2FF7F3FF7FF7F3FF7FF7F3FBDFF403FBDFF403F5E4F33BF5E4F33BFBC7419BFBC7419BFBAF8A33EBAF8A33EB3CC433FB3CC433FC66B6C3FC66B6C3FEAC0793FEAC0793FE9047E3FE9047E3F815F7F3F815F7F3F3BCD7F3F3BCD7F3FF2EF7F3FF2EF7F3FECFA7F3FECFA7F3F65FE7F3F65FE7F3F7EFF7F3F7EFF7F3FD7FF7F3FD7FF7F3FF3FF7F3FF3FF7F3FF6FD14BEF6FD14BE152059BE152059BEE59151BFE59151BFA32C173EA32C173E5F5B323F5F5B323F5287663F5287663F02DA773F02DA773FF1697D3FF1697D3F652E7F3F652E7F3FB1BD7F3FB1BD7F3F08EB7F3F08EB7F3F5EF97F3F5EF97F3FE7FD7F3FE7FD7F3F56FF7F3F56FF7F3FCAFF7F3FCAFF7F3FEFFF7F3FEFFF7F3FD53F69BFD53F69BF18EEAE3E18EEAE3EA2E674BFA2E674BF3AE6F2BC3AE6F2BCD4211F3FD4211F3F4BE85F3F4BE85F3FA9B3753FA9B3753F75BA7C3F75BA7C3FC2F67E3FC2F67E3F16AC7F3F16AC7F3F76E57F3F76E57F3F9BF77F3F9BF77F3F59FD7F3F59FD7F3F29FF7F3F29FF7F3FBCFF7F3FBCFF7F3FEBFF7F3FEBFF7F3F64CD56BF64CD56BF15464A3F15464A3FFBF17FBFFBF17FBF0BF152BE0BF152BE41510A3F41510A3F0E94583F0E94583F6A4E733F6A4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3F7205913B7205913B30C97E3F30C97E3F8D9B71BF8D9B71BF126FC0BE126FC0BEC03DE83EC03DE83E8890503F8890503FE4AA703FE4AA703F2C1E7B3F2C1E7B3FE8737E3FE8737E3FA8827F3FA8827F3F5BD87F3F5BD87F3F76F37F3F76F37F3F09FC7F3F09FC7F3FBFFE7F3FBFFE7F3F9BFF7F3F9BFF7F3FE0FF7F3FE0FF7F3F"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[2,3],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2,3,32],f32>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%2, %3, %4, %5, %6, %7) : (!torch.vtensor<[2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%2, %8) : (!torch.vtensor<[2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,1,3,32],f32>
    %10 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D3ED4A33C3ED4A33C9D43383C9D43383CDD3DCF3BDD3DCF3B0815693B0815693B6912033B6912033B146A933A146A933A5FCB253A5FCB253A5377BA395377BA39C381103EC381103ED7457E3FD7457E3FC209503FC209503F6C2F023F6C2F023F6D4E973E6D4E973ED8EE2B3ED8EE2B3EC1FFC13DC1FFC13D4E695A3D4E695A3D1FB9F53C1FB9F53CC7318A3CC7318A3C116E1B3C116E1B3CA8CFAE3BA8CFAE3B939B443B939B443B1A1FDD3A1A1FDD3A0EB1783A0EB1783A7ED90B3A7ED90B3ACFBD41BFCFBD41BFEC49473FEC49473FDE1D743FDE1D743FBC1F273FBC1F273FD861C73ED861C73EC665643EC665643E892E013E892E013EC88D913DC88D913DDBCB233DDBCB233DA240B83CA240B83CCE3C4F3CCE3C4F3CA714E93BA714E93B5812833B5812833B0E6A133B0E6A133B5DCBA53A5DCBA53A52773A3A52773A3A107C75BF107C75BFD8DAA53ED8DAA53E7FFC7F3F7FFC7F3FABCA463FABCA463F4477F53E4477F53EED118E3EED118E3E1F3C213E1F3C213E21DBB53D21DBB53DF4B64C3DF4B64C3DFE4DE63CFE4DE63C8185813C8185813CBBAC113CBBAC113CDED6A33BDED6A33B8C44383B8C44383B323ECF3A323ECF3A2615693A2615693A8C0F8FBE8C0F8FBE76E56BBE76E56BBE4E78723F4E78723F8830603F8830603F698C103F698C103FFD7DA93EFD7DA93E6F20413E6F20413EC219DA3DC219DA3DD19C753DD19C753DBF2C0A3DBF2C0A3D476C9B3C476C9B3C05CF2E3C05CF2E3C599BC43B599BC43B061F5D3B061F5D3B06B1F83A06B1F83A7CD98B3A7CD98B3A4630283F4630283F70B636BF70B636BF6EE84C3F6EE84C3F4484723F4484723F73EB243F73EB243FDE60C43EDE60C43E51D3603E51D3603EBA46FE3DBA46FE3D323E8F3D323E8F3D5F31213D5F31213DA652B53CA652B53C2AF14B3C2AF14B3CC75FE53BC75FE53BBDFC803BBDFC803BEC11113BEC11113B6628A33A6628A33A95467D3F95467D3FD42D7ABFD42D7ABF7E06133F7E06133FE3317D3FE3317D3FA6A4373FA6A4373FD1A4DE3ED1A4DE3E5226803E5226803E8E2F113E8E2F113E50AAA33D50AAA33DB334383DB334383D8F38CF3C8F38CF3C2513693C2513693C1312033C1312033CF569933BF569933B54CB253B54CB253B4F77BA3A4F77BA3A3201D33E3201D33E469870BF469870BFEE1F953EEE1F953E2FE37F3F2FE37F3F1D88483F1D88483F9334F83E9334F83E2EC28F3E2EC28F3EFF2F233EFF2F233E3E12B83D3E12B83D89364F3D89364F3DF01DE93CF01DE93C771A833C771A833C3B74133C3B74133C2BD7A53B2BD7A53BBB843A3BBB843A3B37C6D13A37C6D13AF8440BBFF8440BBF6FE91CBF6FE91CBF9770A9BC9770A9BC6B827A3F6B827A3FA46A573FA46A573FB97D083FB97D083F3F399F3E3F399F3E3A23353E3A23353E7675CC3D7675CC3DB036663DB036663D5C81013D5C81013D42AB913C42AB913C58D6233C58D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A5CFF7FBF5CFF7FBFE138C7BDE138C7BD1F41A9BE1F41A9BE013B6D3F013B6D3F2B26643F2B26643FB272143FB272143F8C87AE3E8C87AE3ECA07473ECA07473E72D3E03D72D3E03DFB347D3DFB347D3D6B730E3D6B730E3DEE3BA03CEE3BA03C6B38343C6B38343C89B1CA3B89B1CA3B86F7633B86F7633B0432003B0432003B"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %11 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[2,3],si64>) -> !torch.list<optional<vtensor>>
    %12 = "torch.aten.index.Tensor"(%10, %11) : (!torch.vtensor<[12,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2,3,32],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%12, %18) : (!torch.vtensor<[2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,1,3,32],f32>
    %20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.slice.Tensor"(%arg0, %20, %21, %22, %23) : (!torch.vtensor<[2,2,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%arg0, %25, %26, %27, %28) : (!torch.vtensor<[2,2,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,16],f32>
    %30 = "torch.aten.mul.Tensor"(%24, %9) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%24, %31, %32, %33, %34) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,16],f32>
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.aten.slice.Tensor"(%24, %36, %37, %38, %39) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,16],f32>
    %41 = "torch.aten.neg"(%40) : (!torch.vtensor<[2,2,3,16],f32>) -> !torch.vtensor<[2,2,3,16],f32>
    %42 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%41, %42) : (!torch.vtensor<[2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,2,3,16,1],f32>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%35, %44) : (!torch.vtensor<[2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,2,3,16,1],f32>
    %46 = "torch.prim.ListConstruct"(%43, %45) : (!torch.vtensor<[2,2,3,16,1],f32>, !torch.vtensor<[2,2,3,16,1],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.cat"(%46, %47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,3,16,2],f32>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%48, %53) : (!torch.vtensor<[2,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,3,32],f32>
    %55 = "torch.aten.mul.Tensor"(%54, %19) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%30, %55, %56) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %58 = "torch.prim.ListConstruct"(%57, %29) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,16],f32>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.cat"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,3,48],f32>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%arg1, %61, %62, %63, %64) : (!torch.vtensor<[2,1,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,3,32],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%arg1, %66, %67, %68, %69) : (!torch.vtensor<[2,1,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,3,16],f32>
    %71 = "torch.aten.mul.Tensor"(%65, %9) : (!torch.vtensor<[2,1,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.aten.slice.Tensor"(%65, %72, %73, %74, %75) : (!torch.vtensor<[2,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,3,16],f32>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%65, %77, %78, %79, %80) : (!torch.vtensor<[2,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,3,16],f32>
    %82 = "torch.aten.neg"(%81) : (!torch.vtensor<[2,1,3,16],f32>) -> !torch.vtensor<[2,1,3,16],f32>
    %83 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %84 = "torch.aten.unsqueeze"(%82, %83) : (!torch.vtensor<[2,1,3,16],f32>, !torch.int) -> !torch.vtensor<[2,1,3,16,1],f32>
    %85 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %86 = "torch.aten.unsqueeze"(%76, %85) : (!torch.vtensor<[2,1,3,16],f32>, !torch.int) -> !torch.vtensor<[2,1,3,16,1],f32>
    %87 = "torch.prim.ListConstruct"(%84, %86) : (!torch.vtensor<[2,1,3,16,1],f32>, !torch.vtensor<[2,1,3,16,1],f32>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,3,16,2],f32>
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %94 = "torch.prim.ListConstruct"(%90, %91, %92, %93) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.view"(%89, %94) : (!torch.vtensor<[2,1,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,3,32],f32>
    %96 = "torch.aten.mul.Tensor"(%95, %19) : (!torch.vtensor<[2,1,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.add.Tensor"(%71, %96, %97) : (!torch.vtensor<[2,1,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>, !torch.int) -> !torch.vtensor<[2,1,3,32],f32>
    %99 = "torch.prim.ListConstruct"(%98, %70) : (!torch.vtensor<[2,1,3,32],f32>, !torch.vtensor<[2,1,3,16],f32>) -> !torch.list<vtensor>
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.cat"(%99, %100) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,3,48],f32>
    "func.return"(%60, %101) : (!torch.vtensor<[2,2,3,48],f32>, !torch.vtensor<[2,1,3,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
