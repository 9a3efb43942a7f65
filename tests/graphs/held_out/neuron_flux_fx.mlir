"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,2,5,32],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
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
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[5,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %32 = "torch.prim.ListConstruct"(%30, %31) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.stack"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32,2],f32>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unbind.int"(%34, %35) : (!torch.vtensor<[5,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %37:2 = "torch.prim.ListUnpack"(%36) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>)
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%37#0, %38) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%37#1, %42) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%43, %44) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.aten.to.dtype_layout"(%41, %51, %52, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.to.dtype_layout"(%45, %64, %65, %66, %67, %68, %69, %70) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.prim.ListConstruct"(%72, %73, %74, %75, %76) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.reshape"(%arg0, %77) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],bf16>
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.aten.unbind.int"(%78, %79) : (!torch.vtensor<[1,2,5,16,2],bf16>, !torch.int) -> !torch.list<vtensor>
    %81:2 = "torch.prim.ListUnpack"(%80) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>)
    %82 = "torch.aten.neg"(%81#1) : (!torch.vtensor<[1,2,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %83 = "torch.prim.ListConstruct"(%82, %81#0) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.stack"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],bf16>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.flatten.using_ints"(%85, %86, %87) : (!torch.vtensor<[1,2,5,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %89, %90, %91, %92, %93) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.to.dtype"(%arg0, %94, %95, %96, %97) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %99 = "torch.aten.mul.Tensor"(%98, %58) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %103 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%88, %100, %101, %102, %103, %104) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.aten.to.dtype"(%88, %105, %106, %107, %108) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %110 = "torch.aten.mul.Tensor"(%109, %71) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.add.Tensor"(%99, %110, %111) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %116 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%112, %113, %114, %115, %116, %117) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %118 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %119 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.aten.to.dtype"(%112, %118, %119, %120, %121) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%122) : (!torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
