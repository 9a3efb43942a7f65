"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,32],f32>, %arg1: !torch.vtensor<[2,3,1,32],f32>, %arg2: !torch.vtensor<[2,3],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.aten.chunk"(%arg0, %0, %1) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %3:2 = "torch.prim.ListUnpack"(%2) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>)
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.prim.ListConstruct"(%4, %5, %6, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %9 = "torch.aten.reshape"(%arg2, %8) : (!torch.vtensor<[2,3],si64>, !torch.list<int>) -> !torch.vtensor<[2,3,1,1],si64>
    %10 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.arange"(%10, %11, %12, %13, %14) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],si64>
    %18 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %19 = "torch.aten.div.Scalar"(%17, %18) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %20 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %21 = "torch.aten.pow.Scalar"(%20, %19) : (!torch.int, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %22 = "torch.aten.reciprocal"(%21) : (!torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[8],f32>, !torch.float) -> !torch.vtensor<[8],f32>
    %25 = "torch.aten.mul.Tensor"(%9, %24) : (!torch.vtensor<[2,3,1,1],si64>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %26 = "torch.aten.sin"(%25) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %27 = "torch.aten.type_as"(%26, %arg0) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %28 = "torch.aten.cos"(%25) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %29 = "torch.aten.type_as"(%28, %arg0) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.chunk"(%3#0, %30, %31) : (!torch.vtensor<[2,3,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %33:2 = "torch.prim.ListUnpack"(%32) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>)
    %34 = "torch.aten.mul.Tensor"(%33#0, %29) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %35 = "torch.aten.mul.Tensor"(%33#1, %27) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.sub.Tensor"(%34, %35, %36) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.int) -> !torch.vtensor<[2,3,2,8],f32>
    %38 = "torch.aten.mul.Tensor"(%33#1, %29) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %39 = "torch.aten.mul.Tensor"(%33#0, %27) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%38, %39, %40) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.int) -> !torch.vtensor<[2,3,2,8],f32>
    %42 = "torch.prim.ListConstruct"(%41, %37, %3#1) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,16],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.operator"(%42, %43) <{name = "torch.aten.concatenate"}> : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    "func.return"(%44) : (!torch.vtensor<[2,3,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
