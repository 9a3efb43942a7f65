"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,4,2],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,2,4,32],bf16>, %arg2: !torch.vtensor<[1,4,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.select.int"(%arg2, %0, %1) : (!torch.vtensor<[1,4,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.aten.arange.start_step"(%3, %4, %5, %6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],f64>
    %11 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %12 = "torch.aten.div.Scalar"(%10, %11) : (!torch.vtensor<[8],f64>, !torch.int) -> !torch.vtensor<[8],f64>
    %13 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %14 = "torch.aten.pow.Scalar"(%13, %12) : (!torch.int, !torch.vtensor<[8],f64>) -> !torch.vtensor<[8],f64>
    %15 = "torch.aten.reciprocal"(%14) : (!torch.vtensor<[8],f64>) -> !torch.vtensor<[8],f64>
    %16 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[8],f64>, !torch.float) -> !torch.vtensor<[8],f64>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%2, %18) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%17, %20) : (!torch.vtensor<[8],f64>, !torch.int) -> !torch.vtensor<[1,8],f64>
    %22 = "torch.aten.mul.Tensor"(%19, %21) : (!torch.vtensor<[1,4,1],si64>, !torch.vtensor<[1,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %23 = "torch.aten.cos"(%22) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %24 = "torch.aten.sin"(%22) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %25 = "torch.aten.neg"(%24) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %26 = "torch.aten.sin"(%22) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %27 = "torch.aten.cos"(%22) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %28 = "torch.prim.ListConstruct"(%23, %25, %26, %27) : (!torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.stack"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8,4],f64>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%31, %32, %33, %34, %35) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.reshape"(%30, %36) : (!torch.vtensor<[1,4,8,4],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,8,2,2],f64>
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %41 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%37, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,4,8,2,2],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %43 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %44 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.aten.to.dtype"(%37, %43, %44, %45, %46) : (!torch.vtensor<[1,4,8,2,2],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,8,2,2],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%arg2, %48, %49) : (!torch.vtensor<[1,4,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.aten.arange.start_step"(%51, %52, %53, %54, %55, %56, %57) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],f64>
    %59 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %60 = "torch.aten.div.Scalar"(%58, %59) : (!torch.vtensor<[8],f64>, !torch.int) -> !torch.vtensor<[8],f64>
    %61 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %62 = "torch.aten.pow.Scalar"(%61, %60) : (!torch.int, !torch.vtensor<[8],f64>) -> !torch.vtensor<[8],f64>
    %63 = "torch.aten.reciprocal"(%62) : (!torch.vtensor<[8],f64>) -> !torch.vtensor<[8],f64>
    %64 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %65 = "torch.aten.mul.Scalar"(%63, %64) : (!torch.vtensor<[8],f64>, !torch.float) -> !torch.vtensor<[8],f64>
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.aten.unsqueeze"(%50, %66) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.aten.unsqueeze"(%65, %68) : (!torch.vtensor<[8],f64>, !torch.int) -> !torch.vtensor<[1,8],f64>
    %70 = "torch.aten.mul.Tensor"(%67, %69) : (!torch.vtensor<[1,4,1],si64>, !torch.vtensor<[1,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %71 = "torch.aten.cos"(%70) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %72 = "torch.aten.sin"(%70) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %73 = "torch.aten.neg"(%72) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %74 = "torch.aten.sin"(%70) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %75 = "torch.aten.cos"(%70) : (!torch.vtensor<[1,4,8],f64>) -> !torch.vtensor<[1,4,8],f64>
    %76 = "torch.prim.ListConstruct"(%71, %73, %74, %75) : (!torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>, !torch.vtensor<[1,4,8],f64>) -> !torch.list<vtensor>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.stack"(%76, %77) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8,4],f64>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%79, %80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.reshape"(%78, %84) : (!torch.vtensor<[1,4,8,4],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,8,2,2],f64>
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %89 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%85, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,4,8,2,2],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.aten.to.dtype"(%85, %91, %92, %93, %94) : (!torch.vtensor<[1,4,8,2,2],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,8,2,2],f32>
    %96 = "torch.prim.ListConstruct"(%47, %95) : (!torch.vtensor<[1,4,8,2,2],f32>, !torch.vtensor<[1,4,8,2,2],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %98 = "torch.aten.cat"(%96, %97) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16,2,2],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.unsqueeze"(%98, %99) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,2,2],f32>
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %104 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %101, %102, %103, %104, %105) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %106 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.aten.to.dtype"(%arg0, %106, %107, %108, %109) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.prim.ListConstruct"(%111, %112, %113, %114, %115, %116) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.reshape"(%110, %117) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,1,2],f32>
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %122 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%100, %119, %120, %121, %122, %123) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %124 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.aten.to.device"(%100, %124, %125, %126, %127, %128) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16,2,2],f32>
    %130 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %132 = "torch.aten.select.int"(%129, %130, %131) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %133 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %135 = "torch.aten.select.int"(%118, %133, %134) : (!torch.vtensor<[1,2,4,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %136 = "torch.aten.mul.Tensor"(%132, %135) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %137 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.select.int"(%129, %137, %138) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %140 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.aten.select.int"(%118, %140, %141) : (!torch.vtensor<[1,2,4,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %143 = "torch.aten.mul.Tensor"(%139, %142) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.aten.add.Tensor"(%136, %143, %144) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.aten.reshape"(%145, %150) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %152 = "torch.aten.type_as"(%151, %arg0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %156 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %157 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %153, %154, %155, %156, %157) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %158 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %159 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %160 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.aten.to.dtype"(%arg1, %158, %159, %160, %161) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %163 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %166 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %169 = "torch.prim.ListConstruct"(%163, %164, %165, %166, %167, %168) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %170 = "torch.aten.reshape"(%162, %169) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,1,2],f32>
    %171 = "torch.constant.none"() : () -> !torch.none
    %172 = "torch.constant.none"() : () -> !torch.none
    %173 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %174 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %175 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%129, %171, %172, %173, %174, %175) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %176 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %177 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %178 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %179 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %180 = "torch.constant.none"() : () -> !torch.none
    %181 = "torch.aten.to.device"(%129, %176, %177, %178, %179, %180) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16,2,2],f32>
    %182 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %183 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %184 = "torch.aten.select.int"(%181, %182, %183) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %185 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %187 = "torch.aten.select.int"(%170, %185, %186) : (!torch.vtensor<[1,2,4,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %188 = "torch.aten.mul.Tensor"(%184, %187) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %189 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %190 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %191 = "torch.aten.select.int"(%181, %189, %190) : (!torch.vtensor<[1,1,4,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %192 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.aten.select.int"(%170, %192, %193) : (!torch.vtensor<[1,2,4,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %195 = "torch.aten.mul.Tensor"(%191, %194) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %196 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %197 = "torch.aten.add.Tensor"(%188, %195, %196) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %198 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %199 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %200 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %202 = "torch.prim.ListConstruct"(%198, %199, %200, %201) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %203 = "torch.aten.reshape"(%197, %202) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %204 = "torch.aten.type_as"(%203, %arg1) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    "func.return"(%152, %204) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
