"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,1,4,32],bf16>, %arg2: !torch.vtensor<[3,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.expand"(%arg2, %3, %4) : (!torch.vtensor<[3,1,4],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,1,4],si64>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[3,1,4],si64>, !torch.int) -> !torch.vtensor<[3,1,4,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[3,1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten._to_copy"(%7, %13, %14, %15, %16, %17, %18) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%20, %21, %22, %23, %24, %25) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %27 = "torch.aten.mul.Tensor"(%19, %26) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %28 = "torch.aten.cos"(%27) : (!torch.vtensor<[3,1,4,8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[3,1,4,8],f32>, !torch.float) -> !torch.vtensor<[3,1,4,8],f32>
    %31 = "torch.aten.sin"(%27) : (!torch.vtensor<[3,1,4,8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %32 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %33 = "torch.aten.mul.Scalar"(%31, %32) : (!torch.vtensor<[3,1,4,8],f32>, !torch.float) -> !torch.vtensor<[3,1,4,8],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%34, %35, %36) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.split_with_sizes"(%33, %37, %38) : (!torch.vtensor<[3,1,4,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %40:3 = "torch.prim.ListUnpack"(%39) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,2],f32>, !torch.vtensor<[3,1,4,3],f32>, !torch.vtensor<[3,1,4,3],f32>)
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.select.int"(%40#0, %41, %42) : (!torch.vtensor<[3,1,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.select.int"(%40#1, %44, %45) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%40#2, %47, %48) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %50 = "torch.prim.ListConstruct"(%43, %46, %49) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>) -> !torch.list<vtensor>
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.cat"(%50, %51) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.aten.repeat_interleave.self_int"(%52, %53, %54, %55) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.prim.ListConstruct"(%57, %58, %59) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.split_with_sizes"(%30, %60, %61) : (!torch.vtensor<[3,1,4,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %63:3 = "torch.prim.ListUnpack"(%62) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,2],f32>, !torch.vtensor<[3,1,4,3],f32>, !torch.vtensor<[3,1,4,3],f32>)
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.aten.select.int"(%63#0, %64, %65) : (!torch.vtensor<[3,1,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.select.int"(%63#1, %67, %68) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.select.int"(%63#2, %70, %71) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %73 = "torch.prim.ListConstruct"(%66, %69, %72) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>) -> !torch.list<vtensor>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.aten.cat"(%73, %74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.repeat_interleave.self_int"(%75, %76, %77, %78) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%79, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %85 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.aten._to_copy"(%79, %85, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%56, %92, %93, %94, %95, %96) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.aten._to_copy"(%56, %97, %98, %99, %100, %101, %102) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.unsqueeze"(%91, %104) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%103, %106) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %108 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.slice.Tensor"(%arg0, %108, %109, %110, %111) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.slice.Tensor"(%arg0, %113, %114, %115, %116) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%arg1, %118, %119, %120, %121) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %123 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.slice.Tensor"(%arg1, %123, %124, %125, %126) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %128 = "torch.aten.mul.Tensor"(%112, %105) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.slice.Tensor"(%112, %129, %130, %131, %132) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],bf16>
    %134 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %138 = "torch.aten.slice.Tensor"(%112, %134, %135, %136, %137) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],bf16>
    %139 = "torch.aten.neg"(%138) : (!torch.vtensor<[1,2,4,8],bf16>) -> !torch.vtensor<[1,2,4,8],bf16>
    %140 = "torch.prim.ListConstruct"(%139, %133) : (!torch.vtensor<[1,2,4,8],bf16>, !torch.vtensor<[1,2,4,8],bf16>) -> !torch.list<vtensor>
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.stack"(%140, %141) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,8,2],bf16>
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %147 = "torch.prim.ListConstruct"(%143, %144, %145, %146) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %148 = "torch.aten.view"(%142, %147) : (!torch.vtensor<[1,2,4,8,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],bf16>
    %149 = "torch.aten.mul.Tensor"(%148, %107) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.add.Tensor"(%128, %149, %150) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %152 = "torch.aten.mul.Tensor"(%122, %105) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %153 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %157 = "torch.aten.slice.Tensor"(%122, %153, %154, %155, %156) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %158 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %162 = "torch.aten.slice.Tensor"(%122, %158, %159, %160, %161) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %163 = "torch.aten.neg"(%162) : (!torch.vtensor<[1,1,4,8],bf16>) -> !torch.vtensor<[1,1,4,8],bf16>
    %164 = "torch.prim.ListConstruct"(%163, %157) : (!torch.vtensor<[1,1,4,8],bf16>, !torch.vtensor<[1,1,4,8],bf16>) -> !torch.list<vtensor>
    %165 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %166 = "torch.aten.stack"(%164, %165) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,8,2],bf16>
    %167 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %171 = "torch.prim.ListConstruct"(%167, %168, %169, %170) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %172 = "torch.aten.view"(%166, %171) : (!torch.vtensor<[1,1,4,8,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16],bf16>
    %173 = "torch.aten.mul.Tensor"(%172, %107) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.aten.add.Tensor"(%152, %173, %174) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %176 = "torch.prim.ListConstruct"(%151, %117) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %177 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %178 = "torch.aten.cat"(%176, %177) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %179 = "torch.prim.ListConstruct"(%175, %127) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %180 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %181 = "torch.aten.cat"(%179, %180) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%178, %181) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
