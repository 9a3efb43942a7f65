"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4],si64>) -> !torch.vtensor<[1,4,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%32, %33, %34, %35, %36) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%arg0, %37) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%39, %40, %41, %42) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%30, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16,2],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%45, %46, %47, %48) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%31, %49) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16,2],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%44, %51, %52) : (!torch.vtensor<[1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.select.int"(%44, %54, %55) : (!torch.vtensor<[1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.aten.select.int"(%50, %57, %58) : (!torch.vtensor<[1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.select.int"(%50, %60, %61) : (!torch.vtensor<[1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.unsqueeze"(%53, %63) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.aten.unsqueeze"(%56, %65) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.aten.unsqueeze"(%59, %67) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.aten.unsqueeze"(%62, %69) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %73 = "torch.aten.select.int"(%38, %71, %72) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.select.int"(%38, %74, %75) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %77 = "torch.aten.mul.Tensor"(%73, %64) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %78 = "torch.aten.mul.Tensor"(%76, %68) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.sub.Tensor"(%77, %78, %79) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %81 = "torch.aten.mul.Tensor"(%73, %70) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %82 = "torch.aten.mul.Tensor"(%76, %66) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.add.Tensor"(%81, %82, %83) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %85 = "torch.prim.ListConstruct"(%80, %84) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.stack"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %92 = "torch.prim.ListConstruct"(%88, %89, %90, %91) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.view"(%87, %92) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%93) : (!torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
