"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,1,4,64],f32>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FF6FD14BEE59151BF5F5B323F02DA773F652E7F3F08EB7F3FE7FD7F3FCAFF7F3FF6FD14BEE59151BF5F5B323F02DA773F652E7F3F08EB7F3FE7FD7F3FCAFF7F3FD53F69BFA2E674BFD4211F3FA9B3753FC2F67E3F76E57F3F59FD7F3FBCFF7F3FD53F69BFA2E674BFD4211F3FA9B3753FC2F67E3F76E57F3F59FD7F3FBCFF7F3F64CD56BFFBF17FBF41510A3F6A4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3F64CD56BFFBF17FBF41510A3F6A4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3F7205913B8D9B71BFC03DE83EE4AA703FE8737E3F5BD87F3F09FC7F3F9BFF7F3F7205913B8D9B71BFC03DE83EE4AA703FE8737E3F5BD87F3F09FC7F3F9BFF7F3F"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.index_select"(%0, %1, %arg2) : (!torch.vtensor<[12,16],f32>, !torch.int, !torch.vtensor<[4],si64>) -> !torch.vtensor<[4,16],f32>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B95467D3F7E06133FA6A4373F5226803E50AAA33D8F38CF3C1312033C54CB253B95467D3F7E06133FA6A4373F5226803E50AAA33D8F38CF3C1312033C54CB253B3201D33EEE1F953E1D88483F2EC28F3E3E12B83DF01DE93C3B74133CBB843A3B3201D33EEE1F953E1D88483F2EC28F3E3E12B83DF01DE93C3B74133CBB843A3BF8440BBF9770A9BCA46A573F3F399F3E7675CC3D5C81013D58D6233C213E4F3BF8440BBF9770A9BCA46A573F3F399F3E7675CC3D5C81013D58D6233C213E4F3B5CFF7FBF1F41A9BE2B26643F8C87AE3E72D3E03D6B730E3D6B38343C86F7633B5CFF7FBF1F41A9BE2B26643F8C87AE3E72D3E03D6B730E3D6B38343C86F7633B"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.aten.index_select"(%3, %4, %arg2) : (!torch.vtensor<[12,16],f32>, !torch.int, !torch.vtensor<[4],si64>) -> !torch.vtensor<[4,16],f32>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.slice.Tensor"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%10, %11, %12, %13, %14) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.slice.Tensor"(%10, %16, %17, %18, %19) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %21 = "torch.aten.neg"(%20) : (!torch.vtensor<[1,2,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %22 = "torch.prim.ListConstruct"(%21, %15) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %25 = "torch.aten.mul.Tensor"(%10, %2) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %26 = "torch.aten.mul.Tensor"(%24, %5) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.add.Tensor"(%25, %26, %27) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%28, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,2,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.aten.to.dtype"(%28, %34, %35, %36, %37) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %39 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice.Tensor"(%arg0, %39, %40, %41, %42) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,48],f32>
    %44 = "torch.prim.ListConstruct"(%38, %43) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,48],f32>) -> !torch.list<vtensor>
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.cat"(%44, %45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%arg1, %47, %48, %49, %50) : (!torch.vtensor<[1,1,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%51, %52, %53, %54, %55) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice.Tensor"(%51, %57, %58, %59, %60) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f32>
    %62 = "torch.aten.neg"(%61) : (!torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,1,4,8],f32>
    %63 = "torch.prim.ListConstruct"(%62, %56) : (!torch.vtensor<[1,1,4,8],f32>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.cat"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %66 = "torch.aten.mul.Tensor"(%51, %2) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %67 = "torch.aten.mul.Tensor"(%65, %5) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.add.Tensor"(%66, %67, %68) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%69, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%69, %75, %76, %77, %78) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg1, %80, %81, %82, %83) : (!torch.vtensor<[1,1,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,48],f32>
    %85 = "torch.prim.ListConstruct"(%79, %84) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,48],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.cat"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,64],f32>
    "func.return"(%46, %87) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
