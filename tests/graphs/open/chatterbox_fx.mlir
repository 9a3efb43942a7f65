"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,5,32],f32>) -> !torch.vtensor<[2,2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.permute"(%arg0, %4) : (!torch.vtensor<[2,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[5,2,2,32],f32>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.slice.Tensor"(%5, %6, %7, %8, %9) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%5, %11, %12, %13, %14) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.slice.Tensor"(%10, %16, %17, %18, %19) : (!torch.vtensor<[5,2,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,8],f32>
    %21 = "torch.aten.neg"(%20) : (!torch.vtensor<[5,2,2,8],f32>) -> !torch.vtensor<[5,2,2,8],f32>
    %22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.slice.Tensor"(%10, %22, %23, %24, %25) : (!torch.vtensor<[5,2,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,8],f32>
    %27 = "torch.prim.ListConstruct"(%21, %26) : (!torch.vtensor<[5,2,2,8],f32>, !torch.vtensor<[5,2,2,8],f32>) -> !torch.list<vtensor>
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.aten.cat"(%27, %28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %30 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x1x1x16xf32>}> : () -> !torch.vtensor<[8,1,1,16],f32>
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%30, %31, %32, %33, %34) : (!torch.vtensor<[8,1,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %36 = "torch.aten.mul.Tensor"(%10, %35) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,2,2,16],f32>
    %37 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x1x1x16xf32>}> : () -> !torch.vtensor<[8,1,1,16],f32>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%37, %38, %39, %40, %41) : (!torch.vtensor<[8,1,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %43 = "torch.aten.mul.Tensor"(%29, %42) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,2,2,16],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.add.Tensor"(%36, %43, %44) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,2,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %46 = "torch.prim.ListConstruct"(%45, %15) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,2,2,16],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.cat"(%46, %47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,2,32],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%48, %53) : (!torch.vtensor<[5,2,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,5,32],f32>
    "func.return"(%54) : (!torch.vtensor<[2,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
