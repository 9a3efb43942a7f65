"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>) -> (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],bf16>, %arg1: !torch.vtensor<[1,5,2,32],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<5x1x16xcomplex<f32>>}> : () -> !torch.vtensor<[5,1,16],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten._to_copy"(%arg0, %11, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%17, %23) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %25 = "torch.aten.view_as_complex"(%24) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten._to_copy"(%arg1, %31, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%38, %39, %40, %41, %42) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%37, %43) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %45 = "torch.aten.view_as_complex"(%44) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %46 = "torch.vtensor.literal"() <{value = dense<"0x41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<5x1x16xcomplex<f32>>}> : () -> !torch.vtensor<[5,1,16],complex<f32>>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%47, %48, %49, %50) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%46, %51) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%52, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.aten.mul.Tensor"(%25, %52) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %59 = "torch.aten.view_as_real"(%58) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%60, %61, %62, %63) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%59, %64) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %66 = "torch.aten.mul.Tensor"(%45, %52) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %67 = "torch.aten.view_as_real"(%66) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%68, %69, %70, %71) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%67, %72) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %74 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.aten._to_copy"(%65, %74, %75, %76, %77, %78, %79) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    %81 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.aten._to_copy"(%73, %81, %82, %83, %84, %85, %86) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    "func.return"(%80, %87) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
