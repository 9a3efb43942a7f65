"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6],si64>, !torch.vtensor<[1,6],si64>, !torch.vtensor<[1,6],si64>) -> !torch.vtensor<[1,6,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f32>, %arg1: !torch.vtensor<[1,6],si64>, %arg2: !torch.vtensor<[1,6],si64>, %arg3: !torch.vtensor<[1,6],si64>):
    %0 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.aten.split_with_sizes"(%arg0, %3, %4) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %6:3 = "torch.prim.ListUnpack"(%5) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>)
    %7 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.aten.embedding"(%7, %arg1, %8, %9, %10) : (!torch.vtensor<[8,16],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,16],f32>
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.aten.embedding"(%14, %arg1, %15, %16, %17) : (!torch.vtensor<[8,16],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,16],f32>
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %21 = "torch.aten.mul.Tensor"(%6#0, %13) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.slice.Tensor"(%6#0, %22, %23, %24, %25) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.slice.Tensor"(%6#0, %27, %28, %29, %30) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %32 = "torch.aten.neg"(%31) : (!torch.vtensor<[1,6,2,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %33 = "torch.prim.ListConstruct"(%32, %26) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>) -> !torch.list<vtensor>
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.aten.cat"(%33, %34) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %36 = "torch.aten.mul.Tensor"(%35, %20) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.add.Tensor"(%21, %36, %37) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %39 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F98B87E3FB9FC7F3FF8FF7F3F41510A3F98B87E3FB9FC7F3FF8FF7F3F3311D5BEA5E57A3FE5F27F3FDFFF7F3F3311D5BEA5E57A3FE5F27F3FDFFF7F3F26707DBFEF90743F83E27F3FB5FF7F3F26707DBFEF90743F83E27F3FB5FF7F3F305527BFA7CA6B3F94CB7F3F7AFF7F3F305527BFA7CA6B3F94CB7F3F7AFF7F3F2C3C913E40A9603F19AE7F3F2EFF7F3F2C3C913E40A9603F19AE7F3F2EFF7F3FB8CD753F3249533F128A7F3FD2FE7F3FB8CD753F3249533F128A7F3FD2FE7F3FBDFF403FB3CC433F815F7F3F65FE7F3FBDFF403FB3CC433F815F7F3F65FE7F3F"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.aten.embedding"(%39, %arg2, %40, %41, %42) : (!torch.vtensor<[8,8],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,8],f32>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%43, %44) : (!torch.vtensor<[1,6,8],f32>, !torch.int) -> !torch.vtensor<[1,6,1,8],f32>
    %46 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000A46A573F7775CC3D57D6233C6E12833AA46A573F7775CC3D57D6233C6E12833AB7C7683FF96F4B3E3ED4A33C6912033BB7C7683FF96F4B3E3ED4A33C6912033BC381103E6D4E973E1FB9F53C939B443BC381103E6D4E973E1FB9F53C939B443BCFBD41BFD861C73EDBCB233D5812833BCFBD41BFD861C73EDBCB233D5812833B107C75BF4477F53EF4B64C3DDED6A33B107C75BF4477F53EF4B64C3DDED6A33B8C0F8FBE698C103FD19C753D599BC43B8C0F8FBE698C103FD19C753D599BC43B4630283F73EB243F323E8F3DC75FE53B4630283F73EB243F323E8F3DC75FE53B"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.aten.embedding"(%46, %arg2, %47, %48, %49) : (!torch.vtensor<[8,8],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,8],f32>
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.unsqueeze"(%50, %51) : (!torch.vtensor<[1,6,8],f32>, !torch.int) -> !torch.vtensor<[1,6,1,8],f32>
    %53 = "torch.aten.mul.Tensor"(%6#1, %45) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,1,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.slice.Tensor"(%6#1, %54, %55, %56, %57) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,4],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%6#1, %59, %60, %61, %62) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,4],f32>
    %64 = "torch.aten.neg"(%63) : (!torch.vtensor<[1,6,2,4],f32>) -> !torch.vtensor<[1,6,2,4],f32>
    %65 = "torch.prim.ListConstruct"(%64, %58) : (!torch.vtensor<[1,6,2,4],f32>, !torch.vtensor<[1,6,2,4],f32>) -> !torch.list<vtensor>
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.aten.cat"(%65, %66) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %68 = "torch.aten.mul.Tensor"(%67, %52) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,1,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.add.Tensor"(%53, %68, %69) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %71 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F98B87E3FB9FC7F3FF8FF7F3F41510A3F98B87E3FB9FC7F3FF8FF7F3F3311D5BEA5E57A3FE5F27F3FDFFF7F3F3311D5BEA5E57A3FE5F27F3FDFFF7F3F26707DBFEF90743F83E27F3FB5FF7F3F26707DBFEF90743F83E27F3FB5FF7F3F305527BFA7CA6B3F94CB7F3F7AFF7F3F305527BFA7CA6B3F94CB7F3F7AFF7F3F2C3C913E40A9603F19AE7F3F2EFF7F3F2C3C913E40A9603F19AE7F3F2EFF7F3FB8CD753F3249533F128A7F3FD2FE7F3FB8CD753F3249533F128A7F3FD2FE7F3FBDFF403FB3CC433F815F7F3F65FE7F3FBDFF403FB3CC433F815F7F3F65FE7F3F"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.aten.embedding"(%71, %arg3, %72, %73, %74) : (!torch.vtensor<[8,8],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,8],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%75, %76) : (!torch.vtensor<[1,6,8],f32>, !torch.int) -> !torch.vtensor<[1,6,1,8],f32>
    %78 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000A46A573F7775CC3D57D6233C6E12833AA46A573F7775CC3D57D6233C6E12833AB7C7683FF96F4B3E3ED4A33C6912033BB7C7683FF96F4B3E3ED4A33C6912033BC381103E6D4E973E1FB9F53C939B443BC381103E6D4E973E1FB9F53C939B443BCFBD41BFD861C73EDBCB233D5812833BCFBD41BFD861C73EDBCB233D5812833B107C75BF4477F53EF4B64C3DDED6A33B107C75BF4477F53EF4B64C3DDED6A33B8C0F8FBE698C103FD19C753D599BC43B8C0F8FBE698C103FD19C753D599BC43B4630283F73EB243F323E8F3DC75FE53B4630283F73EB243F323E8F3DC75FE53B"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.embedding"(%78, %arg3, %79, %80, %81) : (!torch.vtensor<[8,8],f32>, !torch.vtensor<[1,6],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,6,8],f32>
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.aten.unsqueeze"(%82, %83) : (!torch.vtensor<[1,6,8],f32>, !torch.int) -> !torch.vtensor<[1,6,1,8],f32>
    %85 = "torch.aten.mul.Tensor"(%6#2, %77) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,1,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%6#2, %86, %87, %88, %89) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,4],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%6#2, %91, %92, %93, %94) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,4],f32>
    %96 = "torch.aten.neg"(%95) : (!torch.vtensor<[1,6,2,4],f32>) -> !torch.vtensor<[1,6,2,4],f32>
    %97 = "torch.prim.ListConstruct"(%96, %90) : (!torch.vtensor<[1,6,2,4],f32>, !torch.vtensor<[1,6,2,4],f32>) -> !torch.list<vtensor>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.cat"(%97, %98) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %100 = "torch.aten.mul.Tensor"(%99, %84) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,1,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.add.Tensor"(%85, %100, %101) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %103 = "torch.prim.ListConstruct"(%38, %70, %102) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>) -> !torch.list<vtensor>
    %104 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %105 = "torch.aten.cat"(%103, %104) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    "func.return"(%105) : (!torch.vtensor<[1,6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
