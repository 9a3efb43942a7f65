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
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.repeat_interleave.self_int"(%21, %22, %23, %24) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%28, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.aten._to_copy"(%28, %37, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten._to_copy"(%31, %49, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %59 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %56, %57, %58, %59, %60) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten._to_copy"(%arg0, %61, %62, %63, %64, %65, %66) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %71 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %68, %69, %70, %71, %72) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten._to_copy"(%arg1, %73, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f32>
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.unsqueeze"(%43, %80) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.unsqueeze"(%55, %82) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %84 = "torch.aten.mul.Tensor"(%67, %81) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],f32>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%67, %85, %86, %87, %88) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%67, %90, %91, %92, %93) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %95 = "torch.aten.neg"(%94) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %96 = "torch.prim.ListConstruct"(%95, %89) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %98 = "torch.aten.stack"(%96, %97) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%98, %103) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %105 = "torch.aten.mul.Tensor"(%104, %83) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],f32>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.add.Tensor"(%84, %105, %106) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %108 = "torch.aten.mul.Tensor"(%79, %81) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,1,4,32],f32>
    %109 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%79, %109, %110, %111, %112) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %114 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %118 = "torch.aten.slice.Tensor"(%79, %114, %115, %116, %117) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %119 = "torch.aten.neg"(%118) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %120 = "torch.prim.ListConstruct"(%119, %113) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %122 = "torch.aten.stack"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %127 = "torch.prim.ListConstruct"(%123, %124, %125, %126) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %128 = "torch.aten.view"(%122, %127) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %129 = "torch.aten.mul.Tensor"(%128, %83) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,1,4,32],f32>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.add.Tensor"(%108, %129, %130) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %135 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%107, %132, %133, %134, %135, %136) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %137 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %138 = "torch.constant.none"() : () -> !torch.none
    %139 = "torch.constant.none"() : () -> !torch.none
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.aten._to_copy"(%107, %137, %138, %139, %140, %141, %142) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],bf16>
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.none"() : () -> !torch.none
    %146 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %147 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %148 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%131, %144, %145, %146, %147, %148) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %149 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.aten._to_copy"(%131, %149, %150, %151, %152, %153, %154) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%143, %155) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
