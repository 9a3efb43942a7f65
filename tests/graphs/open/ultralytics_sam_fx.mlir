"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,8,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%9, %15) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[1,2,4,16,2],f32>) -> !torch.vtensor<[1,2,4,16],complex<f32>>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,2,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[1,2,8,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,8,32],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.reshape"(%27, %33) : (!torch.vtensor<[1,2,8,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,16,2],f32>
    %35 = "torch.aten.view_as_complex"(%34) : (!torch.vtensor<[1,2,8,16,2],f32>) -> !torch.vtensor<[1,2,8,16],complex<f32>>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA539"> : tensor<4x16xcomplex<f32>>}> : () -> !torch.vtensor<[4,16],complex<f32>>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%36, %41) : (!torch.vtensor<[4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16],complex<f32>>
    %43 = "torch.aten.mul.Tensor"(%17, %42) : (!torch.vtensor<[1,2,4,16],complex<f32>>, !torch.vtensor<[1,1,4,16],complex<f32>>) -> !torch.vtensor<[1,2,4,16],complex<f32>>
    %44 = "torch.aten.view_as_real"(%43) : (!torch.vtensor<[1,2,4,16],complex<f32>>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.flatten.using_ints"(%44, %45, %46) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.repeat"(%42, %52) : (!torch.vtensor<[1,1,4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,8,16],complex<f32>>
    %54 = "torch.aten.mul.Tensor"(%35, %53) : (!torch.vtensor<[1,2,8,16],complex<f32>>, !torch.vtensor<[1,1,8,16],complex<f32>>) -> !torch.vtensor<[1,2,8,16],complex<f32>>
    %55 = "torch.aten.view_as_real"(%54) : (!torch.vtensor<[1,2,8,16],complex<f32>>) -> !torch.vtensor<[1,2,8,16,2],f32>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.flatten.using_ints"(%55, %56, %57) : (!torch.vtensor<[1,2,8,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,8,32],f32>
    %59 = "torch.aten.type_as"(%47, %9) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.to.dtype_layout"(%59, %65, %66, %67, %68, %69, %70, %71) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %73 = "torch.aten.type_as"(%58, %27) : (!torch.vtensor<[1,2,8,32],f32>, !torch.vtensor<[1,2,8,32],f32>) -> !torch.vtensor<[1,2,8,32],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%73, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,2,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.aten.to.dtype_layout"(%73, %79, %80, %81, %82, %83, %84, %85) : (!torch.vtensor<[1,2,8,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,8,32],f32>
    "func.return"(%72, %86) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
