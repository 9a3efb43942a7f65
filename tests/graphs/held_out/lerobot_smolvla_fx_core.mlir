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
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg0, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %20 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %21 = "torch.aten.mul.Scalar"(%19, %20) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %22 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %23 = "torch.aten.pow.Scalar"(%22, %21) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%arg2, %24) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%25, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten._to_copy"(%25, %31, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%23, %38) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %42, %43, %44, %45, %46) : (!torch.vtensor<[1,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.aten.div.Tensor"(%37, %41) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.unsqueeze"(%47, %48) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %50 = "torch.aten.sin"(%49) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %51 = "torch.aten.cos"(%49) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%52, %53) : (!torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.split_with_sizes"(%11, %54, %55) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %57:2 = "torch.prim.ListUnpack"(%56) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%58, %59, %60, %61) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%63, %64, %65, %66) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.operator"(%62, %67, %68, %69, %70, %71) <{name = "torch.aten.empty_permuted"}> : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[1,4,2,32],f32>
    %73 = "torch.aten.mul.Tensor"(%57#0, %51) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.aten.mul.Tensor"(%57#1, %50) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.sub.Tensor"(%73, %74, %75) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%72, %77, %78, %79, %80) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.aten.copy"(%81, %76, %82) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,2,16],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice_scatter"(%72, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %89 = "torch.aten.mul.Tensor"(%57#1, %51) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %90 = "torch.aten.mul.Tensor"(%57#0, %50) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%89, %90, %91) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%88, %93, %94, %95, %96) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.aten.copy"(%97, %92, %98) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,2,16],f32>
    %100 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice_scatter"(%88, %99, %100, %101, %102, %103) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %108 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%104, %105, %106, %107, %108, %109) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %110 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.aten._to_copy"(%104, %110, %111, %112, %113, %114, %115) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],bf16>
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %120 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %117, %118, %119, %120, %121) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %122 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.aten._to_copy"(%arg1, %122, %123, %124, %125, %126, %127) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %129 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %134 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %135 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %136 = "torch.aten.arange.start_step"(%129, %130, %131, %132, %133, %134, %135) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %137 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %138 = "torch.aten.mul.Scalar"(%136, %137) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %139 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %140 = "torch.aten.pow.Scalar"(%139, %138) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %141 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %142 = "torch.aten.unsqueeze"(%arg2, %141) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %146 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %147 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%142, %143, %144, %145, %146, %147) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %148 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.aten._to_copy"(%142, %148, %149, %150, %151, %152, %153) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %155 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %156 = "torch.aten.unsqueeze"(%140, %155) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.aten.unsqueeze"(%156, %157) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %159 = "torch.constant.none"() : () -> !torch.none
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %162 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%158, %159, %160, %161, %162, %163) : (!torch.vtensor<[1,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %164 = "torch.aten.div.Tensor"(%154, %158) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %165 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %166 = "torch.aten.unsqueeze"(%164, %165) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %167 = "torch.aten.sin"(%166) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %168 = "torch.aten.cos"(%166) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %169 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %171 = "torch.prim.ListConstruct"(%169, %170) : (!torch.int, !torch.int) -> !torch.list<int>
    %172 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %173 = "torch.aten.split_with_sizes"(%128, %171, %172) : (!torch.vtensor<[1,4,1,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %174:2 = "torch.prim.ListUnpack"(%173) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>)
    %175 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %179 = "torch.prim.ListConstruct"(%175, %176, %177, %178) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %180 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %183 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %184 = "torch.prim.ListConstruct"(%180, %181, %182, %183) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %185 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %187 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %188 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %189 = "torch.operator"(%179, %184, %185, %186, %187, %188) <{name = "torch.aten.empty_permuted"}> : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[1,4,1,32],f32>
    %190 = "torch.aten.mul.Tensor"(%174#0, %168) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %191 = "torch.aten.mul.Tensor"(%174#1, %167) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %192 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %193 = "torch.aten.sub.Tensor"(%190, %191, %192) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %194 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %197 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %198 = "torch.aten.slice.Tensor"(%189, %194, %195, %196, %197) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %199 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %200 = "torch.aten.copy"(%198, %193, %199) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,1,16],f32>
    %201 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %204 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %205 = "torch.aten.slice_scatter"(%189, %200, %201, %202, %203, %204) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %206 = "torch.aten.mul.Tensor"(%174#1, %168) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %207 = "torch.aten.mul.Tensor"(%174#0, %167) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %208 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %209 = "torch.aten.add.Tensor"(%206, %207, %208) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %210 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %212 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %213 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %214 = "torch.aten.slice.Tensor"(%205, %210, %211, %212, %213) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %215 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %216 = "torch.aten.copy"(%214, %209, %215) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.bool) -> !torch.vtensor<[1,4,1,16],f32>
    %217 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %218 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %219 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %220 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %221 = "torch.aten.slice_scatter"(%205, %216, %217, %218, %219, %220) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %222 = "torch.constant.none"() : () -> !torch.none
    %223 = "torch.constant.none"() : () -> !torch.none
    %224 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %225 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %226 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%221, %222, %223, %224, %225, %226) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %227 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %228 = "torch.constant.none"() : () -> !torch.none
    %229 = "torch.constant.none"() : () -> !torch.none
    %230 = "torch.constant.none"() : () -> !torch.none
    %231 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %232 = "torch.constant.none"() : () -> !torch.none
    %233 = "torch.aten._to_copy"(%221, %227, %228, %229, %230, %231, %232) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],bf16>
    "func.return"(%116, %233) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
