"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,5,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,16],f32>, %arg1: !torch.vtensor<[1,1,16],f32>, %arg2: !torch.vtensor<[1,1,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%1) : (!torch.int) -> !torch.list<int>
    %3 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.aten.linalg_vector_norm"(%arg0, %0, %2, %3, %4) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,16],f32>
    %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %7 = "torch.prim.ListConstruct"(%6) : (!torch.int) -> !torch.list<int>
    %8 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.mean.dim"(%5, %7, %8, %9) : (!torch.vtensor<[1,1,16],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,1],f32>
    %11 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.add.Scalar"(%10, %11, %12) : (!torch.vtensor<[1,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,1,1],f32>
    %14 = "torch.aten.div.Tensor"(%5, %13) : (!torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,1,1],f32>) -> !torch.vtensor<[1,1,16],f32>
    %15 = "torch.aten.mul.Tensor"(%arg0, %14) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %16 = "torch.aten.mul.Tensor"(%arg1, %15) : (!torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.add.Tensor"(%16, %arg2, %17) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.add.Tensor"(%18, %arg0, %19) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    "func.return"(%20) : (!torch.vtensor<[1,5,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
