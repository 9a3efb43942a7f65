"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[4,2,64],f16>, !torch.vtensor<[4,2,64],f16>, !torch.vtensor<[4,2],si64>) -> (!torch.vtensor<[4,2,64],f16>, !torch.vtensor<[4,2,64],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[4,2,64],f16>, %arg1: !torch.vtensor<[4,2,64],f16>, %arg2: !torch.vtensor<[4,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,2],si64>, !torch.int) -> !torch.vtensor<[4,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,2,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.flatten.using_ints"(%25, %26, %27) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,32],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,64],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[4,64],f32>) -> !torch.vtensor<[4,64],f32>
    %33 = "torch.aten.sin"(%31) : (!torch.vtensor<[4,64],f32>) -> !torch.vtensor<[4,64],f32>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %37 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %34, %35, %36, %37, %38) : (!torch.vtensor<[4,2,64],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.aten.to.dtype"(%arg0, %39, %40, %41, %42) : (!torch.vtensor<[4,2,64],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,64],f32>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %44, %45, %46, %47, %48) : (!torch.vtensor<[4,2,64],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten.to.dtype"(%arg1, %49, %50, %51, %52) : (!torch.vtensor<[4,2,64],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,64],f32>
    %54 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%32, %54) : (!torch.vtensor<[4,64],f32>, !torch.int) -> !torch.vtensor<[4,1,64],f32>
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%55, %56, %57, %58, %59, %60) : (!torch.vtensor<[4,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.aten.to.dtype"(%55, %61, %62, %63, %64) : (!torch.vtensor<[4,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,64],f32>
    %66 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %67 = "torch.aten.unsqueeze"(%33, %66) : (!torch.vtensor<[4,64],f32>, !torch.int) -> !torch.vtensor<[4,1,64],f32>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%67, %68, %69, %70, %71, %72) : (!torch.vtensor<[4,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.aten.to.dtype"(%67, %73, %74, %75, %76) : (!torch.vtensor<[4,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,64],f32>
    %78 = "torch.aten.mul.Tensor"(%43, %65) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,1,64],f32>) -> !torch.vtensor<[4,2,64],f32>
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%43, %79, %80, %81, %82) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,2,32],f32>
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%43, %84, %85, %86, %87) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,2,32],f32>
    %89 = "torch.aten.neg"(%88) : (!torch.vtensor<[4,2,32],f32>) -> !torch.vtensor<[4,2,32],f32>
    %90 = "torch.prim.ListConstruct"(%89, %83) : (!torch.vtensor<[4,2,32],f32>, !torch.vtensor<[4,2,32],f32>) -> !torch.list<vtensor>
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.aten.cat"(%90, %91) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,2,64],f32>
    %93 = "torch.aten.mul.Tensor"(%92, %77) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,1,64],f32>) -> !torch.vtensor<[4,2,64],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.add.Tensor"(%78, %93, %94) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,2,64],f32>, !torch.int) -> !torch.vtensor<[4,2,64],f32>
    %96 = "torch.aten.mul.Tensor"(%53, %65) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,1,64],f32>) -> !torch.vtensor<[4,2,64],f32>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%53, %97, %98, %99, %100) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,2,32],f32>
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%53, %102, %103, %104, %105) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,2,32],f32>
    %107 = "torch.aten.neg"(%106) : (!torch.vtensor<[4,2,32],f32>) -> !torch.vtensor<[4,2,32],f32>
    %108 = "torch.prim.ListConstruct"(%107, %101) : (!torch.vtensor<[4,2,32],f32>, !torch.vtensor<[4,2,32],f32>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,2,64],f32>
    %111 = "torch.aten.mul.Tensor"(%110, %77) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,1,64],f32>) -> !torch.vtensor<[4,2,64],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%96, %111, %112) : (!torch.vtensor<[4,2,64],f32>, !torch.vtensor<[4,2,64],f32>, !torch.int) -> !torch.vtensor<[4,2,64],f32>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%95, %114, %115, %116, %117, %118) : (!torch.vtensor<[4,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.aten.to.dtype"(%95, %119, %120, %121, %122) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,64],f16>
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %127 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %124, %125, %126, %127, %128) : (!torch.vtensor<[4,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %129 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %130 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %131 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.aten.to.dtype"(%113, %129, %130, %131, %132) : (!torch.vtensor<[4,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,64],f16>
    "func.return"(%123, %133) : (!torch.vtensor<[4,2,64],f16>, !torch.vtensor<[4,2,64],f16>) -> ()
  }) : () -> ()
}) : () -> ()
