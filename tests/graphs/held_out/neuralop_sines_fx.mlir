"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],si64>
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.aten.div.Scalar"(%6, %7) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4],f32>
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.aten.mul.Scalar"(%8, %9) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %11 = "torch.constant.float"() <{value = 1.000000e-04 : f64}> : () -> !torch.float
    %12 = "torch.aten.pow.Scalar"(%11, %10) : (!torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %13 = "torch.constant.str"() <{value = "bij, k -> bijk"}> : () -> !torch.str
    %14 = "torch.prim.ListConstruct"(%arg0, %12) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[4],f32>) -> !torch.list<vtensor>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.aten.einsum"(%13, %14, %15) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,4,2,4],f32>
    %17 = "torch.aten.sin"(%16) : (!torch.vtensor<[1,4,2,4],f32>) -> !torch.vtensor<[1,4,2,4],f32>
    %18 = "torch.aten.cos"(%16) : (!torch.vtensor<[1,4,2,4],f32>) -> !torch.vtensor<[1,4,2,4],f32>
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.vtensor<[1,4,2,4],f32>, !torch.vtensor<[1,4,2,4],f32>) -> !torch.list<vtensor>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.stack"(%19, %20) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,4,2],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%22, %23, %24) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%21, %25) : (!torch.vtensor<[1,4,2,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%26) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
