"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>) -> (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,48],f32>, %arg1: !torch.vtensor<[1,1,5,48],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FB8D9463F633A213F30EA643F1D35E53E6A4E733F3E399F3EEB147A3F50E95A3E4D3F7D3F77C3153E98B87E3F7775CC3DF7677F3FB46B8B3D6BB97F3F1C0D3E3D3CDF7F3F5C81013DCBF07F3F477AB03CF1F87F3FC079703CB9FC7F3F57D6233C7BFE7F3F783EDF3B4BFF7F3F5618983BACFF7F3F213E4F3BD9FF7F3F62310D3BEEFF7F3F2963C03AF8FF7F3F6E12833AFCFF7F3FB998323AFEFF7F3F5B5AF339FFFF7F3F60CBA5390000803FA7E861390000803FF2E8193940510A3FA46A573FB8D9463F633A213F30EA643F1D35E53E6A4E733F3E399F3EEB147A3F50E95A3E4D3F7D3F77C3153E98B87E3F7775CC3DF7677F3FB46B8B3D6BB97F3F1C0D3E3D3CDF7F3F5C81013DCBF07F3F477AB03CF1F87F3FC079703CB9FC7F3F57D6233C7BFE7F3F783EDF3B4BFF7F3F5618983BACFF7F3F213E4F3BD9FF7F3F62310D3BEEFF7F3F2963C03AF8FF7F3F6E12833AFCFF7F3FB998323AFEFF7F3F5B5AF339FFFF7F3F60CBA5390000803FA7E861390000803FF2E819393311D5BEB7C7683F10AC533E8E787A3FF863193FFBF44C3FEC7B4E3F1B54173FBA99683FBCD9D53E5C0C753F3427943EA5E57A3FF96F4B3E8FA07D3FE7180B3ED1E57E3FB5D8BD3DF97C7F3FC970813D2CC37F3FCB6F303DC3E37F3F1E73F03CE5F27F3F3ED4A33CEBF97F3F243D5F3C2DFD7F3FEB17183CB0FE7F3FDD3DCF3B64FF7F3F4C318D3BB8FF7F3F1C63403BDEFF7F3F6912033BF0FF7F3FB698B23AF9FF7F3F5A5A733AFDFF7F3F5FCB253AFEFF7F3FA7E8E139FFFF7F3FF2E899393311D5BEB7C7683F10AC533E8E787A3FF863193FFBF44C3FEC7B4E3F1B54173FBA99683FBCD9D53E5C0C753F3427943EA5E57A3FF96F4B3E8FA07D3FE7180B3ED1E57E3FB5D8BD3DF97C7F3FC970813D2CC37F3FCB6F303DC3E37F3F1E73F03CE5F27F3F3ED4A33CEBF97F3F243D5F3C2DFD7F3FEB17183CB0FE7F3FDD3DCF3B64FF7F3F4C318D3BB8FF7F3F1C63403BDEFF7F3F6912033BF0FF7F3FB698B23AF9FF7F3F5A5A733AFDFF7F3F5FCB253AFEFF7F3FA7E8E139FFFF7F3FF2E8993926707DBFC381103E5748E9BE22E2633F16A2353ECEF07B3F582F153FC209503F575D4C3FC72D1A3F5194673F073DDA3EEF90743F6D4E973EE6AB7A3FBCD64F3EA8857D3F16210E3E4FD97E3FC1FFC13D29777F3FBD46843D79C07F3F0C4E343D83E27F3F1FB9F53C50F27F3F336CA73CA5F97F3FD422643C0DFD7F3F116E1B3CA2FE7F3FBDC9D33B5DFF7F3F434A903BB5FF7F3F939B443BDDFF7F3F86F2053BF0FF7F3FC183B63AF8FF7F3F0EB1783AFCFF7F3F7C6E293AFEFF7F3F6BDDE63926707DBFC381103E5748E9BE22E2633F16A2353ECEF07B3F582F153FC209503F575D4C3FC72D1A3F5194673F073DDA3EEF90743F6D4E973EE6AB7A3FBCD64F3EA8857D3F16210E3E4FD97E3FC1FFC13D29777F3FBD46843D79C07F3F0C4E343D83E27F3F1FB9F53C50F27F3F336CA73CA5F97F3FD422643C0DFD7F3F116E1B3CA2FE7F3FBDC9D33B5DFF7F3F434A903BB5FF7F3F939B443BDDFF7F3F86F2053BF0FF7F3FC183B63AF8FF7F3F0EB1783AFCFF7F3F7C6E293AFEFF7F3F6BDDE639305527BFCFBD41BF5D1F6ABFB619CF3E6C5D90BEE69C753FB12E9A3EDE1D743FFAAD263FBC4D423F5321553FACD00D3FA7CA6B3FD761C73E7E8D763FD9CE893EB2997B3F72073D3E69F47D3F892E013ECC0C7F3FDF45B03D148F7F3F9958703D94CB7F3FDBCB233DABE77F3FD637DF3CB4F47F3F3D16983CC2FA7F3FCE3C4F3C91FD7F3FF6300D3CDFFE7F3FE662C03B7AFF7F3F5812833BC2FF7F3FAC98323BE3FF7F3F535AF33AF3FF7F3F5DCBA53AFAFF7F3FA5E8613AFDFF7F3FF1E8193A305527BFCFBD41BF5D1F6ABFB619CF3E6C5D90BEE69C753FB12E9A3EDE1D743FFAAD263FBC4D423F5321553FACD00D3FA7CA6B3FD761C73E7E8D763FD9CE893EB2997B3F72073D3E69F47D3F892E013ECC0C7F3FDF45B03D148F7F3F9958703D94CB7F3FDBCB233DABE77F3FD637DF3CB4F47F3F3D16983CC2FA7F3FCE3C4F3C91FD7F3FF6300D3CDFFE7F3FE662C03B7AFF7F3F5812833BC2FF7F3FAC98323BE3FF7F3F535AF33AF3FF7F3F5DCBA53AFAFF7F3FA5E8613AFDFF7F3FF1E8193A2C3C913E107C75BF931277BF3A0886BECB7F2EBF0A503B3FE97229BC7FFC7F3F6793F23ECE71613FF3183E3F13762B3F40A9603F4477F53E3D4A713FA50EAB3EFF22793F90856B3E81CE7C3F1F3C213E21847E3F0E30DC3D974F7F3FF22A963D19AE7F3FF4B64C3DFBD97F3F6A800B3D5AEE7F3F3A1ABE3CCFF77F3F8185813C33FC7F3FE37C303C3CFE7F3F6D7BF03B2EFF7F3FDED6A33B9FFF7F3FCC3E5F3BD3FF7F3F7118183BEBFF7F3F323ECF3AF6FF7F3F66318D3AFBFF7F3F2D63403A2C3C913E107C75BF931277BF3A0886BECB7F2EBF0A503B3FE97229BC7FFC7F3F6793F23ECE71613FF3183E3F13762B3F40A9603F4477F53E3D4A713FA50EAB3EFF22793F90856B3E81CE7C3F1F3C213E21847E3F0E30DC3D974F7F3FF22A963D19AE7F3FF4B64C3DFBD97F3F6A800B3D5AEE7F3F3A1ABE3CCFF77F3F8185813C33FC7F3FE37C303C3CFE7F3F6D7BF03B2EFF7F3FDED6A33B9FFF7F3FCC3E5F3BD3FF7F3F7118183BEBFF7F3F323ECF3AF6FF7F3F66318D3AFBFF7F3F2D63403AB8CD753F8C0F8FBE9FB515BF35A94FBF2DE46FBFC6C0B23E6D3FA4BE4E78723F93938C3E6329763F01FA223F826B453F3249533F698C103F61E86A3F4283CB3EE922763FE8C08C3EE3677B3F6F20413E38DD7D3F0900043E04027F3F4E21B43D128A7F3FD19C753D41C97F3F3F63273D96E67F3F2A1DE43C34F47F3F476C9B3C86FA7F3F9BC8533C75FD7F3FE849103CD2FE7F3F599BC43B74FF7F3F74F2853BBFFF7F3FB683363BE2FF7F3F06B1F83AF2FF7F3F7A6EA93AF9FF7F3F69DD663AB8CD753F8C0F8FBE9FB515BF35A94FBF2DE46FBFC6C0B23E6D3FA4BE4E78723F93938C3E6329763F01FA223F826B453F3249533F698C103F61E86A3F4283CB3EE922763FE8C08C3EE3677B3F6F20413E38DD7D3F0900043E04027F3F4E21B43D128A7F3FD19C753D41C97F3F3F63273D96E67F3F2A1DE43C34F47F3F476C9B3C86FA7F3F9BC8533C75FD7F3FE849103CD2FE7F3F599BC43B74FF7F3F74F2853BBFFF7F3FB683363BE2FF7F3F06B1F83AF2FF7F3F7A6EA93AF9FF7F3F69DD663ABDFF403F4630283FBCEF673DD9967FBF8D857EBF9FC6DBBDBC7419BF6EE84C3F434F803D417F7F3FCB59043F0D225B3FB3CC433F73EB243F806F633F2506EB3E199B723F6971A33EEAC0793F51D3603E25187D3F5DD8193E62A67E3FBC0DD23D815F7F3F323E8F3D7DB57F3F1844433D69DD7F3F6D0F053DF2EF7F3FA652B53C8CF87F3F1214773C8AFC7F3F0656283C65FE7F3FC75FE53B41FF7F3F7C459C3BA7FF7F3FF7EE543BD7FF7F3FEC11113BEDFF7F3F8DABC53AF7FF7F3FD2AB863ABDFF403F4630283FBCEF673DD9967FBF8D857EBF9FC6DBBDBC7419BF6EE84C3F434F803D417F7F3FCB59043F0D225B3FB3CC433F73EB243F806F633F2506EB3E199B723F6971A33EEAC0793F51D3603E25187D3F5DD8193E62A67E3FBC0DD23D815F7F3F323E8F3D7DB57F3F1844433D69DD7F3F6D0F053DF2EF7F3FA652B53C8CF87F3F1214773C8AFC7F3F0656283C65FE7F3FC75FE53B41FF7F3F7C459C3BA7FF7F3FF7EE543BD7FF7F3FEC11113BEDFF7F3F8DABC53AF7FF7F3FD2AB863A"> : tensor<8x48xcomplex<f32>>}> : () -> !torch.vtensor<[8,48],complex<f32>>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[8,48],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,48],complex<f32>>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.transpose.int"(%arg0, %6, %7) : (!torch.vtensor<[1,2,5,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,48],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.aten.transpose.int"(%arg1, %9, %10) : (!torch.vtensor<[1,1,5,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,48],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%8, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,5,2,48],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.to.dtype"(%8, %17, %18, %19, %20) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,48],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%22, %23, %24, %25, %26) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.reshape"(%21, %27) : (!torch.vtensor<[1,5,2,48],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,24,2],f32>
    %29 = "torch.aten.view_as_complex"(%28) : (!torch.vtensor<[1,5,2,24,2],f32>) -> !torch.vtensor<[1,5,2,24],complex<f32>>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%11, %30, %31, %32, %33, %34) : (!torch.vtensor<[1,5,1,48],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.dtype"(%11, %35, %36, %37, %38) : (!torch.vtensor<[1,5,1,48],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,48],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%40, %41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.reshape"(%39, %45) : (!torch.vtensor<[1,5,1,48],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1,24,2],f32>
    %47 = "torch.aten.view_as_complex"(%46) : (!torch.vtensor<[1,5,1,24,2],f32>) -> !torch.vtensor<[1,5,1,24],complex<f32>>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%5, %48, %49, %50, %51) : (!torch.vtensor<[5,48],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,24],complex<f32>>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%52, %57) : (!torch.vtensor<[5,24],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,24],complex<f32>>
    %59 = "torch.aten.mul.Tensor"(%29, %58) : (!torch.vtensor<[1,5,2,24],complex<f32>>, !torch.vtensor<[1,5,1,24],complex<f32>>) -> !torch.vtensor<[1,5,2,24],complex<f32>>
    %60 = "torch.aten.view_as_real"(%59) : (!torch.vtensor<[1,5,2,24],complex<f32>>) -> !torch.vtensor<[1,5,2,24,2],f32>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.flatten.using_ints"(%60, %61, %62) : (!torch.vtensor<[1,5,2,24,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,48],f32>
    %64 = "torch.aten.mul.Tensor"(%47, %58) : (!torch.vtensor<[1,5,1,24],complex<f32>>, !torch.vtensor<[1,5,1,24],complex<f32>>) -> !torch.vtensor<[1,5,1,24],complex<f32>>
    %65 = "torch.aten.view_as_real"(%64) : (!torch.vtensor<[1,5,1,24],complex<f32>>) -> !torch.vtensor<[1,5,1,24,2],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.flatten.using_ints"(%65, %66, %67) : (!torch.vtensor<[1,5,1,24,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,48],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.aten.transpose.int"(%63, %69, %70) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    %72 = "torch.aten.type_as"(%71, %21) : (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,5,2,48],f32>) -> !torch.vtensor<[1,2,5,48],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.transpose.int"(%68, %73, %74) : (!torch.vtensor<[1,5,1,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,48],f32>
    %76 = "torch.aten.type_as"(%75, %39) : (!torch.vtensor<[1,1,5,48],f32>, !torch.vtensor<[1,5,1,48],f32>) -> !torch.vtensor<[1,1,5,48],f32>
    "func.return"(%72, %76) : (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
