"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,1,5,32],bf16>, %arg2: !torch.vtensor<[1,5,16],f32>, %arg3: !torch.vtensor<[1,5,16],f32>):
    %0 = "torch.aten.complex"(%arg2, %arg3) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[1,5,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %3, %4, %5, %6, %7) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.aten.to.dtype"(%arg0, %8, %9, %10, %11) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%13, %14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.reshape"(%12, %18) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %20, %21, %22, %23, %24) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %25 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.to.dtype"(%arg1, %25, %26, %27, %28) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%30, %31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.reshape"(%29, %35) : (!torch.vtensor<[1,1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,16,2],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%19, %37, %38) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.select.int"(%19, %40, %41) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %43 = "torch.aten.complex"(%39, %42) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],complex<f32>>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.aten.select.int"(%36, %44, %45) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %47 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%36, %47, %48) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %50 = "torch.aten.complex"(%46, %49) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%2, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,1,5,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.aten.to.dtype_layout"(%2, %56, %57, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,1,5,16],complex<f32>>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %64 = "torch.aten.mul.Tensor"(%43, %63) : (!torch.vtensor<[1,2,5,16],complex<f32>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f32>>
    %65 = "torch.aten.view_as_real"(%64) : (!torch.vtensor<[1,2,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.flatten.using_ints"(%65, %66, %67) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %69 = "torch.aten.type_as"(%68, %arg0) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%63, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,1,5,16],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.aten.to.dtype_layout"(%63, %75, %76, %77, %78, %79, %80, %81) : (!torch.vtensor<[1,1,5,16],complex<f32>>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %83 = "torch.aten.mul.Tensor"(%50, %82) : (!torch.vtensor<[1,1,5,16],complex<f32>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %84 = "torch.aten.view_as_real"(%83) : (!torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,1,5,16,2],f32>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.flatten.using_ints"(%84, %85, %86) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %88 = "torch.aten.type_as"(%87, %arg1) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,1,5,32],bf16>
    "func.return"(%69, %88) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
