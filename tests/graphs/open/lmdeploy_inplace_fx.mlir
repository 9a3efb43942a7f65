"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5],si64>) -> (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f32>, %arg1: !torch.vtensor<[5,1,32],f32>, %arg2: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.clone"(%arg0, %29) : (!torch.vtensor<[5,2,32],f32>, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.clone"(%arg1, %31) : (!torch.vtensor<[5,1,32],f32>, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %33 = "torch.aten.cos"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %34 = "torch.aten.sin"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %35 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%33, %35) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %37 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%34, %37) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice.Tensor"(%30, %39, %40, %41, %42) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%30, %44, %45, %46, %47) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.empty_like"(%30, %49, %50, %51, %52, %53) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %55 = "torch.aten.neg"(%48) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%54, %56, %57, %58, %59) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.aten.copy_"(%60, %55, %61) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%54, %63, %64, %65, %66) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.aten.copy_"(%67, %43, %68) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %70 = "torch.aten.mul.Tensor"(%54, %38) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %71 = "torch.aten.mul_.Tensor"(%30, %36) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.add_.Tensor"(%71, %70, %72) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%32, %74, %75, %76, %77) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%32, %79, %80, %81, %82) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.empty_like"(%32, %84, %85, %86, %87, %88) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %90 = "torch.aten.neg"(%83) : (!torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%89, %91, %92, %93, %94) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.aten.copy_"(%95, %90, %96) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%89, %98, %99, %100, %101) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.aten.copy_"(%102, %78, %103) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %105 = "torch.aten.mul.Tensor"(%89, %38) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %106 = "torch.aten.mul_.Tensor"(%32, %36) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.add_.Tensor"(%106, %105, %107) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    "func.return"(%73, %108) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
