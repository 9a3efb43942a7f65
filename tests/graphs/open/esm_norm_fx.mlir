"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,32],f32>, %arg1: !torch.vtensor<[32],f32>, %arg2: !torch.vtensor<[32],f32>):
    %0 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %1 = "torch.prim.ListConstruct"(%0) : (!torch.int) -> !torch.list<int>
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.aten.mean.dim"(%arg0, %1, %2, %3) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.sub.Tensor"(%arg0, %4, %5) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,1],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.pow.Tensor_Scalar"(%6, %7) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%9) : (!torch.int) -> !torch.list<int>
    %11 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.mean.dim"(%8, %10, %11, %12) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %14 = "torch.constant.float"() <{value = 9.9999999999999998E-13 : f64}> : () -> !torch.float
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.add.Scalar"(%13, %14, %15) : (!torch.vtensor<[1,4,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,4,1],f32>
    %17 = "torch.aten.sqrt"(%16) : (!torch.vtensor<[1,4,1],f32>) -> !torch.vtensor<[1,4,1],f32>
    %18 = "torch.aten.div.Tensor"(%6, %17) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,1],f32>) -> !torch.vtensor<[1,4,32],f32>
    %19 = "torch.aten.mul.Tensor"(%arg1, %18) : (!torch.vtensor<[32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.add.Tensor"(%19, %arg2, %20) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    "func.return"(%21) : (!torch.vtensor<[1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
