"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[6,16,2],f32>) -> (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f16>, %arg1: !torch.vtensor<[1,6,2,32],f16>, %arg2: !torch.vtensor<[6,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[6,16,2],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[6,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,6,16],complex<f32>>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,6,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,6,1,16],complex<f32>>
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,6,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype"(%arg0, %10, %11, %12, %13) : (!torch.vtensor<[1,6,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,32],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%15, %16, %17, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.reshape"(%14, %20) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %22 = "torch.aten.view_as_complex"(%21) : (!torch.vtensor<[1,6,2,16,2],f32>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %23, %24, %25, %26, %27) : (!torch.vtensor<[1,6,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.to.dtype"(%arg1, %28, %29, %30, %31) : (!torch.vtensor<[1,6,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,32],f32>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%33, %34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.reshape"(%32, %38) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %40 = "torch.aten.view_as_complex"(%39) : (!torch.vtensor<[1,6,2,16,2],f32>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %41 = "torch.aten.mul.Tensor"(%22, %4) : (!torch.vtensor<[1,6,2,16],complex<f32>>, !torch.vtensor<[1,6,1,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %42 = "torch.aten.view_as_real"(%41) : (!torch.vtensor<[1,6,2,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.flatten.using_ints"(%42, %43, %44) : (!torch.vtensor<[1,6,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %46 = "torch.aten.mul.Tensor"(%40, %4) : (!torch.vtensor<[1,6,2,16],complex<f32>>, !torch.vtensor<[1,6,1,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %47 = "torch.aten.view_as_real"(%46) : (!torch.vtensor<[1,6,2,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.flatten.using_ints"(%47, %48, %49) : (!torch.vtensor<[1,6,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %51 = "torch.aten.type_as"(%45, %arg0) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f16>) -> !torch.vtensor<[1,6,2,32],f16>
    %52 = "torch.aten.type_as"(%50, %arg1) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f16>) -> !torch.vtensor<[1,6,2,32],f16>
    "func.return"(%51, %52) : (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
