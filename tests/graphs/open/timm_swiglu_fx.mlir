"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[32,16],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>, %arg1: !torch.vtensor<[32,16],f32>, %arg2: !torch.vtensor<[32],f32>, %arg3: !torch.vtensor<[16,16],f32>, %arg4: !torch.vtensor<[16],f32>):
    %0 = "torch.aten.linear"(%arg0, %arg1, %arg2) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[32,16],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.aten.chunk"(%0, %1, %2) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %4:2 = "torch.prim.ListUnpack"(%3) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>)
    %5 = "torch.aten.sigmoid"(%4#1) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %6 = "torch.aten.mul.Tensor"(%4#0, %5) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %7 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %8 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %9 = "torch.aten.dropout"(%6, %7, %8) : (!torch.vtensor<[1,4,16],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,4,16],f32>
    %10 = "torch.aten.linear"(%9, %arg3, %arg4) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %11 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %12 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %13 = "torch.aten.dropout"(%10, %11, %12) : (!torch.vtensor<[1,4,16],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%13) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
