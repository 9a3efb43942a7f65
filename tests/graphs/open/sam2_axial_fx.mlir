"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,6,32],f32>, %arg1: !torch.vtensor<[1,2,6,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A40510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A"> : tensor<6x16x2xf32>}> : () -> !torch.vtensor<[6,16,2],f32>
    %1 = "torch.aten.view_as_complex"(%0) : (!torch.vtensor<[6,16,2],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%arg0, %7, %8, %9, %10) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.prim.ListConstruct"(%12, %13, %14, %15, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.reshape"(%11, %17) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %19 = "torch.aten.view_as_complex"(%18) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %20, %21, %22, %23, %24) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %25 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.to.dtype"(%arg1, %25, %26, %27, %28) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%30, %31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.reshape"(%29, %35) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %37 = "torch.aten.view_as_complex"(%36) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%1, %42) : (!torch.vtensor<[6,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %44 = "torch.aten.mul.Tensor"(%19, %43) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %45 = "torch.aten.view_as_real"(%44) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %46 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.flatten.using_ints"(%45, %46, %47) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %49 = "torch.aten.mul.Tensor"(%37, %43) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %50 = "torch.aten.view_as_real"(%49) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.flatten.using_ints"(%50, %51, %52) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %54 = "torch.aten.type_as"(%48, %11) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%54, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype_layout"(%54, %60, %61, %62, %63, %64, %65, %66) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %68 = "torch.aten.type_as"(%53, %29) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%68, %69, %70, %71, %72, %73) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %74 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.aten.to.dtype_layout"(%68, %74, %75, %76, %77, %78, %79, %80) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    "func.return"(%67, %81) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
