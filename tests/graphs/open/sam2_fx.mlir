"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,6,32],bf16>, !torch.vtensor<[1,2,6,32],bf16>, !torch.vtensor<[6,16,2],f32>) -> (!torch.vtensor<[1,2,6,32],bf16>, !torch.vtensor<[1,2,6,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,6,32],bf16>, %arg1: !torch.vtensor<[1,2,6,32],bf16>, %arg2: !torch.vtensor<[6,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[6,16,2],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%11, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.reshape"(%10, %16) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %18 = "torch.aten.view_as_complex"(%17) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.to.dtype"(%arg1, %24, %25, %26, %27) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%29, %30, %31, %32, %33) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.reshape"(%28, %34) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %36 = "torch.aten.view_as_complex"(%35) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%0, %41) : (!torch.vtensor<[6,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %43 = "torch.aten.mul.Tensor"(%18, %42) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %44 = "torch.aten.view_as_real"(%43) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.flatten.using_ints"(%44, %45, %46) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %48 = "torch.aten.mul.Tensor"(%36, %42) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %49 = "torch.aten.view_as_real"(%48) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.flatten.using_ints"(%49, %50, %51) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %53 = "torch.aten.type_as"(%47, %arg0) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],bf16>) -> !torch.vtensor<[1,2,6,32],bf16>
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %57 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%53, %54, %55, %56, %57, %58) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %59 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.to.dtype_layout"(%53, %59, %60, %61, %62, %63, %64, %65) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],bf16>
    %67 = "torch.aten.type_as"(%52, %arg1) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],bf16>) -> !torch.vtensor<[1,2,6,32],bf16>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %71 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%67, %68, %69, %70, %71, %72) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %73 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.aten.to.dtype_layout"(%67, %73, %74, %75, %76, %77, %78, %79) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],bf16>
    "func.return"(%66, %80) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.vtensor<[1,2,6,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
