"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,1,4,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,4,8],f32>
    %22 = "torch.prim.ListConstruct"(%21, %21) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %25 = "torch.aten.cos"(%24) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.aten.sin"(%24) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten._to_copy"(%27, %36, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten._to_copy"(%30, %48, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%42, %55) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%54, %57) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%56, %59, %60, %61, %62) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.repeat_interleave.self_int"(%63, %64, %65, %66) : (!torch.vtensor<[1,1,4,8],bf16>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%58, %68, %69, %70, %71) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.aten.repeat_interleave.self_int"(%72, %73, %74, %75) : (!torch.vtensor<[1,1,4,8],bf16>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%arg0, %77, %78, %79, %80) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%arg0, %82, %83, %84, %85) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%arg1, %87, %88, %89, %90) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg1, %92, %93, %94, %95) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %97 = "torch.aten.mul.Tensor"(%81, %67) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%81, %98, %99, %100, %101) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],bf16>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%81, %103, %104, %105, %106) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],bf16>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[1,2,4,8],bf16>) -> !torch.vtensor<[1,2,4,8],bf16>
    %109 = "torch.prim.ListConstruct"(%108, %102) : (!torch.vtensor<[1,2,4,8],bf16>, !torch.vtensor<[1,2,4,8],bf16>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.stack"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,8,2],bf16>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%112, %113, %114, %115) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %117 = "torch.aten.view"(%111, %116) : (!torch.vtensor<[1,2,4,8,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],bf16>
    %118 = "torch.aten.mul.Tensor"(%117, %76) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.add.Tensor"(%97, %118, %119) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %121 = "torch.aten.mul.Tensor"(%91, %67) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %122 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %126 = "torch.aten.slice.Tensor"(%91, %122, %123, %124, %125) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%91, %127, %128, %129, %130) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],bf16>
    %132 = "torch.aten.neg"(%131) : (!torch.vtensor<[1,1,4,8],bf16>) -> !torch.vtensor<[1,1,4,8],bf16>
    %133 = "torch.prim.ListConstruct"(%132, %126) : (!torch.vtensor<[1,1,4,8],bf16>, !torch.vtensor<[1,1,4,8],bf16>) -> !torch.list<vtensor>
    %134 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %135 = "torch.aten.stack"(%133, %134) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,8,2],bf16>
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %140 = "torch.prim.ListConstruct"(%136, %137, %138, %139) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %141 = "torch.aten.view"(%135, %140) : (!torch.vtensor<[1,1,4,8,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16],bf16>
    %142 = "torch.aten.mul.Tensor"(%141, %76) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.aten.add.Tensor"(%121, %142, %143) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %145 = "torch.prim.ListConstruct"(%120, %86) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %146 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %147 = "torch.aten.cat"(%145, %146) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %148 = "torch.prim.ListConstruct"(%144, %96) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %149 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %150 = "torch.aten.cat"(%148, %149) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%147, %150) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
