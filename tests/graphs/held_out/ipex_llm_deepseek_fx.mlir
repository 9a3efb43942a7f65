"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,32],f32>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %5 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3A3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %6 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %7 = "torch.aten.index.Tensor"(%5, %6) : (!torch.vtensor<[12,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,32],f32>
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%7, %8) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.view"(%arg0, %15) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %19 = "torch.aten.transpose.int"(%16, %17, %18) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,2,16],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%20, %21, %22, %23) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.reshape"(%19, %24) : (!torch.vtensor<[1,2,4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%arg1, %31) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16,2],f32>
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %35 = "torch.aten.transpose.int"(%32, %33, %34) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,2,16],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %40 = "torch.prim.ListConstruct"(%36, %37, %38, %39) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.reshape"(%35, %40) : (!torch.vtensor<[1,1,4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %42 = "torch.aten.mul.Tensor"(%25, %4) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%25, %43, %44, %45, %46) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%25, %48, %49, %50, %51) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %53 = "torch.aten.neg"(%52) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %54 = "torch.prim.ListConstruct"(%53, %47) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %57 = "torch.aten.mul.Tensor"(%56, %9) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.add.Tensor"(%42, %57, %58) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %60 = "torch.aten.mul.Tensor"(%41, %4) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%41, %61, %62, %63, %64) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%41, %66, %67, %68, %69) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %71 = "torch.aten.neg"(%70) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %72 = "torch.prim.ListConstruct"(%71, %65) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.cat"(%72, %73) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %75 = "torch.aten.mul.Tensor"(%74, %9) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.add.Tensor"(%60, %75, %76) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    "func.return"(%59, %77) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
