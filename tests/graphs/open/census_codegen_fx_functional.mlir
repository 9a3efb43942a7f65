"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA53941510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3FB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253A3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3FC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783A26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3FCFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83AB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3F4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113BBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x16xf32>}> : () -> !torch.vtensor<[8,16],f32>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[8,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,16],f32>
    %3 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.aten.split.Tensor"(%2, %3, %4) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %6:2 = "torch.prim.ListUnpack"(%5) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>)
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.slice.Tensor"(%arg0, %7, %8, %9, %10) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%6#0, %12) : (!torch.vtensor<[1,4,8],f32>, !torch.int) -> !torch.vtensor<[1,4,1,8],f32>
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.repeat_interleave.self_int"(%13, %14, %15, %16) : (!torch.vtensor<[1,4,1,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,1,16],f32>
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%6#1, %18) : (!torch.vtensor<[1,4,8],f32>, !torch.int) -> !torch.vtensor<[1,4,1,8],f32>
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.repeat_interleave.self_int"(%19, %20, %21, %22) : (!torch.vtensor<[1,4,1,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,1,16],f32>
    %24 = "torch.aten.mul.Tensor"(%11, %23) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%11, %25, %26, %27, %28) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%11, %30, %31, %32, %33) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %35 = "torch.aten.neg"(%34) : (!torch.vtensor<[1,4,2,8],f32>) -> !torch.vtensor<[1,4,2,8],f32>
    %36 = "torch.prim.ListConstruct"(%35, %29) : (!torch.vtensor<[1,4,2,8],f32>, !torch.vtensor<[1,4,2,8],f32>) -> !torch.list<vtensor>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.stack"(%36, %37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,8,2],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%39, %40, %41, %42) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%38, %43) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %45 = "torch.aten.mul.Tensor"(%44, %17) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.add.Tensor"(%24, %45, %46) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %53 = "torch.prim.ListConstruct"(%47, %52) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%arg1, %56, %57, %58, %59) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.aten.unsqueeze"(%6#0, %61) : (!torch.vtensor<[1,4,8],f32>, !torch.int) -> !torch.vtensor<[1,4,1,8],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.repeat_interleave.self_int"(%62, %63, %64, %65) : (!torch.vtensor<[1,4,1,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,1,16],f32>
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.aten.unsqueeze"(%6#1, %67) : (!torch.vtensor<[1,4,8],f32>, !torch.int) -> !torch.vtensor<[1,4,1,8],f32>
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.repeat_interleave.self_int"(%68, %69, %70, %71) : (!torch.vtensor<[1,4,1,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,1,16],f32>
    %73 = "torch.aten.mul.Tensor"(%60, %72) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%60, %74, %75, %76, %77) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%60, %79, %80, %81, %82) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %84 = "torch.aten.neg"(%83) : (!torch.vtensor<[1,4,2,8],f32>) -> !torch.vtensor<[1,4,2,8],f32>
    %85 = "torch.prim.ListConstruct"(%84, %78) : (!torch.vtensor<[1,4,2,8],f32>, !torch.vtensor<[1,4,2,8],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.stack"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,8,2],f32>
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %92 = "torch.prim.ListConstruct"(%88, %89, %90, %91) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.view"(%87, %92) : (!torch.vtensor<[1,4,2,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %94 = "torch.aten.mul.Tensor"(%93, %66) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Tensor"(%73, %94, %95) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%arg1, %97, %98, %99, %100) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %102 = "torch.prim.ListConstruct"(%96, %101) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %103 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %104 = "torch.aten.cat"(%102, %103) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%55, %104) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
