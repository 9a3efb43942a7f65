"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%9, %15) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.reshape"(%27, %33) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %35 = "torch.aten.view_as_complex"(%34) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB1FE7F3FDD3DCF3BDFFF7F3F6912033BFDFF7F3F5FCB253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<5x1x16xcomplex<f32>>}> : () -> !torch.vtensor<[5,1,16],complex<f32>>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%36, %41) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%42, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten.to.dtype_layout"(%42, %48, %49, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %56 = "torch.aten.mul.Tensor"(%17, %55) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %57 = "torch.aten.view_as_real"(%56) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.flatten.using_ints"(%57, %58, %59) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %61 = "torch.aten.mul.Tensor"(%35, %55) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %62 = "torch.aten.view_as_real"(%61) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.flatten.using_ints"(%62, %63, %64) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %66 = "torch.aten.type_as"(%60, %9) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %67 = "torch.aten.type_as"(%65, %27) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%66, %67) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
