"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,8,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%5, %6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.view"(%arg0, %10) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %12 = "torch.aten.view_as_complex"(%11) : (!torch.vtensor<[1,2,4,16,2],f32>) -> !torch.vtensor<[1,2,4,16],complex<f32>>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %13, %14, %15, %16, %17) : (!torch.vtensor<[1,2,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%arg1, %23) : (!torch.vtensor<[1,2,8,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,16,2],f32>
    %25 = "torch.aten.view_as_complex"(%24) : (!torch.vtensor<[1,2,8,16,2],f32>) -> !torch.vtensor<[1,2,8,16],complex<f32>>
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA539"> : tensor<4x16xcomplex<f32>>}> : () -> !torch.vtensor<[4,16],complex<f32>>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%26, %31) : (!torch.vtensor<[4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16],complex<f32>>
    %33 = "torch.aten.mul.Tensor"(%12, %32) : (!torch.vtensor<[1,2,4,16],complex<f32>>, !torch.vtensor<[1,1,4,16],complex<f32>>) -> !torch.vtensor<[1,2,4,16],complex<f32>>
    %34 = "torch.aten.view_as_real"(%33) : (!torch.vtensor<[1,2,4,16],complex<f32>>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%34, %39) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.repeat"(%32, %45) : (!torch.vtensor<[1,1,4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,8,16],complex<f32>>
    %47 = "torch.aten.mul.Tensor"(%25, %46) : (!torch.vtensor<[1,2,8,16],complex<f32>>, !torch.vtensor<[1,1,8,16],complex<f32>>) -> !torch.vtensor<[1,2,8,16],complex<f32>>
    %48 = "torch.aten.view_as_real"(%47) : (!torch.vtensor<[1,2,8,16],complex<f32>>) -> !torch.vtensor<[1,2,8,16,2],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%48, %53) : (!torch.vtensor<[1,2,8,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,32],f32>
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%40, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%54, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,2,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%40, %54) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,8,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
