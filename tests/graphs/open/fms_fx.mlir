"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.select.int"(%arg2, %0, %1) : (!torch.vtensor<[1,4],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1],si64>
    %3 = "torch.aten.max"(%2) : (!torch.vtensor<[1],si64>) -> !torch.vtensor<[],si64>
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %4, %5, %6, %7, %8) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.to.dtype"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%13, %19) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %21, %22, %23, %24, %25) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.dtype"(%arg1, %26, %27, %28, %29) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%31, %32, %33, %34, %35) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%30, %36) : (!torch.vtensor<[1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16,2],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.aten.select.int"(%arg2, %38, %39) : (!torch.vtensor<[1,4],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1],si64>
    %41 = "torch.aten.max"(%40) : (!torch.vtensor<[1],si64>) -> !torch.vtensor<[],si64>
    %42 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.add.Scalar"(%41, %42, %43) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %45 = "torch.vtensor.literal"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F0D94583FBA7D08BFBA7D083F0D94583F6B4E733F3E399FBE3E399F3E6B4E733F83F67B3F3A2335BE3A23353E83F67B3F98B87E3F7775CCBD7775CC3D98B87E3F68987F3FAF3666BDAF36663D68987F3F3CDF7F3F5C8101BD5C81013D3CDF7F3FA3F57F3F42AB91BC42AB913CA3F57F3FB9FC7F3F57D623BC57D6233CB9FC7F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0000803F53773AB953773A390000803F3311D5BEB7C768BFB7C7683F3311D5BEB2E8DC3E0AF266BF0AF2663FB2E8DC3EEC7B4E3F1B5417BF1B54173FEC7B4E3FA6FA6F3FF647B2BEF647B23EA6FA6F3FA5E57A3FF96F4BBEF96F4B3EA5E57A3FF3617E3F87D9E5BD87D9E53DF3617E3FF97C7F3FC97081BDC970813DF97C7F3F8ED67F3F5CA511BD5CA5113D8ED67F3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3FDBFB7F3F9D4338BC9D43383CDBFB7F3FB1FE7F3FDD3DCFBBDD3DCF3BB1FE7F3F96FF7F3F081569BB0815693B96FF7F3FDFFF7F3F691203BB6912033BDFFF7F3FF5FF7F3F146A93BA146A933AF5FF7F3FFDFF7F3F5FCB25BA5FCB253AFDFF7F3FFFFF7F3F5377BAB95377BA39FFFF7F3F26707DBFC38110BEC381103E26707DBFAB7FEDBDD7457EBFD7457E3FAB7FEDBD582F153FC20950BFC209503F582F153F296D5C3F6C2F02BF6C2F023F296D5C3FEF90743F6D4E97BE6D4E973EEF90743F9E5D7C3FD8EE2BBED8EE2B3E9E5D7C3F4FD97E3FC1FFC1BDC1FFC13D4FD97E3FC3A27F3F4E695ABD4E695A3DC3A27F3F83E27F3F1FB9F5BC1FB9F53C83E27F3FADF67F3FC7318ABCC7318A3CADF67F3F0DFD7F3F116E1BBC116E1B3C0DFD7F3F11FF7F3FA8CFAEBBA8CFAE3B11FF7F3FB5FF7F3F939B44BB939B443BB5FF7F3FE8FF7F3F1A1FDDBA1A1FDD3AE8FF7F3FF9FF7F3F0EB178BA0EB1783AF9FF7F3FFEFF7F3F7ED90BBA7ED90B3AFEFF7F3F305527BFCFBD413FCFBD41BF305527BF9EAF20BFEC4947BFEC49473F9EAF20BFB12E9A3EDE1D74BFDE1D743FB12E9A3EEDEB413FBC1F27BFBC1F273FEDEB413FA7CA6B3FD861C7BED861C73EA7CA6B3F098D793FC66564BEC665643E098D793F69F47D3F892E01BE892E013E69F47D3F465A7F3FC88D91BDC88D913D465A7F3F94CB7F3FDBCB23BDDBCB233D94CB7F3F6CEF7F3FA240B8BCA240B83C6CEF7F3FC2FA7F3FCE3C4FBCCE3C4F3CC2FA7F3F58FE7F3FA714E9BBA714E93B58FE7F3F7AFF7F3F581283BB5812833B7AFF7F3FD6FF7F3F0E6A13BB0E6A133BD6FF7F3FF3FF7F3F5DCBA5BA5DCBA53AF3FF7F3FFCFF7F3F52773ABA52773A3AFCFF7F3F2C3C913E107C753F107C75BF2C3C913E403272BFD8DAA5BED8DAA53E403272BFE97229BC7FFC7FBF7FFC7F3FE97229BCF14C213FABCA46BFABCA463FF14C213F40A9603F4477F5BE4477F53E40A9603F7CF2753FED118EBEED118E3E7CF2753F81CE7C3F1F3C21BE1F3C213E81CE7C3F1EFD7E3F21DBB5BD21DBB53D1EFD7E3F19AE7F3FF4B64CBDF4B64C3D19AE7F3F19E67F3FFE4DE6BCFE4DE63C19E67F3FCFF77F3F818581BC8185813CCFF77F3F69FD7F3FBBAC11BCBBAC113C69FD7F3F2EFF7F3FDED6A3BBDED6A33B2EFF7F3FBEFF7F3F8C4438BB8C44383BBEFF7F3FEBFF7F3F323ECFBA323ECF3AEBFF7F3FF9FF7F3F261569BA2615693AF9FF7F3FB8CD753F8C0F8F3E8C0F8FBEB8CD753F531D79BF76E56B3E76E56BBE531D79BF6D3FA4BE4E7872BF4E78723F6D3FA4BE352FF73E883060BF8830603F352FF73E3249533F698C10BF698C103F3249533FE290713FFD7DA9BEFD7DA93EE290713FE3677B3F6F2041BE6F20413EE3677B3F518B7E3FC219DABDC219DA3D518B7E3F128A7F3FD19C75BDD19C753D128A7F3FB3DA7F3FBF2C0ABDBF2C0A3DB3DA7F3F34F47F3F476C9BBC476C9B3C34F47F3F45FC7F3F05CF2EBC05CF2E3C45FC7F3FD2FE7F3F599BC4BB599BC43BD2FE7F3FA1FF7F3F061F5DBB061F5D3BA1FF7F3FE2FF7F3F06B1F8BA06B1F83AE2FF7F3FF7FF7F3F7CD98BBA7CD98B3AF7FF7F3FBDFF403F463028BF4630283FBDFF403F5E4F33BF70B6363F70B636BF5E4F33BFBC7419BF6EE84CBF6EE84C3FBC7419BFBAF8A33E448472BF4484723FBAF8A33EB3CC433F73EB24BF73EB243FB3CC433FC66B6C3FDE60C4BEDE60C43EC66B6C3FEAC0793F51D360BE51D3603EEAC0793FE9047E3FBA46FEBDBA46FE3DE9047E3F815F7F3F323E8FBD323E8F3D815F7F3F3BCD7F3F5F3121BD5F31213D3BCD7F3FF2EF7F3FA652B5BCA652B53CF2EF7F3FECFA7F3F2AF14BBC2AF14B3CECFA7F3F65FE7F3FC75FE5BBC75FE53B65FE7F3F7EFF7F3FBDFC80BBBDFC803B7EFF7F3FD7FF7F3FEC1111BBEC11113BD7FF7F3FF3FF7F3F6628A3BA6628A33AF3FF7F3FF6FD14BE95467DBF95467D3FF6FD14BE152059BED42D7A3FD42D7ABF152059BEE59151BF7E0613BF7E06133FE59151BFA32C173EE3317DBFE3317D3FA32C173E5F5B323FA6A437BFA6A4373F5F5B323F5287663FD1A4DEBED1A4DE3E5287663F02DA773F522680BE5226803E02DA773FF1697D3F8E2F11BE8E2F113EF1697D3F652E7F3F50AAA3BD50AAA33D652E7F3FB1BD7F3FB33438BDB334383DB1BD7F3F08EB7F3F8F38CFBC8F38CF3C08EB7F3F5EF97F3F251369BC2513693C5EF97F3FE7FD7F3F131203BC1312033CE7FD7F3F56FF7F3FF56993BBF569933B56FF7F3FCAFF7F3F54CB25BB54CB253BCAFF7F3FEFFF7F3F4F77BABA4F77BA3AEFFF7F3FD53F69BF3201D3BE3201D33ED53F69BF18EEAE3E4698703F469870BF18EEAE3EA2E674BFEE1F95BEEE1F953EA2E674BF3AE6F2BC2FE37FBF2FE37F3F3AE6F2BCD4211F3F1D8848BF1D88483FD4211F3F4BE85F3F9334F8BE9334F83E4BE85F3FA9B3753F2EC28FBE2EC28F3EA9B3753F75BA7C3FFF2F23BEFF2F233E75BA7C3FC2F67E3F3E12B8BD3E12B83DC2F67E3F16AC7F3F89364FBD89364F3D16AC7F3F76E57F3FF01DE9BCF01DE93C76E57F3F9BF77F3F771A83BC771A833C9BF77F3F59FD7F3F3B7413BC3B74133C59FD7F3F29FF7F3F2BD7A5BB2BD7A53B29FF7F3FBCFF7F3FBB843ABBBB843A3BBCFF7F3FEBFF7F3F37C6D1BA37C6D13AEBFF7F3F64CD56BFF8440B3FF8440BBF64CD56BF15464A3F6FE91C3F6FE91CBF15464A3FFBF17FBF9770A93C9770A9BCFBF17FBF0BF152BE6B827ABF6B827A3F0BF152BE41510A3FA46A57BFA46A573F41510A3F0E94583FB97D08BFB97D083F0E94583F6A4E733F3F399FBE3F399F3E6A4E733F83F67B3F3A2335BE3A23353E83F67B3F98B87E3F7675CCBD7675CC3D98B87E3F68987F3FB03666BDB036663D68987F3F3CDF7F3F5C8101BD5C81013D3CDF7F3FA3F57F3F42AB91BC42AB913CA3F57F3FB9FC7F3F58D623BC58D6233CB9FC7F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3F7205913B5CFF7F3F5CFF7FBF7205913B30C97E3FE138C73DE138C7BD30C97E3F8D9B71BF1F41A93E1F41A9BE8D9B71BF126FC0BE013B6DBF013B6D3F126FC0BEC03DE83E2B2664BF2B26643FC03DE83E8890503FB27214BFB272143F8890503FE4AA703F8C87AEBE8C87AE3EE4AA703F2C1E7B3FCA0747BECA07473E2C1E7B3FE8737E3F72D3E0BD72D3E03DE8737E3FA8827F3FFB347DBDFB347D3DA8827F3F5BD87F3F6B730EBD6B730E3D5BD87F3F76F37F3FEE3BA0BCEE3BA03C76F37F3F09FC7F3F6B3834BC6B38343C09FC7F3FBFFE7F3F89B1CABB89B1CA3BBFFE7F3F9BFF7F3F86F763BB86F7633B9BFF7F3FE0FF7F3F043200BB0432003BE0FF7F3F"> : tensor<12x16x2x2xf32>}> : () -> !torch.vtensor<[12,16,2,2],f32>
    %46 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %47 = "torch.aten.index.Tensor"(%45, %46) : (!torch.vtensor<[12,16,2,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,16,2,2],f32>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%47, %48, %49, %50, %51, %52) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.to.dtype"(%47, %53, %54, %55, %56) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16,2,2],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.aten.narrow"(%57, %58, %59, %60) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16,2,2],f32>
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%61, %62) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,2,2],f32>
    %64 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%20, %64) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %66 = "torch.aten.mul.Tensor"(%63, %65) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.vtensor<[1,4,2,16,1,2],f32>) -> !torch.vtensor<[1,4,2,16,2,2],f32>
    %67 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%67) : (!torch.int) -> !torch.list<int>
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.sum.dim_IntList"(%66, %68, %69, %70) : (!torch.vtensor<[1,4,2,16,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,2],f32>
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.flatten.using_ints"(%71, %72, %73) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %75 = "torch.aten.type_as"(%74, %13) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %79 = "torch.aten.narrow"(%57, %76, %77, %78) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16,2,2],f32>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.aten.unsqueeze"(%79, %80) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,2,2],f32>
    %82 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %83 = "torch.aten.unsqueeze"(%37, %82) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,1,2],f32>
    %84 = "torch.aten.mul.Tensor"(%81, %83) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.vtensor<[1,4,1,16,1,2],f32>) -> !torch.vtensor<[1,4,1,16,2,2],f32>
    %85 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %86 = "torch.prim.ListConstruct"(%85) : (!torch.int) -> !torch.list<int>
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.sum.dim_IntList"(%84, %86, %87, %88) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,16,2],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.aten.flatten.using_ints"(%89, %90, %91) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %93 = "torch.aten.type_as"(%92, %30) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %94 = "torch.operator"(%75, %13) <{name = "torch.aten.view_as"}> : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %95 = "torch.operator"(%93, %30) <{name = "torch.aten.view_as"}> : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    "func.return"(%94, %95) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
