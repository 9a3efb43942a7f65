"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,32],f32>, %arg1: !torch.vtensor<[5,32],f32>):
    %0 = "torch.aten.cos"(%arg1) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %1 = "torch.aten.mul.Tensor"(%arg0, %0) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%2) : (!torch.int) -> !torch.list<int>
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %6 = "torch.aten.roll"(%arg0, %3, %5) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %7 = "torch.aten.sin"(%arg1) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %8 = "torch.aten.mul.Tensor"(%6, %7) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.add.Tensor"(%1, %8, %9) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    "func.return"(%10) : (!torch.vtensor<[1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
