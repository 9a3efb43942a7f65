"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,2,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
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
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %42 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %39, %40, %41, %42, %43) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten.to.dtype"(%arg0, %44, %45, %46, %47) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%49, %50, %51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.reshape"(%48, %55) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,1,2],f32>
    %57 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.aten.select.int"(%38, %57, %58) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %60 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.aten.select.int"(%56, %60, %61) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %63 = "torch.aten.mul.Tensor"(%59, %62) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %64 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.select.int"(%38, %64, %65) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %67 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.select.int"(%56, %67, %68) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.addcmul_"(%63, %66, %69, %70) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.reshape"(%71, %76) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %78 = "torch.aten.type_as"(%77, %arg0) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %82 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %79, %80, %81, %82, %83) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %84 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.aten.to.dtype"(%arg1, %84, %85, %86, %87) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%89, %90, %91, %92, %93, %94) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.reshape"(%88, %95) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,1,2],f32>
    %97 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.aten.select.int"(%38, %97, %98) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %100 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.aten.select.int"(%96, %100, %101) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %103 = "torch.aten.mul.Tensor"(%99, %102) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %104 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.select.int"(%38, %104, %105) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %107 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.select.int"(%96, %107, %108) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.addcmul_"(%103, %106, %109, %110) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%112, %113, %114, %115) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %117 = "torch.aten.reshape"(%111, %116) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %118 = "torch.aten.type_as"(%117, %arg1) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%78, %118) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
