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
    %14 = "torch.constant.str"() <{value = "..., f -> ... f"}> : () -> !torch.str
    %15 = "torch.prim.ListConstruct"(%arg1, %13) : (!torch.vtensor<[1,1,4],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.einsum"(%14, %15, %16) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,1,4,16],f32>
    %18 = "torch.aten.sin"(%17) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.aten.squeeze.dim"(%18, %19) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.repeat"(%20, %25) : (!torch.vtensor<[1,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %27 = "torch.aten.cos"(%17) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.aten.squeeze.dim"(%27, %28) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%30, %31, %32, %33) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.repeat"(%29, %34) : (!torch.vtensor<[1,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%37, %38) : (!torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.unflatten.int"(%arg0, %36, %39) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.aten.unbind.int"(%40, %41) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %43:2 = "torch.prim.ListUnpack"(%42) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %44 = "torch.aten.neg"(%43#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %45 = "torch.prim.ListConstruct"(%44, %43#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.stack"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %48 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.flatten.using_ints"(%47, %48, %49) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %51 = "torch.aten.mul.Tensor"(%arg0, %35) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %52 = "torch.aten.mul.Tensor"(%50, %26) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.add.Tensor"(%51, %52, %53) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%54) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
