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
    %41 = "torch.aten.copy"(%39, %24, %40) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice_scatter"(%34, %41, %42, %43, %44, %45) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%46, %47, %48, %49, %50) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.aten.copy"(%51, %28, %52) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.aten.slice_scatter"(%46, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%arg0, %59, %60, %61, %62) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %64 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %65 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %66 = "torch.aten.index.Tensor"(%64, %65) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %67 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x8xf32>}> : () -> !torch.vtensor<[8,8],f32>
    %68 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %69 = "torch.aten.index.Tensor"(%67, %68) : (!torch.vtensor<[8,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,8],f32>
    %70 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.aten.slice.Tensor"(%63, %70, %71, %72, %73) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %75 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%63, %75, %76, %77, %78) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %80 = "torch.aten.mul.Tensor"(%74, %66) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %81 = "torch.aten.mul.Tensor"(%79, %69) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.sub.Tensor"(%80, %81, %82) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %84 = "torch.aten.mul.Tensor"(%74, %69) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %85 = "torch.aten.mul.Tensor"(%79, %66) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.add.Tensor"(%84, %85, %86) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.aten.empty_like"(%63, %88, %89, %90, %91, %92) : (!torch.vtensor<[1,2,4,16],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%93, %94, %95, %96, %97) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.aten.copy"(%98, %83, %99) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %101 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice_scatter"(%93, %100, %101, %102, %103, %104) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %106 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%105, %106, %107, %108, %109) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.aten.copy"(%110, %87, %111) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,8],f32>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.aten.slice_scatter"(%105, %112, %113, %114, %115, %116) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %118 = "torch.prim.ListConstruct"(%58, %117) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%120) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
