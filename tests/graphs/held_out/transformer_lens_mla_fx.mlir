"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,1,5,32],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
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
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%29, %31, %32, %33, %34) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.unsqueeze"(%35, %36) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%30, %38, %39, %40, %41) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.unsqueeze"(%42, %43) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%arg0, %45, %46, %47, %48) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%arg0, %50, %51, %52, %53) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%arg1, %55, %56, %57, %58) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%arg1, %60, %61, %62, %63) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %65 = "torch.aten.mul.Tensor"(%49, %37) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %66 = "torch.aten.mul.Tensor"(%54, %44) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.sub.Tensor"(%65, %66, %67) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %69 = "torch.aten.mul.Tensor"(%54, %37) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %70 = "torch.aten.mul.Tensor"(%49, %44) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.add.Tensor"(%69, %70, %71) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %73 = "torch.prim.ListConstruct"(%68, %72) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.aten.cat"(%73, %74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %76 = "torch.aten.mul.Tensor"(%59, %37) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %77 = "torch.aten.mul.Tensor"(%64, %44) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.sub.Tensor"(%76, %77, %78) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %80 = "torch.aten.mul.Tensor"(%64, %37) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %81 = "torch.aten.mul.Tensor"(%59, %44) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.add.Tensor"(%80, %81, %82) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %84 = "torch.prim.ListConstruct"(%79, %83) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.cat"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    "func.return"(%75, %86) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
