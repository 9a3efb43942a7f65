"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[4,1,2,64],f32>, %arg1: !torch.vtensor<[4,1,1,64],f32>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,1,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[4,1,32],f32>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%arg0, %33, %34, %35, %36) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%arg0, %38, %39, %40, %41) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %43 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %44 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %45 = "torch.aten.mul.Scalar"(%43, %44) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %46, %47, %48, %49, %50) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten.to.dtype"(%45, %51, %52, %53, %54) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %56 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %57 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %58 = "torch.aten.mul.Scalar"(%56, %57) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%58, %59, %60, %61, %62, %63) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%58, %64, %65, %66, %67) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %69 = "torch.aten.mul.Tensor"(%37, %55) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,2,32],f32>
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.aten.chunk"(%37, %70, %71) : (!torch.vtensor<[4,1,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %73:2 = "torch.prim.ListUnpack"(%72) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,2,16],f32>, !torch.vtensor<[4,1,2,16],f32>)
    %74 = "torch.aten.neg"(%73#1) : (!torch.vtensor<[4,1,2,16],f32>) -> !torch.vtensor<[4,1,2,16],f32>
    %75 = "torch.prim.ListConstruct"(%74, %73#0) : (!torch.vtensor<[4,1,2,16],f32>, !torch.vtensor<[4,1,2,16],f32>) -> !torch.list<vtensor>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.cat"(%75, %76) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %78 = "torch.aten.mul.Tensor"(%77, %68) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,2,32],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.add.Tensor"(%69, %78, %79) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,2,32],f32>, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %81 = "torch.prim.ListConstruct"(%80, %42) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,2,32],f32>) -> !torch.list<vtensor>
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.aten.cat"(%81, %82) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,64],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%arg1, %84, %85, %86, %87) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.slice.Tensor"(%arg1, %89, %90, %91, %92) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %94 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %95 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %96 = "torch.aten.mul.Scalar"(%94, %95) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %100 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%96, %97, %98, %99, %100, %101) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.aten.to.dtype"(%96, %102, %103, %104, %105) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %107 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %108 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %109 = "torch.aten.mul.Scalar"(%107, %108) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %113 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %114 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%109, %110, %111, %112, %113, %114) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %115 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %116 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.aten.to.dtype"(%109, %115, %116, %117, %118) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %120 = "torch.aten.mul.Tensor"(%88, %106) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %123 = "torch.aten.chunk"(%88, %121, %122) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %124:2 = "torch.prim.ListUnpack"(%123) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,1,16],f32>, !torch.vtensor<[4,1,1,16],f32>)
    %125 = "torch.aten.neg"(%124#1) : (!torch.vtensor<[4,1,1,16],f32>) -> !torch.vtensor<[4,1,1,16],f32>
    %126 = "torch.prim.ListConstruct"(%125, %124#0) : (!torch.vtensor<[4,1,1,16],f32>, !torch.vtensor<[4,1,1,16],f32>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %129 = "torch.aten.mul.Tensor"(%128, %119) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.add.Tensor"(%120, %129, %130) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %132 = "torch.prim.ListConstruct"(%131, %93) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,64],f32>
    "func.return"(%83, %134) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
