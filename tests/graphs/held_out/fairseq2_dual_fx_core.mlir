"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %10 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A26707DBFC381103E582F153FC209503FEF90743F6D4E973E4FD97E3FC1FFC13D83E27F3F1FB9F53C0DFD7F3F116E1B3CB5FF7F3F939B443BF8FF7F3F0EB1783A305527BFCFBD41BFB12E9A3EDE1D743FA7CA6B3FD761C73E69F47D3F892E013E94CB7F3FDBCB233DC2FA7F3FCE3C4F3C7AFF7F3F5812833BF3FF7F3F5DCBA53A2C3C913E107C75BFE97229BC7FFC7F3F40A9603F4477F53E81CE7C3F1F3C213E19AE7F3FF4B64C3DCFF77F3F8185813C2EFF7F3FDED6A33BEBFF7F3F323ECF3AB8CD753F8C0F8FBE6D3FA4BE4E78723F3249533F698C103FE3677B3F6F20413E128A7F3FD19C753D34F47F3F476C9B3CD2FE7F3F599BC43BE2FF7F3F06B1F83ABDFF403F4630283FBC7419BF6EE84C3FB3CC433F73EB243FEAC0793F51D3603E815F7F3F323E8F3DF2EF7F3FA652B53C65FE7F3FC75FE53BD7FF7F3FEC11113BF6FD14BE95467D3FE59151BF7D06133F5F5B323FA6A4373F02DA773F5226803E662E7F3F50AAA33D08EB7F3F8F38CF3CE7FD7F3F1312033CCAFF7F3F54CB253BD53F69BF3201D33EA2E674BFEE1F953ED4211F3F1D88483FA9B3753F2EC28F3EC2F67E3F3E12B83D76E57F3FF01DE93C59FD7F3F3B74133CBCFF7F3FBB843A3B64CD56BFF8440BBFFBF17FBF9770A9BC40510A3FA46A573F6A4E733F3F399F3E98B87E3F7675CC3D3CDF7F3F5C81013DB9FC7F3F58D6233CACFF7F3F213E4F3B7205913B5CFF7FBF8D9B71BF1F41A9BEBF3DE83E2B26643FE4AA703F8C87AE3EE8737E3F72D3E03D5BD87F3F6B730E3D09FC7F3F6B38343C9AFF7F3F86F7633B"> : tensor<13x8x2xf32>}> : () -> !torch.vtensor<[13,8,2],f32>
    %11 = "torch.aten.view_as_complex"(%10) : (!torch.vtensor<[13,8,2],f32>) -> !torch.vtensor<[13,8],complex<f32>>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.slice.Tensor"(%11, %12, %13, %14, %15) : (!torch.vtensor<[13,8],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],complex<f32>>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[4,8],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,8],complex<f32>>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%19, %20, %21, %22, %23) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%4, %24) : (!torch.vtensor<[1,4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,8,2],f32>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%25, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.aten.view_as_complex"(%25) : (!torch.vtensor<[1,4,2,8,2],f32>) -> !torch.vtensor<[1,4,2,8],complex<f32>>
    %32 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%18, %32) : (!torch.vtensor<[1,4,8],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,1,8],complex<f32>>
    %34 = "torch.aten.mul.Tensor"(%31, %33) : (!torch.vtensor<[1,4,2,8],complex<f32>>, !torch.vtensor<[1,4,1,8],complex<f32>>) -> !torch.vtensor<[1,4,2,8],complex<f32>>
    %35 = "torch.aten.view_as_real"(%34) : (!torch.vtensor<[1,4,2,8],complex<f32>>) -> !torch.vtensor<[1,4,2,8,2],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %40 = "torch.prim.ListConstruct"(%36, %37, %38, %39) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%35, %40) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %42 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FF0D5783F268F703E68987F3FAF36663D2CFA7F3F4A7A5A3CACFF7F3F213E4F3BFBFF7F3F8B94443A0000803F53773A390000803F52DF30383311D5BEB7C7683F69BE633FB6D3E93EF3617E3F87D9E53DB1E87F3F5175DA3CB0FE7F3FDD3DCF3BEDFF7F3F8794C43AFFFF7F3F5377BA390000803F52DFB03826707DBFC381103EA2E7413FB724273F9E5D7C3FD8EE2B3E90CB7F3FC6D1233D0DFD7F3F116E1B3CD6FF7F3F616F133BFEFF7F3F7ED90B3A0000803F7EA70439305527BFCFBD41BF7836153FA504503F098D793FC665643ECAA27F3F6D615A3DC2FA7F3FCE3C4F3CB5FF7F3F7994443BFCFF7F3F52773A3A0000803F52DF30392C3C913E107C75BF9756C03EF73F6D3F7CF2753FED118E3E616E7F3F9273883DCFF77F3F8185813C8AFF7F3F89B9753BF9FF7F3F2615693A0000803F26175D39B8CD753F8C0F8FBE9EF8163ED4337D3FE290713FFC7DA93E562E7F3F38B0A33D34F47F3F476C9B3C56FF7F3F486F933BF6FF7F3F7CD98B3AFFFF7F3F7EA78439BDFF403F4630283F5A5EB6BDA7FB7E3FC66B6C3FDE60C43EAEE27E3F69E5BE3DF2EF7F3FA652B53C19FF7F3FC601AC3BF3FF7F3F6628A33AFFFF7F3F68C39A39F6FD14BE95467D3F331EA4BEED7D723F5287663FD1A4DE3E6C8B7E3FEA11DA3D08EB7F3F8F38CF3CD2FE7F3F3F94C43BEFFF7F3F4F77BA3AFFFF7F3F52DFB039D53F69BF3201D33E9FBA08BFA16D583F4CE85F3F9234F83E93287E3F7D34F53D76E57F3FF01DE93C82FE7F3FB026DD3BEBFF7F3F37C6D13AFFFF7F3F3CFBC63964CD56BFF8440BBF00BF37BF3940323F0E94583FB97D083F28BA7D3FF325083E3CDF7F3F5C81013D28FE7F3F18B9F53BE5FF7F3F2015E93AFFFF7F3F2617DD397205913B5CFF7FBF8F7A5CBFBB18023F8890503FB272143F30407D3F75AB153E5BD87F3F6B730E3DC5FD7F3FBC25073CE0FF7F3F0432003BFEFF7F3F1033F339"> : tensor<13x8x2xf32>}> : () -> !torch.vtensor<[13,8,2],f32>
    %43 = "torch.aten.view_as_complex"(%42) : (!torch.vtensor<[13,8,2],f32>) -> !torch.vtensor<[13,8],complex<f32>>
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%43, %44, %45, %46, %47) : (!torch.vtensor<[13,8],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],complex<f32>>
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%48, %49) : (!torch.vtensor<[4,8],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,8],complex<f32>>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%51, %52, %53, %54, %55) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.view"(%9, %56) : (!torch.vtensor<[1,4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,8,2],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.aten.view_as_complex"(%57) : (!torch.vtensor<[1,4,2,8,2],f32>) -> !torch.vtensor<[1,4,2,8],complex<f32>>
    %64 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%50, %64) : (!torch.vtensor<[1,4,8],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,1,8],complex<f32>>
    %66 = "torch.aten.mul.Tensor"(%63, %65) : (!torch.vtensor<[1,4,2,8],complex<f32>>, !torch.vtensor<[1,4,1,8],complex<f32>>) -> !torch.vtensor<[1,4,2,8],complex<f32>>
    %67 = "torch.aten.view_as_real"(%66) : (!torch.vtensor<[1,4,2,8],complex<f32>>) -> !torch.vtensor<[1,4,2,8,2],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%68, %69, %70, %71) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%67, %72) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.prim.ListConstruct"(%41, %73) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.cat"(%74, %75) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%76) : (!torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
