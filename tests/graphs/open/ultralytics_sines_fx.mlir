"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5],f32>) -> !torch.vtensor<[5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,32],f32>, %arg1: !torch.vtensor<[5],f32>):
    %0 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.aten.floor_divide.Scalar"(%5, %6) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.aten.mul.Scalar"(%7, %8) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %10 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %11 = "torch.aten.div.Scalar"(%9, %10) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %12 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %13 = "torch.aten.pow.Scalar"(%12, %11) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%arg1, %14) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %16 = "torch.aten.div.Tensor"(%15, %13) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %17 = "torch.aten.sin"(%16) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %18 = "torch.aten.cos"(%16) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.cat"(%19, %20) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.add.Tensor"(%arg0, %21, %22) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,32],f32>
    "func.return"(%23) : (!torch.vtensor<[5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
