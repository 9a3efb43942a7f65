"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,16],f32>, !torch.vtensor<[48,16],f32>, !torch.vtensor<[48],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>, %arg1: !torch.vtensor<[1,16],f32>, %arg2: !torch.vtensor<[48,16],f32>, %arg3: !torch.vtensor<[48],f32>):
    %0 = "torch.aten.silu"(%arg1) : (!torch.vtensor<[1,16],f32>) -> !torch.vtensor<[1,16],f32>
    %1 = "torch.aten.linear"(%0, %arg2, %arg3) : (!torch.vtensor<[1,16],f32>, !torch.vtensor<[48,16],f32>, !torch.vtensor<[48],f32>) -> !torch.vtensor<[1,48],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%1, %2) : (!torch.vtensor<[1,48],f32>, !torch.int) -> !torch.vtensor<[1,1,48],f32>
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %6 = "torch.aten.chunk"(%3, %4, %5) : (!torch.vtensor<[1,1,48],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %7:3 = "torch.prim.ListUnpack"(%6) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,1,16],f32>)
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.add.Scalar"(%7#1, %8, %9) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %11 = "torch.aten.mul.Tensor"(%arg0, %10) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.add.Tensor"(%11, %7#0, %12) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %14 = "torch.aten.mul.Tensor"(%7#2, %13) : (!torch.vtensor<[1,1,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%14) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
