"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.aten.chunk"(%arg0, %0, %1) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %3:2 = "torch.prim.ListUnpack"(%2) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>)
    %4 = "torch.constant.str"() <{value = "none"}> : () -> !torch.str
    %5 = "torch.aten.gelu"(%3#1, %4) : (!torch.vtensor<[1,4,16],f32>, !torch.str) -> !torch.vtensor<[1,4,16],f32>
    %6 = "torch.aten.mul.Tensor"(%5, %3#0) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%6) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
