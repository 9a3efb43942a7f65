"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[2,3,2,64],f32>, %arg2: !torch.vtensor<[2,3],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A3941510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A3941510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> !torch.vtensor<[8,32],f32>
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype_layout"(%6, %7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[8,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8,32],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%15, %16, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.repeat"(%14, %18) : (!torch.vtensor<[8,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%arg2, %20) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.vtensor<[2,3,1],si64>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%22, %23, %24) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.repeat"(%21, %25) : (!torch.vtensor<[2,3,1],si64>, !torch.list<int>) -> !torch.vtensor<[2,3,32],si64>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.aten.gather"(%19, %27, %26, %28) : (!torch.vtensor<[2,8,32],f32>, !torch.int, !torch.vtensor<[2,3,32],si64>, !torch.bool) -> !torch.vtensor<[2,3,32],f32>
    %30 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.split.Tensor"(%29, %30, %31) : (!torch.vtensor<[2,3,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %33:2 = "torch.prim.ListUnpack"(%32) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,16],f32>, !torch.vtensor<[2,3,16],f32>)
    %34 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%arg0, %34, %35, %36, %37) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.aten.unsqueeze"(%33#0, %39) : (!torch.vtensor<[2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,3,1,16],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.repeat_interleave.self_int"(%40, %41, %42, %43) : (!torch.vtensor<[2,3,1,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,3,1,32],f32>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.unsqueeze"(%33#1, %45) : (!torch.vtensor<[2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,3,1,16],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.aten.repeat_interleave.self_int"(%46, %47, %48, %49) : (!torch.vtensor<[2,3,1,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,3,1,32],f32>
    %51 = "torch.aten.mul.Tensor"(%38, %50) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%38, %52, %53, %54, %55) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,16],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice.Tensor"(%38, %57, %58, %59, %60) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,16],f32>
    %62 = "torch.aten.neg"(%61) : (!torch.vtensor<[2,3,2,16],f32>) -> !torch.vtensor<[2,3,2,16],f32>
    %63 = "torch.prim.ListConstruct"(%62, %56) : (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.stack"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,16,2],f32>
    %66 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.flatten.using_ints"(%65, %66, %67) : (!torch.vtensor<[2,3,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %69 = "torch.aten.mul.Tensor"(%68, %44) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.add.Tensor"(%51, %69, %70) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.slice.Tensor"(%arg0, %72, %73, %74, %75) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %77 = "torch.prim.ListConstruct"(%71, %76) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.list<vtensor>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.cat"(%77, %78) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg1, %80, %81, %82, %83) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.aten.unsqueeze"(%33#0, %85) : (!torch.vtensor<[2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,3,1,16],f32>
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.aten.repeat_interleave.self_int"(%86, %87, %88, %89) : (!torch.vtensor<[2,3,1,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,3,1,32],f32>
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.aten.unsqueeze"(%33#1, %91) : (!torch.vtensor<[2,3,16],f32>, !torch.int) -> !torch.vtensor<[2,3,1,16],f32>
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten.repeat_interleave.self_int"(%92, %93, %94, %95) : (!torch.vtensor<[2,3,1,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,3,1,32],f32>
    %97 = "torch.aten.mul.Tensor"(%84, %96) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%84, %98, %99, %100, %101) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,16],f32>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%84, %103, %104, %105, %106) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,16],f32>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[2,3,2,16],f32>) -> !torch.vtensor<[2,3,2,16],f32>
    %109 = "torch.prim.ListConstruct"(%108, %102) : (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.stack"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,16,2],f32>
    %112 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.aten.flatten.using_ints"(%111, %112, %113) : (!torch.vtensor<[2,3,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %115 = "torch.aten.mul.Tensor"(%114, %90) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%97, %115, %116) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%arg1, %118, %119, %120, %121) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %123 = "torch.prim.ListConstruct"(%117, %122) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.list<vtensor>
    %124 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %125 = "torch.aten.cat"(%123, %124) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    "func.return"(%79, %125) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
