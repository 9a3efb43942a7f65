"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[2,16,24],f32>, !torch.vtensor<[2,1,1,24],f32>, !torch.vtensor<[16,24],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,3,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,16],f32>, %arg1: !torch.vtensor<[2,16,24],f32>, %arg2: !torch.vtensor<[2,1,1,24],f32>, %arg3: !torch.vtensor<[16,24],f32>, %arg4: !torch.vtensor<[16],f32>):
    %0 = "torch.constant.str"() <{value = "...td,cdD->c...tD"}> : () -> !torch.str
    %1 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[2,16,24],f32>) -> !torch.list<vtensor>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.einsum"(%0, %1, %2) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,3,24],f32>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.add.Tensor"(%3, %arg2, %4) : (!torch.vtensor<[2,1,3,24],f32>, !torch.vtensor<[2,1,1,24],f32>, !torch.int) -> !torch.vtensor<[2,1,3,24],f32>
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.aten.select.int"(%5, %6, %7) : (!torch.vtensor<[2,1,3,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,24],f32>
    %9 = "torch.constant.str"() <{value = "tanh"}> : () -> !torch.str
    %10 = "torch.aten.gelu"(%8, %9) : (!torch.vtensor<[1,3,24],f32>, !torch.str) -> !torch.vtensor<[1,3,24],f32>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.select.int"(%5, %11, %12) : (!torch.vtensor<[2,1,3,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,24],f32>
    %14 = "torch.aten.mul.Tensor"(%10, %13) : (!torch.vtensor<[1,3,24],f32>, !torch.vtensor<[1,3,24],f32>) -> !torch.vtensor<[1,3,24],f32>
    %15 = "torch.aten.linear"(%14, %arg3, %arg4) : (!torch.vtensor<[1,3,24],f32>, !torch.vtensor<[16,24],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,3,16],f32>
    "func.return"(%15) : (!torch.vtensor<[1,3,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
