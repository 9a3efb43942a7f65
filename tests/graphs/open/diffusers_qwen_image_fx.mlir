"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[6,2],si64>) -> (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,64],f32>, %arg1: !torch.vtensor<[1,6,2,64],f32>, %arg2: !torch.vtensor<[6,2],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.select.int"(%arg2, %0, %1) : (!torch.vtensor<[6,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[6],si64>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %4 = "torch.prim.ListConstruct"(%2) : (!torch.vtensor<[6],si64>) -> !torch.list<optional<vtensor>>
    %5 = "torch.aten.index.Tensor"(%3, %4) : (!torch.vtensor<[8,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[6,16],f32>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.aten.select.int"(%arg2, %6, %7) : (!torch.vtensor<[6,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[6],si64>
    %9 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %10 = "torch.prim.ListConstruct"(%8) : (!torch.vtensor<[6],si64>) -> !torch.list<optional<vtensor>>
    %11 = "torch.aten.index.Tensor"(%9, %10) : (!torch.vtensor<[8,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[6,16],f32>
    %12 = "torch.aten.complex"(%5, %11) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.select.int"(%arg2, %13, %14) : (!torch.vtensor<[6,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[6],si64>
    %16 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %17 = "torch.prim.ListConstruct"(%15) : (!torch.vtensor<[6],si64>) -> !torch.list<optional<vtensor>>
    %18 = "torch.aten.index.Tensor"(%16, %17) : (!torch.vtensor<[8,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[6,16],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.select.int"(%arg2, %19, %20) : (!torch.vtensor<[6,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[6],si64>
    %22 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %23 = "torch.prim.ListConstruct"(%21) : (!torch.vtensor<[6],si64>) -> !torch.list<optional<vtensor>>
    %24 = "torch.aten.index.Tensor"(%22, %23) : (!torch.vtensor<[8,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[6,16],f32>
    %25 = "torch.aten.complex"(%18, %24) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %26 = "torch.prim.ListConstruct"(%12, %25) : (!torch.vtensor<[6,16],complex<f32>>, !torch.vtensor<[6,16],complex<f32>>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],complex<f32>>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,6,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.aten.to.dtype"(%arg0, %34, %35, %36, %37) : (!torch.vtensor<[1,6,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,64],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%39, %40, %41, %42, %43) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.reshape"(%38, %44) : (!torch.vtensor<[1,6,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32,2],f32>
    %46 = "torch.aten.view_as_complex"(%45) : (!torch.vtensor<[1,6,2,32,2],f32>) -> !torch.vtensor<[1,6,2,32],complex<f32>>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%28, %47) : (!torch.vtensor<[6,32],complex<f32>>, !torch.int) -> !torch.vtensor<[6,1,32],complex<f32>>
    %49 = "torch.aten.mul.Tensor"(%46, %48) : (!torch.vtensor<[1,6,2,32],complex<f32>>, !torch.vtensor<[6,1,32],complex<f32>>) -> !torch.vtensor<[1,6,2,32],complex<f32>>
    %50 = "torch.aten.view_as_real"(%49) : (!torch.vtensor<[1,6,2,32],complex<f32>>) -> !torch.vtensor<[1,6,2,32,2],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.flatten.using_ints"(%50, %51, %52) : (!torch.vtensor<[1,6,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,64],f32>
    %54 = "torch.aten.type_as"(%53, %38) : (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2,64],f32>) -> !torch.vtensor<[1,6,2,64],f32>
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,6,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.aten.to.dtype"(%arg1, %60, %61, %62, %63) : (!torch.vtensor<[1,6,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,64],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%65, %66, %67, %68, %69) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.reshape"(%64, %70) : (!torch.vtensor<[1,6,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32,2],f32>
    %72 = "torch.aten.view_as_complex"(%71) : (!torch.vtensor<[1,6,2,32,2],f32>) -> !torch.vtensor<[1,6,2,32],complex<f32>>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.unsqueeze"(%28, %73) : (!torch.vtensor<[6,32],complex<f32>>, !torch.int) -> !torch.vtensor<[6,1,32],complex<f32>>
    %75 = "torch.aten.mul.Tensor"(%72, %74) : (!torch.vtensor<[1,6,2,32],complex<f32>>, !torch.vtensor<[6,1,32],complex<f32>>) -> !torch.vtensor<[1,6,2,32],complex<f32>>
    %76 = "torch.aten.view_as_real"(%75) : (!torch.vtensor<[1,6,2,32],complex<f32>>) -> !torch.vtensor<[1,6,2,32,2],f32>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.flatten.using_ints"(%76, %77, %78) : (!torch.vtensor<[1,6,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,64],f32>
    %80 = "torch.aten.type_as"(%79, %64) : (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2,64],f32>) -> !torch.vtensor<[1,6,2,64],f32>
    "func.return"(%54, %80) : (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
