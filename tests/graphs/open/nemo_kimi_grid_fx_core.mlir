"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,16,2],f32>) -> (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[6,2,32],bf16>, %arg1: !torch.vtensor<[6,2,32],bf16>, %arg2: !torch.vtensor<[6,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[6,16,2],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[6,16],complex<f32>>, !torch.int) -> !torch.vtensor<[6,1,16],complex<f32>>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %3, %4, %5, %6, %7) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%arg0, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%14, %19) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %21 = "torch.aten.view_as_complex"(%20) : (!torch.vtensor<[6,2,16,2],f32>) -> !torch.vtensor<[6,2,16],complex<f32>>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %22, %23, %24, %25, %26) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten._to_copy"(%arg1, %27, %28, %29, %30, %31, %32) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%33, %38) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %40 = "torch.aten.view_as_complex"(%39) : (!torch.vtensor<[6,2,16,2],f32>) -> !torch.vtensor<[6,2,16],complex<f32>>
    %41 = "torch.aten.mul.Tensor"(%21, %2) : (!torch.vtensor<[6,2,16],complex<f32>>, !torch.vtensor<[6,1,16],complex<f32>>) -> !torch.vtensor<[6,2,16],complex<f32>>
    %42 = "torch.aten.view_as_real"(%41) : (!torch.vtensor<[6,2,16],complex<f32>>) -> !torch.vtensor<[6,2,16,2],f32>
    %43 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%43, %44, %45) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%42, %46) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %48 = "torch.aten.mul.Tensor"(%40, %2) : (!torch.vtensor<[6,2,16],complex<f32>>, !torch.vtensor<[6,1,16],complex<f32>>) -> !torch.vtensor<[6,2,16],complex<f32>>
    %49 = "torch.aten.view_as_real"(%48) : (!torch.vtensor<[6,2,16],complex<f32>>) -> !torch.vtensor<[6,2,16,2],f32>
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%50, %51, %52) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%49, %53) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %55 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.aten._to_copy"(%47, %55, %56, %57, %58, %59, %60) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    %62 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten._to_copy"(%54, %62, %63, %64, %65, %66, %67) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    "func.return"(%61, %68) : (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
