"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,16],f32>, !torch.vtensor<[64,16],f32>, !torch.vtensor<[64],f32>) -> !torch.vtensor<[1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,32],f32>, %arg1: !torch.vtensor<[1,16],f32>, %arg2: !torch.vtensor<[64,16],f32>, %arg3: !torch.vtensor<[64],f32>):
    %0 = "torch.aten.sigmoid"(%arg1) : (!torch.vtensor<[1,16],f32>) -> !torch.vtensor<[1,16],f32>
    %1 = "torch.aten.mul.Tensor"(%arg1, %0) : (!torch.vtensor<[1,16],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[1,16],f32>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.prim.ListConstruct"(%7, %8) : (!torch.int, !torch.int) -> !torch.list<int>
    %10 = "torch.aten.permute"(%arg2, %9) : (!torch.vtensor<[64,16],f32>, !torch.list<int>) -> !torch.vtensor<[16,64],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.addmm"(%arg3, %1, %10, %11, %12) : (!torch.vtensor<[64],f32>, !torch.vtensor<[1,16],f32>, !torch.vtensor<[16,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,64],f32>
    %14 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%14, %15) : (!torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.split_with_sizes"(%13, %16, %17) : (!torch.vtensor<[1,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %19:2 = "torch.prim.ListUnpack"(%18) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,32],f32>, !torch.vtensor<[1,32],f32>)
    %20 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%20) : (!torch.int) -> !torch.list<int>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %25:3 = "torch.aten.native_layer_norm"(%arg0, %21, %22, %23, %24) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float) -> (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,4,1],f32>)
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.add.Scalar"(%19#0, %26, %27) : (!torch.vtensor<[1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,32],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,32],f32>
    %31 = "torch.aten.mul.Tensor"(%25#0, %30) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,1,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%19#1, %32) : (!torch.vtensor<[1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,32],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.add.Tensor"(%31, %33, %34) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,1,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    "func.return"(%35) : (!torch.vtensor<[1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
