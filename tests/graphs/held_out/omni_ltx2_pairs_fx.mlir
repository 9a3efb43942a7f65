"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5],si64>) -> !torch.vtensor<[1,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,32],f32>, %arg1: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%33, %34) : (!torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.unflatten.int"(%arg0, %32, %35) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,5,16,2],f32>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unbind.int"(%36, %37) : (!torch.vtensor<[1,5,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %39:2 = "torch.prim.ListUnpack"(%38) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>)
    %40 = "torch.aten.neg"(%39#1) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %41 = "torch.prim.ListConstruct"(%40, %39#0) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.stack"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,2],f32>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.flatten.using_ints"(%43, %44, %45) : (!torch.vtensor<[1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %47 = "torch.aten.mul.Tensor"(%arg0, %30) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %48 = "torch.aten.mul.Tensor"(%46, %31) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.add.Tensor"(%47, %48, %49) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    "func.return"(%50) : (!torch.vtensor<[1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
