"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,32],f32>, %arg1: !torch.vtensor<[2,3,1,32],f32>, %arg2: !torch.vtensor<[2,3],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.aten.chunk"(%arg0, %0, %1) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %3:2 = "torch.prim.ListUnpack"(%2) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>)
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.prim.ListConstruct"(%4, %5, %6, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %9 = "torch.aten.reshape"(%arg2, %8) : (!torch.vtensor<[2,3],si64>, !torch.list<int>) -> !torch.vtensor<[2,3,1,1],si64>
    %10 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.arange"(%10, %11, %12, %13, %14) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],si64>
    %18 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %19 = "torch.aten.div.Scalar"(%17, %18) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %20 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %21 = "torch.aten.pow.Scalar"(%20, %19) : (!torch.int, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %22 = "torch.aten.reciprocal"(%21) : (!torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[8],f32>, !torch.float) -> !torch.vtensor<[8],f32>
    %25 = "torch.aten.mul.Tensor"(%9, %24) : (!torch.vtensor<[2,3,1,1],si64>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %26 = "torch.aten.sin"(%25) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %27 = "torch.aten.type_as"(%26, %arg0) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %28 = "torch.aten.cos"(%25) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %29 = "torch.aten.type_as"(%28, %arg0) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.chunk"(%3#0, %30, %31) : (!torch.vtensor<[2,3,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %33:2 = "torch.prim.ListUnpack"(%32) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>)
    %34 = "torch.aten.mul.Tensor"(%33#0, %29) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %35 = "torch.aten.mul.Tensor"(%33#1, %27) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.sub.Tensor"(%34, %35, %36) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.int) -> !torch.vtensor<[2,3,2,8],f32>
    %38 = "torch.aten.mul.Tensor"(%33#1, %29) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %39 = "torch.aten.mul.Tensor"(%33#0, %27) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,2,8],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%38, %39, %40) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.int) -> !torch.vtensor<[2,3,2,8],f32>
    %42 = "torch.prim.ListConstruct"(%37, %41, %3#1) : (!torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,8],f32>, !torch.vtensor<[2,3,2,16],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.operator"(%42, %43) <{name = "torch.aten.concatenate"}> : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.chunk"(%arg1, %45, %46) : (!torch.vtensor<[2,3,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %48:2 = "torch.prim.ListUnpack"(%47) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,1,16],f32>, !torch.vtensor<[2,3,1,16],f32>)
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.reshape"(%arg2, %53) : (!torch.vtensor<[2,3],si64>, !torch.list<int>) -> !torch.vtensor<[2,3,1,1],si64>
    %55 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.aten.arange"(%55, %56, %57, %58, %59) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.aten.mul.Scalar"(%60, %61) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],si64>
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.aten.div.Scalar"(%62, %63) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %65 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %66 = "torch.aten.pow.Scalar"(%65, %64) : (!torch.int, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %67 = "torch.aten.reciprocal"(%66) : (!torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %68 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %69 = "torch.aten.mul.Scalar"(%67, %68) : (!torch.vtensor<[8],f32>, !torch.float) -> !torch.vtensor<[8],f32>
    %70 = "torch.aten.mul.Tensor"(%54, %69) : (!torch.vtensor<[2,3,1,1],si64>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %71 = "torch.aten.sin"(%70) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %72 = "torch.aten.type_as"(%71, %arg1) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %73 = "torch.aten.cos"(%70) : (!torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %74 = "torch.aten.type_as"(%73, %arg1) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.chunk"(%48#0, %75, %76) : (!torch.vtensor<[2,3,1,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %78:2 = "torch.prim.ListUnpack"(%77) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>)
    %79 = "torch.aten.mul.Tensor"(%78#0, %74) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %80 = "torch.aten.mul.Tensor"(%78#1, %72) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.sub.Tensor"(%79, %80, %81) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>, !torch.int) -> !torch.vtensor<[2,3,1,8],f32>
    %83 = "torch.aten.mul.Tensor"(%78#1, %74) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %84 = "torch.aten.mul.Tensor"(%78#0, %72) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>) -> !torch.vtensor<[2,3,1,8],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.add.Tensor"(%83, %84, %85) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>, !torch.int) -> !torch.vtensor<[2,3,1,8],f32>
    %87 = "torch.prim.ListConstruct"(%82, %86, %48#1) : (!torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,8],f32>, !torch.vtensor<[2,3,1,16],f32>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.operator"(%87, %88) <{name = "torch.aten.concatenate"}> : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,1,32],f32>
    "func.return"(%44, %89) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
