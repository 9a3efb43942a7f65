"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[1,4,1,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %10 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.arange"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %16 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %18 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %19 = "torch.aten.pow.Scalar"(%18, %17) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%arg2, %20) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.to.dtype"(%21, %27, %28, %29, %30) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%19, %32) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%35, %41, %42, %43, %44) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,16],f32>
    %46 = "torch.aten.div.Tensor"(%31, %45) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%46, %47) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %49 = "torch.aten.sin"(%48) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %50 = "torch.aten.cos"(%48) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %51 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.split.Tensor"(%9, %51, %52) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %54:2 = "torch.prim.ListUnpack"(%53) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.empty_like"(%9, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %61 = "torch.aten.mul.Tensor"(%54#0, %50) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %62 = "torch.aten.mul.Tensor"(%54#1, %49) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.sub.Tensor"(%61, %62, %63) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%60, %65, %66, %67, %68) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.aten.copy_"(%69, %64, %70) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,2,16],f32>
    %72 = "torch.aten.mul.Tensor"(%54#1, %50) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %73 = "torch.aten.mul.Tensor"(%54#0, %49) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.add.Tensor"(%72, %73, %74) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %76 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%60, %76, %77, %78, %79) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.copy_"(%80, %75, %81) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,2,16],f32>
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%60, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %88 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.aten.to.dtype"(%60, %88, %89, %90, %91) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],bf16>
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %96 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %93, %94, %95, %96, %97) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %98 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.aten.to.dtype"(%arg1, %98, %99, %100, %101) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %103 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.aten.arange"(%103, %104, %105, %106, %107) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %109 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %110 = "torch.aten.mul.Scalar"(%108, %109) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %111 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %112 = "torch.aten.pow.Scalar"(%111, %110) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.aten.unsqueeze"(%arg2, %113) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %118 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%114, %115, %116, %117, %118, %119) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %120 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.aten.to.dtype"(%114, %120, %121, %122, %123) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %125 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %126 = "torch.aten.unsqueeze"(%112, %125) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.unsqueeze"(%126, %127) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %132 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%128, %129, %130, %131, %132, %133) : (!torch.vtensor<[1,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %134 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %135 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %136 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %137 = "torch.constant.none"() : () -> !torch.none
    %138 = "torch.aten.to.dtype"(%128, %134, %135, %136, %137) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,16],f32>
    %139 = "torch.aten.div.Tensor"(%124, %138) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %140 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %141 = "torch.aten.unsqueeze"(%139, %140) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %142 = "torch.aten.sin"(%141) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %143 = "torch.aten.cos"(%141) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %144 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %146 = "torch.aten.split.Tensor"(%102, %144, %145) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %147:2 = "torch.prim.ListUnpack"(%146) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>)
    %148 = "torch.constant.none"() : () -> !torch.none
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.aten.empty_like"(%102, %148, %149, %150, %151, %152) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %154 = "torch.aten.mul.Tensor"(%147#0, %143) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %155 = "torch.aten.mul.Tensor"(%147#1, %142) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.aten.sub.Tensor"(%154, %155, %156) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %158 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.aten.slice.Tensor"(%153, %158, %159, %160, %161) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %163 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %164 = "torch.aten.copy_"(%162, %157, %163) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,1,16],f32>
    %165 = "torch.aten.mul.Tensor"(%147#1, %143) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %166 = "torch.aten.mul.Tensor"(%147#0, %142) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %167 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %168 = "torch.aten.add.Tensor"(%165, %166, %167) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %169 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.aten.slice.Tensor"(%153, %169, %170, %171, %172) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %174 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %175 = "torch.aten.copy_"(%173, %168, %174) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,1,16],f32>
    %176 = "torch.constant.none"() : () -> !torch.none
    %177 = "torch.constant.none"() : () -> !torch.none
    %178 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %179 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %180 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%153, %176, %177, %178, %179, %180) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %181 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %182 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %183 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %184 = "torch.constant.none"() : () -> !torch.none
    %185 = "torch.aten.to.dtype"(%153, %181, %182, %183, %184) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],bf16>
    "func.return"(%92, %185) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
