"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5],si64>) -> !torch.vtensor<[1,2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %27 = "torch.aten.sin"(%25) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %28 = "torch.aten.neg"(%27) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %29 = "torch.prim.ListConstruct"(%26, %28, %27, %26) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.stack"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,4],f32>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%33, %34) : (!torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.unflatten.int"(%31, %32, %35) : (!torch.vtensor<[1,5,16,4],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,5,16,2,2],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[1,5,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16,2,2],f32>
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.operator"(%39, %40) <{name = "torch.aten.promote_types"}> : (!torch.int, !torch.int) -> !torch.none
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.diagonal"(%38, %42, %43, %44) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %48 = "torch.aten.movedim.int"(%45, %46, %47) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,2,16],f32>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%50, %51) : (!torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.unflatten.int"(%arg0, %49, %52) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %54 = "torch.aten.mul.Tensor"(%53, %48) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,1,5,2,16],f32>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.aten.select.int"(%54, %55, %56) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%arg0, %58, %59, %60, %61) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %63 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%38, %63, %64) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%65, %66, %67) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.addcmul_"(%57, %62, %68, %69) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %71 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.select.int"(%54, %71, %72) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg0, %74, %75, %76, %77) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %79 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.select.int"(%38, %79, %80) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %82 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.aten.select.int"(%81, %82, %83) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.addcmul_"(%73, %78, %84, %85) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %91 = "torch.prim.ListConstruct"(%87, %88, %89, %90) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %92 = "torch.aten.reshape"(%54, %91) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %93 = "torch.aten.type_as"(%92, %arg0) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%93) : (!torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
