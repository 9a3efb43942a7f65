"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,2,5,32],f32>, %arg2: !torch.vtensor<[1,2,5,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FBA7D083F3E399F3E3A23353E7675CC3DB036663D5C81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6D12833A166A133A5FCBA53953773A3940510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA393311D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FC381103ED7457E3FC209503F6D2F023F6D4E973ED8EE2B3EC1FFC13D4D695A3D20B9F53CC7318A3C116E1B3CA8CFAE3B939B443B1B1FDD3A0DB1783A7ED90B3A26707DBFA87FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3FCFBD41BFED49473FDE1D743FBC1F273FD761C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A305527BF9DAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F107C75BFD6DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B313ECF3A2615693A2C3C913E403272BFD47229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F8C0F8FBE74E56BBE4D78723F8930603F698C103FFD7DA93E6F20413EC119DA3DD19C753DBF2C0A3D466C9B3C04CF2E3C599BC43B061F5D3B05B1F83A7DD98B3AB8CD753F531D79BF6F3FA4BE342FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3F4630283F6EB636BF6FE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D6031213DA652B53C2AF14B3CC75FE53BBEFC803BEC11113B6628A33ABDFF403F604F33BFBB7419BFB9F8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F95467D3FD32D7ABF7D06133FE3317D3FA6A4373FD2A4DE3E5226803E8E2F113E51AAA33DB334383D8E38CF3C2513693C1312033CF669933B54CB253B4F77BA3AF6FD14BE192059BEE69151BFA22C173E5F5B323F5287663F02DA773FF1697D3F662E7F3FB2BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F3201D33E469870BFEA1F953E2FE37F3F1D88483F9434F83E2EC28F3EFF2F233E3F12B83D88364F3DEF1DE93C781A833C3A74133C2BD7A53BBB843A3B38C6D13AD53F69BF1AEEAE3EA2E674BF3AE6F2BCD5211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3FF8440BBF6CE91CBF8270A9BC6B827A3FA46A573FBA7D083F3E399F3E3A23353E7675CC3DB036663D5C81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A64CD56BF17464A3FFBF17FBF0AF152BE40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3F5CFF7FBFFC38C7BD2141A9BE013B6D3F2A26643FB372143F8B87AE3ECB07473E72D3E03DFB347D3D6B730E3DEE3BA03C6A38343C8AB1CA3B85F7633B0432003B7205913B30C97E3F8C9B71BF116FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9AFF7F3FE0FF7F3F"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[12,32],f32>, !torch.int) -> !torch.vtensor<[1,12,32],f32>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,12,32],f32>, !torch.int) -> !torch.vtensor<[1,1,12,32],f32>
    %5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%4, %5, %6, %7, %8) : (!torch.vtensor<[1,1,12,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.chunk"(%9, %10, %11) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %13:2 = "torch.prim.ListUnpack"(%12) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>)
    %14 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%arg0, %14, %15, %16, %17) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%arg0, %19, %20, %21, %22) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %24 = "torch.aten.mul.Tensor"(%18, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %25 = "torch.aten.mul.Tensor"(%23, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.sub.Tensor"(%24, %25, %26) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %28 = "torch.aten.mul.Tensor"(%23, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %29 = "torch.aten.mul.Tensor"(%18, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.add.Tensor"(%28, %29, %30) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %32 = "torch.prim.ListConstruct"(%27, %31) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.stack"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %35 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.flatten.using_ints"(%34, %35, %36) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%arg1, %38, %39, %40, %41) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%arg1, %43, %44, %45, %46) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %48 = "torch.aten.mul.Tensor"(%42, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %49 = "torch.aten.mul.Tensor"(%47, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.sub.Tensor"(%48, %49, %50) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %52 = "torch.aten.mul.Tensor"(%47, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %53 = "torch.aten.mul.Tensor"(%42, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.add.Tensor"(%52, %53, %54) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %56 = "torch.prim.ListConstruct"(%51, %55) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.stack"(%56, %57) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %59 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.flatten.using_ints"(%58, %59, %60) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%arg2, %62, %63, %64, %65) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %67 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.aten.slice.Tensor"(%arg2, %67, %68, %69, %70) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %72 = "torch.aten.mul.Tensor"(%66, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %73 = "torch.aten.mul.Tensor"(%71, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.sub.Tensor"(%72, %73, %74) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %76 = "torch.aten.mul.Tensor"(%71, %13#1) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %77 = "torch.aten.mul.Tensor"(%66, %13#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.add.Tensor"(%76, %77, %78) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %80 = "torch.prim.ListConstruct"(%75, %79) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.stack"(%80, %81) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %83 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.flatten.using_ints"(%82, %83, %84) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%37, %61, %85) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
