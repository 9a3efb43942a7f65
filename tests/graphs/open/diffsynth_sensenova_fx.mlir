"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64>) -> !torch.vtensor<[1,2,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %5 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %6 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %7 = "torch.aten.index.Tensor"(%5, %6) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %8 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %9 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %10 = "torch.aten.index.Tensor"(%8, %9) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%4, %11, %12, %13, %14) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.aten.slice.Tensor"(%4, %16, %17, %18, %19) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %21 = "torch.aten.mul.Tensor"(%15, %7) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %22 = "torch.aten.mul.Tensor"(%20, %10) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.sub.Tensor"(%21, %22, %23) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %25 = "torch.aten.mul.Tensor"(%15, %10) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %26 = "torch.aten.mul.Tensor"(%20, %7) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.add.Tensor"(%25, %26, %27) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.aten.empty_like"(%4, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,2,4,16],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%34, %35, %36, %37, %38) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.aten.copy_"(%39, %24, %40) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%34, %42, %43, %44, %45) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.copy_"(%46, %28, %47) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%arg0, %49, %50, %51, %52) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %54 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %55 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %56 = "torch.aten.index.Tensor"(%54, %55) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %57 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %58 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %59 = "torch.aten.index.Tensor"(%57, %58) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%53, %60, %61, %62, %63) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%53, %65, %66, %67, %68) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %70 = "torch.aten.mul.Tensor"(%64, %56) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %71 = "torch.aten.mul.Tensor"(%69, %59) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.sub.Tensor"(%70, %71, %72) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %74 = "torch.aten.mul.Tensor"(%64, %59) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %75 = "torch.aten.mul.Tensor"(%69, %56) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.add.Tensor"(%74, %75, %76) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.empty_like"(%53, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,2,4,16],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%83, %84, %85, %86, %87) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.aten.copy_"(%88, %73, %89) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%83, %91, %92, %93, %94) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.aten.copy_"(%95, %77, %96) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %98 = "torch.prim.ListConstruct"(%34, %83) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %99 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %100 = "torch.aten.cat"(%98, %99) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%100) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
