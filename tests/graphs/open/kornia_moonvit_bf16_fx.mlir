"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,6,32],bf16>, !torch.vtensor<[1,1,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,32],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,6,32],bf16>, %arg1: !torch.vtensor<[1,1,6,16],f32>, %arg2: !torch.vtensor<[1,1,6,16],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,6,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%9, %15) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,1,6,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[1,1,6,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,16],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %28, %29, %30, %31, %32) : (!torch.vtensor<[1,1,6,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten.to.dtype"(%arg2, %33, %34, %35, %36) : (!torch.vtensor<[1,1,6,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,16],f32>
    %38 = "torch.aten.complex"(%27, %37) : (!torch.vtensor<[1,1,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %39 = "torch.aten.mul.Tensor"(%17, %38) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %40 = "torch.aten.view_as_real"(%39) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %41 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.flatten.using_ints"(%40, %41, %42) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%43, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten.to.dtype"(%43, %49, %50, %51, %52) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],bf16>
    "func.return"(%53) : (!torch.vtensor<[1,2,6,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
