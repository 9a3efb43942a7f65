"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[64,16],f32>, !torch.vtensor<[16,32],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>, %arg1: !torch.vtensor<[64,16],f32>, %arg2: !torch.vtensor<[16,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.linear"(%arg0, %arg1, %0) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.aten.chunk"(%1, %2, %3) : (!torch.vtensor<[1,4,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %5:2 = "torch.prim.ListUnpack"(%4) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>)
    %6 = "torch.constant.str"() <{value = "none"}> : () -> !torch.str
    %7 = "torch.aten.gelu"(%5#0, %6) : (!torch.vtensor<[1,4,32],f32>, !torch.str) -> !torch.vtensor<[1,4,32],f32>
    %8 = "torch.aten.mul.Tensor"(%7, %5#1) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %9 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.aten.dropout"(%8, %9, %10) : (!torch.vtensor<[1,4,32],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,4,32],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.linear"(%11, %arg2, %12) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[16,32],f32>, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%13) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
