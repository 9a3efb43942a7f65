"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5B81013DB9FC7F3F57D6233CACFF7F3F203E4F3BF8FF7F3F6E12833AFFFF7F3F5FCBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5B81013DB9FC7F3F57D6233CACFF7F3F203E4F3BF8FF7F3F6E12833AFFFF7F3F5FCBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC870813DE5F27F3F3ED4A33CB1FE7F3FDC3DCF3BDFFF7F3F6912033BFDFF7F3F5ECB253A41510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5B81013DB9FC7F3F57D6233CACFF7F3F203E4F3BF8FF7F3F6E12833AFFFF7F3F5FCBA53941510A3FA46A573F6B4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5B81013DB9FC7F3F57D6233CACFF7F3F203E4F3BF8FF7F3F6E12833AFFFF7F3F5FCBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC870813DE5F27F3F3ED4A33CB1FE7F3FDC3DCF3BDFFF7F3F6912033BFDFF7F3F5ECB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC870813DE5F27F3F3ED4A33CB1FE7F3FDC3DCF3BDFFF7F3F6912033BFDFF7F3F5ECB253A3311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC870813DE5F27F3F3ED4A33CB1FE7F3FDC3DCF3BDFFF7F3F6912033BFDFF7F3F5ECB253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<5x1x16x2xf32>}> : () -> !torch.vtensor<[5,1,16,2],f32>
    %1 = "torch.aten.view_as_complex"(%0) : (!torch.vtensor<[5,1,16,2],f32>) -> !torch.vtensor<[5,1,16],complex<f32>>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype_layout"(%1, %7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],complex<f32>>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %15, %16, %17, %18, %19) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.dtype"(%arg0, %20, %21, %22, %23) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%25, %26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.reshape"(%24, %30) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %32 = "torch.aten.view_as_complex"(%31) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %33, %34, %35, %36, %37) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten.to.dtype"(%arg1, %38, %39, %40, %41) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.reshape"(%42, %48) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %50 = "torch.aten.view_as_complex"(%49) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%14, %55) : (!torch.vtensor<[5,1,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %57 = "torch.aten.mul.Tensor"(%32, %56) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %58 = "torch.aten.view_as_real"(%57) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.flatten.using_ints"(%58, %59, %60) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %62 = "torch.aten.mul.Tensor"(%50, %56) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %63 = "torch.aten.view_as_real"(%62) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.aten.flatten.using_ints"(%63, %64, %65) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %67 = "torch.aten.type_as"(%61, %24) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %68 = "torch.aten.type_as"(%66, %42) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%67, %68) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
