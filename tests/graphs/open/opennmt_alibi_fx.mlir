"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,4],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x00000000000080BD000000BE000040BE000080BD00000000000080BD000000BE000000BE000080BD00000000000080BD000040BE000000BE000080BD0000000000000000000080BB000000BC000040BC000080BB00000000000080BB000000BC000000BC000080BB00000000000080BB000040BC000000BC000080BB00000000"> : tensor<2x4x4xf32>}> : () -> !torch.vtensor<[2,4,4],f32>
    %1 = "torch.aten.alias"(%0) : (!torch.vtensor<[2,4,4],f32>) -> !torch.vtensor<[2,4,4],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.add.Tensor"(%arg0, %1, %2) : (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[2,4,4],f32>, !torch.int) -> !torch.vtensor<[1,2,4,4],f32>
    "func.return"(%3) : (!torch.vtensor<[1,2,4,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()
