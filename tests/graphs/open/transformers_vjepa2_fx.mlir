"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4],f32>) -> !torch.vtensor<[1,2,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4],f32>):
    %0 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %6 = "torch.constant.float"() <{value = 1.600000e+01 : f64}> : () -> !torch.float
    %7 = "torch.prim.NumToTensor.Scalar"(%6) : (!torch.float) -> !torch.vtensor<[],f32>
    %8 = "torch.aten.div_.Tensor"(%5, %7) : (!torch.vtensor<[16],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[16],f32>
    %9 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %10 = "torch.aten.pow.Scalar"(%9, %8) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %11 = "torch.aten.reciprocal"(%10) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %12 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %13 = "torch.aten.mul.Scalar"(%11, %12) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%arg1, %14) : (!torch.vtensor<[1,1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,4,1],f32>
    %16 = "torch.aten.mul.Tensor"(%15, %13) : (!torch.vtensor<[1,1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %17 = "torch.aten.sin"(%16) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %18 = "torch.aten.cos"(%16) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.repeat"(%17, %23) : (!torch.vtensor<[1,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.repeat"(%18, %29) : (!torch.vtensor<[1,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%32, %33) : (!torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.unflatten.int"(%arg0, %31, %34) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.unbind.int"(%35, %36) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %38:2 = "torch.prim.ListUnpack"(%37) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %39 = "torch.aten.neg"(%38#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %40 = "torch.prim.ListConstruct"(%39, %38#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.aten.stack"(%40, %41) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %43 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.flatten.using_ints"(%42, %43, %44) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %46 = "torch.aten.mul.Tensor"(%arg0, %30) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %47 = "torch.aten.mul.Tensor"(%45, %24) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.add.Tensor"(%46, %47, %48) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%49) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
