"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[16,16],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>, %arg1: !torch.vtensor<[1,1,16],f32>, %arg2: !torch.vtensor<[1,1,16],f32>, %arg3: !torch.vtensor<[16,16],f32>, %arg4: !torch.vtensor<[16,16],f32>, %arg5: !torch.vtensor<[16,16],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.constant.str"() <{value = "constant"}> : () -> !torch.str
    %6 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %7 = "torch.aten.pad"(%arg0, %4, %5, %6) : (!torch.vtensor<[1,4,16],f32>, !torch.list<int>, !torch.str, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %8 = "torch.aten.mul.Tensor"(%arg0, %arg1) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.rsub.Scalar"(%arg1, %9, %10) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %12 = "torch.aten.mul.Tensor"(%7, %11) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.add.Tensor"(%8, %12, %13) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %15 = "torch.aten.mul.Tensor"(%arg0, %arg2) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.rsub.Scalar"(%arg2, %16, %17) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %19 = "torch.aten.mul.Tensor"(%7, %18) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.add.Tensor"(%15, %19, %20) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.linear"(%14, %arg3, %22) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[16,16],f32>, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %24 = "torch.aten.relu"(%23) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %25 = "torch.aten.square"(%24) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.linear"(%25, %arg5, %26) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[16,16],f32>, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.linear"(%21, %arg4, %28) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[16,16],f32>, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %30 = "torch.aten.sigmoid"(%29) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %31 = "torch.aten.mul.Tensor"(%30, %27) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%31) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
