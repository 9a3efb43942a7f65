"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,64],bf16>) -> !torch.vtensor<[1,4,64],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,64],bf16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,4,64],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,4,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %10 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<64xf32>}> : () -> !torch.vtensor<[64],f32>
    %13 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %14 = "torch.aten.rms_norm"(%9, %11, %12, %13) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>, !torch.vtensor<[64],f32>, !torch.float) -> !torch.vtensor<[1,4,64],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[1,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.dtype"(%14, %20, %21, %22, %23) : (!torch.vtensor<[1,4,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],bf16>
    "func.return"(%24) : (!torch.vtensor<[1,4,64],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
