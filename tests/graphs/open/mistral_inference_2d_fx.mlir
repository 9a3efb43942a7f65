"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[6,2,64],bf16>, !torch.vtensor<[6,1,64],bf16>, !torch.vtensor<[6,32],f32>, !torch.vtensor<[6,32],f32>) -> (!torch.vtensor<[6,2,64],bf16>, !torch.vtensor<[6,1,64],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[6,2,64],bf16>, %arg1: !torch.vtensor<[6,1,64],bf16>, %arg2: !torch.vtensor<[6,32],f32>, %arg3: !torch.vtensor<[6,32],f32>):
    %0 = "torch.aten.complex"(%arg2, %arg3) : (!torch.vtensor<[6,32],f32>, !torch.vtensor<[6,32],f32>) -> !torch.vtensor<[6,32],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[6,2,64],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[6,2,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,64],f32>
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%10, %15) : (!torch.vtensor<[6,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[6,2,32,2],f32>) -> !torch.vtensor<[6,2,32],complex<f32>>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[6,1,64],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[6,1,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,1,64],f32>
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.reshape"(%27, %32) : (!torch.vtensor<[6,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[6,1,32,2],f32>
    %34 = "torch.aten.view_as_complex"(%33) : (!torch.vtensor<[6,1,32,2],f32>) -> !torch.vtensor<[6,1,32],complex<f32>>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%0, %35) : (!torch.vtensor<[6,32],complex<f32>>, !torch.int) -> !torch.vtensor<[6,1,32],complex<f32>>
    %37 = "torch.aten.mul.Tensor"(%17, %36) : (!torch.vtensor<[6,2,32],complex<f32>>, !torch.vtensor<[6,1,32],complex<f32>>) -> !torch.vtensor<[6,2,32],complex<f32>>
    %38 = "torch.aten.view_as_real"(%37) : (!torch.vtensor<[6,2,32],complex<f32>>) -> !torch.vtensor<[6,2,32,2],f32>
    %39 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.flatten.using_ints"(%38, %39, %40) : (!torch.vtensor<[6,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,2,64],f32>
    %42 = "torch.aten.mul.Tensor"(%34, %36) : (!torch.vtensor<[6,1,32],complex<f32>>, !torch.vtensor<[6,1,32],complex<f32>>) -> !torch.vtensor<[6,1,32],complex<f32>>
    %43 = "torch.aten.view_as_real"(%42) : (!torch.vtensor<[6,1,32],complex<f32>>) -> !torch.vtensor<[6,1,32,2],f32>
    %44 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.flatten.using_ints"(%43, %44, %45) : (!torch.vtensor<[6,1,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,1,64],f32>
    %47 = "torch.aten.type_as"(%41, %arg0) : (!torch.vtensor<[6,2,64],f32>, !torch.vtensor<[6,2,64],bf16>) -> !torch.vtensor<[6,2,64],bf16>
    %48 = "torch.aten.type_as"(%46, %arg1) : (!torch.vtensor<[6,1,64],f32>, !torch.vtensor<[6,1,64],bf16>) -> !torch.vtensor<[6,1,64],bf16>
    "func.return"(%47, %48) : (!torch.vtensor<[6,2,64],bf16>, !torch.vtensor<[6,1,64],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
