"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.vtensor<[16,32],f32>) -> !torch.vtensor<[1,3,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,16],f32>, %arg1: !torch.vtensor<[64,16],f32>, %arg2: !torch.vtensor<[16,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.linear"(%arg0, %arg1, %0) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.aten.chunk"(%1, %2, %3) : (!torch.vtensor<[1,3,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %5:2 = "torch.prim.ListUnpack"(%4) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3,32],f32>)
    %6 = "torch.aten.silu"(%5#0) : (!torch.vtensor<[1,3,32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %7 = "torch.aten.mul.Tensor"(%5#1, %6) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3,32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.linear"(%7, %arg2, %8) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[16,32],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    "func.return"(%9) : (!torch.vtensor<[1,3,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
