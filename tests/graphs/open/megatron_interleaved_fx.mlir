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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[4,32],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.stack"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32,2],f32>
    %29 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.flatten.using_ints"(%28, %29, %30) : (!torch.vtensor<[4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,64],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%31, %32) : (!torch.vtensor<[4,64],f32>, !torch.int) -> !torch.vtensor<[4,1,64],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[4,1,64],f32>, !torch.int) -> !torch.vtensor<[4,1,1,64],f32>
    %36 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[4,1,2,64],f32>) -> !torch.vtensor<[4,1,2,64],f32>
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%arg0, %37, %38, %39, %40) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,0],f32>
    %42 = "torch.aten.cos"(%35) : (!torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %43 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %44 = "torch.aten.mul.Scalar"(%42, %43) : (!torch.vtensor<[4,1,1,64],f32>, !torch.float) -> !torch.vtensor<[4,1,1,64],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%44, %45, %46, %47, %48, %49) : (!torch.vtensor<[4,1,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%44, %50, %51, %52, %53) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,64],f32>
    %55 = "torch.aten.sin"(%35) : (!torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %56 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %57 = "torch.aten.mul.Scalar"(%55, %56) : (!torch.vtensor<[4,1,1,64],f32>, !torch.float) -> !torch.vtensor<[4,1,1,64],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[4,1,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%57, %63, %64, %65, %66) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,64],f32>
    %68 = "torch.aten.mul.Tensor"(%36, %54) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,2,64],f32>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%36, %69, %70, %71, %72) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%36, %74, %75, %76, %77) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %79 = "torch.aten.neg"(%78) : (!torch.vtensor<[4,1,2,32],f32>) -> !torch.vtensor<[4,1,2,32],f32>
    %80 = "torch.prim.ListConstruct"(%79, %73) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,2,32],f32>) -> !torch.list<vtensor>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.stack"(%80, %81) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,32,2],f32>
    %83 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.prim.ListConstruct"(%83, %84, %85, %86) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.view"(%82, %87) : (!torch.vtensor<[4,1,2,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,2,64],f32>
    %89 = "torch.aten.mul.Tensor"(%88, %67) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,2,64],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.add.Tensor"(%68, %89, %90) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,2,64],f32>, !torch.int) -> !torch.vtensor<[4,1,2,64],f32>
    %92 = "torch.prim.ListConstruct"(%91, %41) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,2,0],f32>) -> !torch.list<vtensor>
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.aten.cat"(%92, %93) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,64],f32>
    %95 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %96 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%arg1, %96, %97, %98, %99) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,0],f32>
    %101 = "torch.aten.cos"(%35) : (!torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %102 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %103 = "torch.aten.mul.Scalar"(%101, %102) : (!torch.vtensor<[4,1,1,64],f32>, !torch.float) -> !torch.vtensor<[4,1,1,64],f32>
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %107 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%103, %104, %105, %106, %107, %108) : (!torch.vtensor<[4,1,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.aten.to.dtype"(%103, %109, %110, %111, %112) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,64],f32>
    %114 = "torch.aten.sin"(%35) : (!torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %115 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %116 = "torch.aten.mul.Scalar"(%114, %115) : (!torch.vtensor<[4,1,1,64],f32>, !torch.float) -> !torch.vtensor<[4,1,1,64],f32>
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %120 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%116, %117, %118, %119, %120, %121) : (!torch.vtensor<[4,1,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %122 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %123 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %124 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.aten.to.dtype"(%116, %122, %123, %124, %125) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,64],f32>
    %127 = "torch.aten.mul.Tensor"(%95, %113) : (!torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %128 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %132 = "torch.aten.slice.Tensor"(%95, %128, %129, %130, %131) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %133 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %137 = "torch.aten.slice.Tensor"(%95, %133, %134, %135, %136) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %138 = "torch.aten.neg"(%137) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %139 = "torch.prim.ListConstruct"(%138, %132) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.list<vtensor>
    %140 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %141 = "torch.aten.stack"(%139, %140) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,32,2],f32>
    %142 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %146 = "torch.prim.ListConstruct"(%142, %143, %144, %145) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %147 = "torch.aten.view"(%141, %146) : (!torch.vtensor<[4,1,1,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,1,64],f32>
    %148 = "torch.aten.mul.Tensor"(%147, %126) : (!torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> !torch.vtensor<[4,1,1,64],f32>
    %149 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %150 = "torch.aten.add.Tensor"(%127, %148, %149) : (!torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4,1,1,64],f32>, !torch.int) -> !torch.vtensor<[4,1,1,64],f32>
    %151 = "torch.prim.ListConstruct"(%150, %100) : (!torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4,1,1,0],f32>) -> !torch.list<vtensor>
    %152 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %153 = "torch.aten.cat"(%151, %152) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,64],f32>
    "func.return"(%94, %153) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
