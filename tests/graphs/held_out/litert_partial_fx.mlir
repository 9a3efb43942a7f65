"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],f16>, %arg1: !torch.vtensor<[1,4,1,48],f16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %6 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %7 = "torch.aten.mul.Scalar"(%5, %6) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %8 = "torch.constant.float"() <{value = 5.000000e+05 : f64}> : () -> !torch.float
    %9 = "torch.aten.pow.Scalar"(%8, %7) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.clone"(%arg2, %10) : (!torch.vtensor<[4],si64>, !torch.none) -> !torch.vtensor<[4],si64>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[1,4],si64>
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%9, %16) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%17, %18) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %20 = "torch.aten.div.Tensor"(%15, %19) : (!torch.vtensor<[1,4,1],si64>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %21 = "torch.aten.cos"(%20) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %22 = "torch.aten.sin"(%20) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.aten.transpose.int"(%arg0, %23, %24) : (!torch.vtensor<[1,4,2,48],f16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,48],f16>
    %26 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.split.Tensor"(%25, %26, %27) : (!torch.vtensor<[1,2,4,48],f16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %29:3 = "torch.prim.ListUnpack"(%28) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>)
    %30 = "torch.aten.mul.Tensor"(%29#0, %21) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %31 = "torch.aten.mul.Tensor"(%29#1, %22) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.sub.Tensor"(%30, %31, %32) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %34 = "torch.aten.mul.Tensor"(%29#1, %21) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %35 = "torch.aten.mul.Tensor"(%29#0, %22) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.add.Tensor"(%34, %35, %36) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %38 = "torch.prim.ListConstruct"(%33, %37, %29#2) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.aten.cat"(%38, %39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,48],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.aten.transpose.int"(%40, %41, %42) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,48],f32>
    %44 = "torch.aten.type_as"(%43, %25) : (!torch.vtensor<[1,4,2,48],f32>, !torch.vtensor<[1,2,4,48],f16>) -> !torch.vtensor<[1,4,2,48],f16>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.aten.transpose.int"(%arg1, %45, %46) : (!torch.vtensor<[1,4,1,48],f16>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,48],f16>
    %48 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.split.Tensor"(%47, %48, %49) : (!torch.vtensor<[1,1,4,48],f16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %51:3 = "torch.prim.ListUnpack"(%50) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>)
    %52 = "torch.aten.mul.Tensor"(%51#0, %21) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %53 = "torch.aten.mul.Tensor"(%51#1, %22) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.sub.Tensor"(%52, %53, %54) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %56 = "torch.aten.mul.Tensor"(%51#1, %21) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %57 = "torch.aten.mul.Tensor"(%51#0, %22) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.add.Tensor"(%56, %57, %58) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %60 = "torch.prim.ListConstruct"(%55, %59, %51#2) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,48],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.aten.transpose.int"(%62, %63, %64) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,48],f32>
    %66 = "torch.aten.type_as"(%65, %47) : (!torch.vtensor<[1,4,1,48],f32>, !torch.vtensor<[1,1,4,48],f16>) -> !torch.vtensor<[1,4,1,48],f16>
    "func.return"(%44, %66) : (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>) -> ()
  }) : () -> ()
}) : () -> ()
