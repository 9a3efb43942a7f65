"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,4,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %1 = "torch.aten.mul.Tensor"(%arg0, %0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.prim.ListConstruct"(%2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %8 = "torch.aten.reshape"(%arg0, %7) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.unbind.int"(%8, %9) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %11:2 = "torch.prim.ListUnpack"(%10) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %12 = "torch.aten.neg"(%11#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %13 = "torch.prim.ListConstruct"(%12, %11#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.aten.stack"(%13, %14) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%16, %17, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.reshape"(%15, %20) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %22 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %23 = "torch.aten.mul.Tensor"(%21, %22) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.add.Tensor"(%1, %23, %24) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %27 = "torch.aten.mul.Tensor"(%arg1, %26) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.reshape"(%arg1, %33) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unbind.int"(%34, %35) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %37:2 = "torch.prim.ListUnpack"(%36) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %38 = "torch.aten.neg"(%37#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %39 = "torch.prim.ListConstruct"(%38, %37#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.stack"(%39, %40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.reshape"(%41, %46) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %48 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %49 = "torch.aten.mul.Tensor"(%47, %48) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.add.Tensor"(%27, %49, %50) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%25, %51) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
