"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,1,4,64],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
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
    %13 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[32],si64>) -> !torch.vtensor<[32],si64>
    %21 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,64],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,4,64],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,4,64],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %34 = "torch.aten.narrow"(%29, %31, %32, %33) : (!torch.vtensor<[1,4,64],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.aten.narrow"(%30, %35, %36, %37) : (!torch.vtensor<[1,4,64],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %39 = "torch.aten.neg"(%38) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %40 = "torch.prim.ListConstruct"(%34, %39, %38, %34) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.list<vtensor>
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.aten.stack"(%40, %41) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32,4],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%42, %48) : (!torch.vtensor<[1,4,32,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,32,2,2],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.unsqueeze"(%49, %50) : (!torch.vtensor<[1,4,32,2,2],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32,2,2],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.prim.ListConstruct"(%52, %53, %54, %55, %56, %57) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.reshape"(%arg0, %58) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,1,2],f32>
    %68 = "torch.aten.mul.Tensor"(%59, %51) : (!torch.vtensor<[1,2,4,32,1,2],f32>, !torch.vtensor<[1,1,4,32,2,2],f32>) -> !torch.vtensor<[1,2,4,32,2,2],f32>
    %69 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%69) : (!torch.int) -> !torch.list<int>
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten.sum.dim_IntList"(%68, %70, %71, %72) : (!torch.vtensor<[1,2,4,32,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32,2],f32>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.flatten.using_ints"(%73, %74, %75) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    "func.return"(%76) : (!torch.vtensor<[1,2,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
