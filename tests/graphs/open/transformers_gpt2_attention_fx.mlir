"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[32,96],f32>, !torch.vtensor<[96],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,32],f32>, %arg1: !torch.vtensor<[32,96],f32>, %arg2: !torch.vtensor<[96],f32>, %arg3: !torch.vtensor<[32,32],f32>, %arg4: !torch.vtensor<[32],f32>):
    %0 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.aten.view"(%arg0, %2) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32],f32>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.addmm"(%arg2, %3, %arg1, %4, %5) : (!torch.vtensor<[96],f32>, !torch.vtensor<[4,32],f32>, !torch.vtensor<[32,96],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,96],f32>
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 96 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%7, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.view"(%6, %10) : (!torch.vtensor<[4,96],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,96],f32>
    %12 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.aten.split.Tensor"(%11, %12, %13) : (!torch.vtensor<[1,4,96],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %15:3 = "torch.prim.ListUnpack"(%14) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>)
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%16, %17, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.view"(%15#1, %20) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.aten.transpose.int"(%21, %22, %23) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%15#2, %29) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.aten.transpose.int"(%30, %31, %32) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%15#0, %38) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.transpose.int"(%39, %40, %41) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %45 = "torch.aten.transpose.int"(%24, %43, %44) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,16,4],f32>
    %46 = "torch.aten.matmul"(%42, %45) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,16,4],f32>) -> !torch.vtensor<[1,2,4,4],f32>
    %47 = "torch.constant.float"() <{value = 2.500000e-01 : f64}> : () -> !torch.float
    %48 = "torch.aten.mul.Scalar"(%46, %47) : (!torch.vtensor<[1,2,4,4],f32>, !torch.float) -> !torch.vtensor<[1,2,4,4],f32>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten.softmax.int"(%48, %49, %50) : (!torch.vtensor<[1,2,4,4],f32>, !torch.int, !torch.none) -> !torch.vtensor<[1,2,4,4],f32>
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %52, %53, %54, %55, %56) : (!torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.aten.to.dtype"(%51, %57, %58, %59, %60) : (!torch.vtensor<[1,2,4,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,4],f32>
    %62 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.aten.dropout"(%61, %62, %63) : (!torch.vtensor<[1,2,4,4],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,2,4,4],f32>
    %65 = "torch.aten.matmul"(%64, %33) : (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.aten.transpose.int"(%65, %66, %67) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%69, %70, %71) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.reshape"(%68, %72) : (!torch.vtensor<[1,4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,32],f32>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%74, %75) : (!torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%73, %76) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.addmm"(%arg4, %77, %arg3, %78, %79) : (!torch.vtensor<[32],f32>, !torch.vtensor<[4,32],f32>, !torch.vtensor<[32,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,32],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%81, %82, %83) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.view"(%80, %84) : (!torch.vtensor<[4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,32],f32>
    %86 = "torch.constant.float"() <{value = 1.000000e-01 : f64}> : () -> !torch.float
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.aten.dropout"(%85, %86, %87) : (!torch.vtensor<[1,4,32],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,4,32],f32>
    "func.return"(%88) : (!torch.vtensor<[1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
