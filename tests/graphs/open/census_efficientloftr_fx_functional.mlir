"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.vtensor<[1,2,2,3,32],bf16>, !torch.vtensor<[1,1,2,3],f32>) -> (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.vtensor<[1,2,2,3,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,2,3,32],bf16>, %arg1: !torch.vtensor<[1,2,2,3,32],bf16>, %arg2: !torch.vtensor<[1,1,2,3],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.ones"(%2, %3, %4, %5, %6) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%8, %9) : (!torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.ones"(%10, %11, %12, %13, %14) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.cumsum"(%7, %16, %17) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.cumsum"(%15, %21, %22) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%23, %24) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.aten.zeros"(%30, %31, %32, %33, %34) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[1,2,3,16],f32>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %37 = "torch.aten.mul.Tensor"(%20, %36) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%35, %38, %39, %40, %41) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%43, %44, %45) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%37, %46) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.aten.expand"(%47, %52, %53) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.aten.copy"(%42, %54, %55) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice_scatter"(%35, %56, %57, %58, %59, %60) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %62 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %63 = "torch.aten.mul.Tensor"(%25, %62) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%64, %65, %66) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%63, %67) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.aten.expand"(%68, %73, %74) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %76 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%61, %76, %77, %78, %79) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.copy"(%80, %75, %81) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %83 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %87 = "torch.aten.slice_scatter"(%61, %82, %83, %84, %85, %86) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %88 = "torch.aten.sin"(%87) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %89 = "torch.aten.cos"(%87) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.aten.repeat_interleave.self_int"(%88, %90, %91, %92) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten.repeat_interleave.self_int"(%89, %94, %95, %96) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %101 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%93, %98, %99, %100, %101, %102) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %103 = "torch.constant.none"() : () -> !torch.none
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %107 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%97, %103, %104, %105, %106, %107) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %111 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %108, %109, %110, %111, %112) : (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %113 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.aten._to_copy"(%arg0, %113, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %123 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %120, %121, %122, %123, %124) : (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.aten._to_copy"(%arg1, %125, %126, %127, %128, %129, %130) : (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.unsqueeze"(%97, %132) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %134 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %135 = "torch.aten.unsqueeze"(%93, %134) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %136 = "torch.aten.mul.Tensor"(%119, %133) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %137 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %141 = "torch.aten.slice.Tensor"(%119, %137, %138, %139, %140) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %142 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %146 = "torch.aten.slice.Tensor"(%119, %142, %143, %144, %145) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %147 = "torch.aten.neg"(%146) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %148 = "torch.prim.ListConstruct"(%147, %141) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.vtensor<[1,2,2,3,16],f32>) -> !torch.list<vtensor>
    %149 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %150 = "torch.aten.stack"(%148, %149) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %151 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %156 = "torch.prim.ListConstruct"(%151, %152, %153, %154, %155) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %157 = "torch.aten.view"(%150, %156) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %158 = "torch.aten.mul.Tensor"(%157, %135) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.aten.add.Tensor"(%136, %158, %159) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %161 = "torch.aten.mul.Tensor"(%131, %133) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %162 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %166 = "torch.aten.slice.Tensor"(%131, %162, %163, %164, %165) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %167 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %171 = "torch.aten.slice.Tensor"(%131, %167, %168, %169, %170) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %172 = "torch.aten.neg"(%171) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %173 = "torch.prim.ListConstruct"(%172, %166) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.vtensor<[1,2,2,3,16],f32>) -> !torch.list<vtensor>
    %174 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %175 = "torch.aten.stack"(%173, %174) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %176 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %179 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %181 = "torch.prim.ListConstruct"(%176, %177, %178, %179, %180) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %182 = "torch.aten.view"(%175, %181) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %183 = "torch.aten.mul.Tensor"(%182, %135) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %184 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %185 = "torch.aten.add.Tensor"(%161, %183, %184) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %186 = "torch.constant.none"() : () -> !torch.none
    %187 = "torch.constant.none"() : () -> !torch.none
    %188 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %189 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %190 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%160, %186, %187, %188, %189, %190) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %191 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %192 = "torch.constant.none"() : () -> !torch.none
    %193 = "torch.constant.none"() : () -> !torch.none
    %194 = "torch.constant.none"() : () -> !torch.none
    %195 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %196 = "torch.constant.none"() : () -> !torch.none
    %197 = "torch.aten._to_copy"(%160, %191, %192, %193, %194, %195, %196) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],bf16>
    %198 = "torch.constant.none"() : () -> !torch.none
    %199 = "torch.constant.none"() : () -> !torch.none
    %200 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %201 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %202 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%185, %198, %199, %200, %201, %202) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %203 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %204 = "torch.constant.none"() : () -> !torch.none
    %205 = "torch.constant.none"() : () -> !torch.none
    %206 = "torch.constant.none"() : () -> !torch.none
    %207 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %208 = "torch.constant.none"() : () -> !torch.none
    %209 = "torch.aten._to_copy"(%185, %203, %204, %205, %206, %207, %208) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],bf16>
    "func.return"(%197, %209) : (!torch.vtensor<[1,2,2,3,32],bf16>, !torch.vtensor<[1,2,2,3,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
