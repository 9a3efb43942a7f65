"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,1,2,4,64],f32>, !torch.vtensor<[1,1,1,4,64],f32>, !torch.vtensor<[1,1,1,4],si64>, !torch.vtensor<[1,1,1,4],si64>) -> (!torch.vtensor<[1,1,2,4,64],f32>, !torch.vtensor<[1,1,1,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,1,2,4,64],f32>, %arg1: !torch.vtensor<[1,1,1,4,64],f32>, %arg2: !torch.vtensor<[1,1,1,4],si64>, %arg3: !torch.vtensor<[1,1,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.aten.split_with_sizes"(%arg0, %3, %4) : (!torch.vtensor<[1,1,2,4,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %6:3 = "torch.prim.ListUnpack"(%5) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,2,4,16],f32>, !torch.vtensor<[1,1,2,4,32],f32>, !torch.vtensor<[1,1,2,4,16],f32>)
    %7 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%7, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.split_with_sizes"(%arg1, %10, %11) : (!torch.vtensor<[1,1,1,4,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %13:3 = "torch.prim.ListUnpack"(%12) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,1,4,16],f32>, !torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,1,4,16],f32>)
    %14 = "torch.aten.max"(%arg2) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.vtensor<[],si64>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.add.Scalar"(%14, %15, %16) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB1FE7F3FB1FE7F3F96FF7F3F96FF7F3FDFFF7F3FDFFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFAB7FEDBDAB7FEDBD582F153F582F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF9FF7F3FF9FF7F3FFEFF7F3FFEFF7F3F305527BF305527BF9EAF20BF9EAF20BFB12E9A3EB12E9A3EEDEB413FEDEB413FA7CA6B3FA7CA6B3F098D793F098D793F69F47D3F69F47D3F465A7F3F465A7F3F94CB7F3F94CB7F3F6CEF7F3F6CEF7F3FC2FA7F3FC2FA7F3F58FE7F3F58FE7F3F7AFF7F3F7AFF7F3FD6FF7F3FD6FF7F3FF3FF7F3FF3FF7F3FFCFF7F3FFCFF7F3F2C3C913E2C3C913E403272BF403272BFE97229BCE97229BCF14C213FF14C213F40A9603F40A9603F7CF2753F7CF2753F81CE7C3F81CE7C3F1EFD7E3F1EFD7E3F19AE7F3F19AE7F3F19E67F3F19E67F3FCFF77F3FCFF77F3F69FD7F3F69FD7F3F2EFF7F3F2EFF7F3FBEFF7F3FBEFF7F3FEBFF7F3FEBFF7F3FF9FF7F3FF9FF7F3FB8CD753FB8CD753F531D79BF531D79BF6D3FA4BE6D3FA4BE352FF73E352FF73E3249533F3249533FE290713FE290713FE3677B3FE3677B3F518B7E3F518B7E3F128A7F3F128A7F3FB3DA7F3FB3DA7F3F34F47F3F34F47F3F45FC7F3F45FC7F3FD2FE7F3FD2FE7F3FA1FF7F3FA1FF7F3FE2FF7F3FE2FF7F3FF7FF7F3FF7FF7F3FBDFF403FBDFF403F5E4F33BF5E4F33BFBC7419BFBC7419BFBAF8A33EBAF8A33EB3CC433FB3CC433FC66B6C3FC66B6C3FEAC0793FEAC0793FE9047E3FE9047E3F815F7F3F815F7F3F3BCD7F3F3BCD7F3FF2EF7F3FF2EF7F3FECFA7F3FECFA7F3F65FE7F3F65FE7F3F7EFF7F3F7EFF7F3FD7FF7F3FD7FF7F3FF3FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %19 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.list<optional<vtensor>>
    %20 = "torch.aten.index.Tensor"(%18, %19) : (!torch.vtensor<[8,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D3ED4A33C3ED4A33C9D43383C9D43383CDD3DCF3BDD3DCF3B0815693B0815693B6912033B6912033B146A933A146A933A5FCB253A5FCB253A5377BA395377BA39C381103EC381103ED7457E3FD7457E3FC209503FC209503F6C2F023F6C2F023F6D4E973E6D4E973ED8EE2B3ED8EE2B3EC1FFC13DC1FFC13D4E695A3D4E695A3D1FB9F53C1FB9F53CC7318A3CC7318A3C116E1B3C116E1B3CA8CFAE3BA8CFAE3B939B443B939B443B1A1FDD3A1A1FDD3A0EB1783A0EB1783A7ED90B3A7ED90B3ACFBD41BFCFBD41BFEC49473FEC49473FDE1D743FDE1D743FBC1F273FBC1F273FD861C73ED861C73EC665643EC665643E892E013E892E013EC88D913DC88D913DDBCB233DDBCB233DA240B83CA240B83CCE3C4F3CCE3C4F3CA714E93BA714E93B5812833B5812833B0E6A133B0E6A133B5DCBA53A5DCBA53A52773A3A52773A3A107C75BF107C75BFD8DAA53ED8DAA53E7FFC7F3F7FFC7F3FABCA463FABCA463F4477F53E4477F53EED118E3EED118E3E1F3C213E1F3C213E21DBB53D21DBB53DF4B64C3DF4B64C3DFE4DE63CFE4DE63C8185813C8185813CBBAC113CBBAC113CDED6A33BDED6A33B8C44383B8C44383B323ECF3A323ECF3A2615693A2615693A8C0F8FBE8C0F8FBE76E56BBE76E56BBE4E78723F4E78723F8830603F8830603F698C103F698C103FFD7DA93EFD7DA93E6F20413E6F20413EC219DA3DC219DA3DD19C753DD19C753DBF2C0A3DBF2C0A3D476C9B3C476C9B3C05CF2E3C05CF2E3C599BC43B599BC43B061F5D3B061F5D3B06B1F83A06B1F83A7CD98B3A7CD98B3A4630283F4630283F70B636BF70B636BF6EE84C3F6EE84C3F4484723F4484723F73EB243F73EB243FDE60C43EDE60C43E51D3603E51D3603EBA46FE3DBA46FE3D323E8F3D323E8F3D5F31213D5F31213DA652B53CA652B53C2AF14B3C2AF14B3CC75FE53BC75FE53BBDFC803BBDFC803BEC11113BEC11113B6628A33A6628A33A"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %22 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.list<optional<vtensor>>
    %23 = "torch.aten.index.Tensor"(%21, %22) : (!torch.vtensor<[8,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %24 = "torch.aten.mul.Tensor"(%20, %6#1) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,2,4,32],f32>) -> !torch.vtensor<[1,1,2,4,32],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%25, %26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.reshape"(%6#1, %31) : (!torch.vtensor<[1,1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,2,4,16,2],f32>
    %33 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%33, %34, %35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.permute"(%32, %39) : (!torch.vtensor<[1,1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,2,4,16],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.unbind.int"(%40, %41) : (!torch.vtensor<[2,1,1,2,4,16],f32>, !torch.int) -> !torch.list<vtensor>
    %43:2 = "torch.prim.ListUnpack"(%42) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,2,4,16],f32>, !torch.vtensor<[1,1,2,4,16],f32>)
    %44 = "torch.aten.neg"(%43#1) : (!torch.vtensor<[1,1,2,4,16],f32>) -> !torch.vtensor<[1,1,2,4,16],f32>
    %45 = "torch.prim.ListConstruct"(%44, %43#0) : (!torch.vtensor<[1,1,2,4,16],f32>, !torch.vtensor<[1,1,2,4,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.stack"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,1,2,4,16],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%48, %49, %50, %51, %52, %53) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.permute"(%47, %54) : (!torch.vtensor<[2,1,1,2,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,2,4,16,2],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%56, %57, %58, %59, %60) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.reshape"(%55, %61) : (!torch.vtensor<[1,1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,2,4,32],f32>
    %63 = "torch.aten.mul.Tensor"(%23, %62) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,2,4,32],f32>) -> !torch.vtensor<[1,1,2,4,32],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%24, %63, %64) : (!torch.vtensor<[1,1,2,4,32],f32>, !torch.vtensor<[1,1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,2,4,32],f32>
    %66 = "torch.aten.max"(%arg3) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.vtensor<[],si64>
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.add.Scalar"(%66, %67, %68) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %70 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F0D94583F0D94583F6B4E733F6B4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE6FF7F3FE6FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA6FA6F3FA6FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB1FE7F3FB1FE7F3F96FF7F3F96FF7F3FDFFF7F3FDFFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFAB7FEDBDAB7FEDBD582F153F582F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF9FF7F3FF9FF7F3FFEFF7F3FFEFF7F3F305527BF305527BF9EAF20BF9EAF20BFB12E9A3EB12E9A3EEDEB413FEDEB413FA7CA6B3FA7CA6B3F098D793F098D793F69F47D3F69F47D3F465A7F3F465A7F3F94CB7F3F94CB7F3F6CEF7F3F6CEF7F3FC2FA7F3FC2FA7F3F58FE7F3F58FE7F3F7AFF7F3F7AFF7F3FD6FF7F3FD6FF7F3FF3FF7F3FF3FF7F3FFCFF7F3FFCFF7F3F2C3C913E2C3C913E403272BF403272BFE97229BCE97229BCF14C213FF14C213F40A9603F40A9603F7CF2753F7CF2753F81CE7C3F81CE7C3F1EFD7E3F1EFD7E3F19AE7F3F19AE7F3F19E67F3F19E67F3FCFF77F3FCFF77F3F69FD7F3F69FD7F3F2EFF7F3F2EFF7F3FBEFF7F3FBEFF7F3FEBFF7F3FEBFF7F3FF9FF7F3FF9FF7F3FB8CD753FB8CD753F531D79BF531D79BF6D3FA4BE6D3FA4BE352FF73E352FF73E3249533F3249533FE290713FE290713FE3677B3FE3677B3F518B7E3F518B7E3F128A7F3F128A7F3FB3DA7F3FB3DA7F3F34F47F3F34F47F3F45FC7F3F45FC7F3FD2FE7F3FD2FE7F3FA1FF7F3FA1FF7F3FE2FF7F3FE2FF7F3FF7FF7F3FF7FF7F3FBDFF403FBDFF403F5E4F33BF5E4F33BFBC7419BFBC7419BFBAF8A33EBAF8A33EB3CC433FB3CC433FC66B6C3FC66B6C3FEAC0793FEAC0793FE9047E3FE9047E3F815F7F3F815F7F3F3BCD7F3F3BCD7F3FF2EF7F3FF2EF7F3FECFA7F3FECFA7F3F65FE7F3F65FE7F3F7EFF7F3F7EFF7F3FD7FF7F3FD7FF7F3FF3FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %71 = "torch.prim.ListConstruct"(%arg3) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.list<optional<vtensor>>
    %72 = "torch.aten.index.Tensor"(%70, %71) : (!torch.vtensor<[8,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %73 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E87D9E53D87D9E53DC970813DC970813D5CA5113D5CA5113D3ED4A33C3ED4A33C9D43383C9D43383CDD3DCF3BDD3DCF3B0815693B0815693B6912033B6912033B146A933A146A933A5FCB253A5FCB253A5377BA395377BA39C381103EC381103ED7457E3FD7457E3FC209503FC209503F6C2F023F6C2F023F6D4E973E6D4E973ED8EE2B3ED8EE2B3EC1FFC13DC1FFC13D4E695A3D4E695A3D1FB9F53C1FB9F53CC7318A3CC7318A3C116E1B3C116E1B3CA8CFAE3BA8CFAE3B939B443B939B443B1A1FDD3A1A1FDD3A0EB1783A0EB1783A7ED90B3A7ED90B3ACFBD41BFCFBD41BFEC49473FEC49473FDE1D743FDE1D743FBC1F273FBC1F273FD861C73ED861C73EC665643EC665643E892E013E892E013EC88D913DC88D913DDBCB233DDBCB233DA240B83CA240B83CCE3C4F3CCE3C4F3CA714E93BA714E93B5812833B5812833B0E6A133B0E6A133B5DCBA53A5DCBA53A52773A3A52773A3A107C75BF107C75BFD8DAA53ED8DAA53E7FFC7F3F7FFC7F3FABCA463FABCA463F4477F53E4477F53EED118E3EED118E3E1F3C213E1F3C213E21DBB53D21DBB53DF4B64C3DF4B64C3DFE4DE63CFE4DE63C8185813C8185813CBBAC113CBBAC113CDED6A33BDED6A33B8C44383B8C44383B323ECF3A323ECF3A2615693A2615693A8C0F8FBE8C0F8FBE76E56BBE76E56BBE4E78723F4E78723F8830603F8830603F698C103F698C103FFD7DA93EFD7DA93E6F20413E6F20413EC219DA3DC219DA3DD19C753DD19C753DBF2C0A3DBF2C0A3D476C9B3C476C9B3C05CF2E3C05CF2E3C599BC43B599BC43B061F5D3B061F5D3B06B1F83A06B1F83A7CD98B3A7CD98B3A4630283F4630283F70B636BF70B636BF6EE84C3F6EE84C3F4484723F4484723F73EB243F73EB243FDE60C43EDE60C43E51D3603E51D3603EBA46FE3DBA46FE3D323E8F3D323E8F3D5F31213D5F31213DA652B53CA652B53C2AF14B3C2AF14B3CC75FE53BC75FE53BBDFC803BBDFC803BEC11113BEC11113B6628A33A6628A33A"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %74 = "torch.prim.ListConstruct"(%arg3) : (!torch.vtensor<[1,1,1,4],si64>) -> !torch.list<optional<vtensor>>
    %75 = "torch.aten.index.Tensor"(%73, %74) : (!torch.vtensor<[8,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %76 = "torch.aten.mul.Tensor"(%72, %13#1) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,1,4,32],f32>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%77, %78, %79, %80, %81, %82) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.reshape"(%13#1, %83) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,4,16,2],f32>
    %85 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %91 = "torch.prim.ListConstruct"(%85, %86, %87, %88, %89, %90) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %92 = "torch.aten.permute"(%84, %91) : (!torch.vtensor<[1,1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1,4,16],f32>
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %94 = "torch.aten.unbind.int"(%92, %93) : (!torch.vtensor<[2,1,1,1,4,16],f32>, !torch.int) -> !torch.list<vtensor>
    %95:2 = "torch.prim.ListUnpack"(%94) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,1,4,16],f32>, !torch.vtensor<[1,1,1,4,16],f32>)
    %96 = "torch.aten.neg"(%95#1) : (!torch.vtensor<[1,1,1,4,16],f32>) -> !torch.vtensor<[1,1,1,4,16],f32>
    %97 = "torch.prim.ListConstruct"(%96, %95#0) : (!torch.vtensor<[1,1,1,4,16],f32>, !torch.vtensor<[1,1,1,4,16],f32>) -> !torch.list<vtensor>
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.aten.stack"(%97, %98) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,1,1,4,16],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %106 = "torch.prim.ListConstruct"(%100, %101, %102, %103, %104, %105) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %107 = "torch.aten.permute"(%99, %106) : (!torch.vtensor<[2,1,1,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,4,16,2],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %113 = "torch.prim.ListConstruct"(%108, %109, %110, %111, %112) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %114 = "torch.aten.reshape"(%107, %113) : (!torch.vtensor<[1,1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %115 = "torch.aten.mul.Tensor"(%75, %114) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,1,4,32],f32>) -> !torch.vtensor<[1,1,1,4,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%76, %115, %116) : (!torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,1,4,32],f32>
    %118 = "torch.prim.ListConstruct"(%6#0, %65, %6#2) : (!torch.vtensor<[1,1,2,4,16],f32>, !torch.vtensor<[1,1,2,4,32],f32>, !torch.vtensor<[1,1,2,4,16],f32>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,2,4,64],f32>
    %121 = "torch.prim.ListConstruct"(%13#0, %117, %13#2) : (!torch.vtensor<[1,1,1,4,16],f32>, !torch.vtensor<[1,1,1,4,32],f32>, !torch.vtensor<[1,1,1,4,16],f32>) -> !torch.list<vtensor>
    %122 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %123 = "torch.aten.cat"(%121, %122) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,1,4,64],f32>
    "func.return"(%120, %123) : (!torch.vtensor<[1,1,2,4,64],f32>, !torch.vtensor<[1,1,1,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
