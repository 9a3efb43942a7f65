"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,1,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %32 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %40 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype"(%31, %40, %41, %42, %43) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],bf16>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%34, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%34, %50, %51, %52, %53) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],bf16>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%44, %55) : (!torch.vtensor<[1,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%54, %57) : (!torch.vtensor<[1,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%arg0, %64, %65, %66, %67) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %69 = "torch.aten.mul.Tensor"(%68, %56) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%arg0, %75, %76, %77, %78) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%79, %80, %81, %82, %83) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%79, %85, %86, %87, %88) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %90 = "torch.aten.neg"(%89) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %91 = "torch.prim.ListConstruct"(%90, %84) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.aten.cat"(%91, %92) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %94 = "torch.aten.mul.Tensor"(%93, %58) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Tensor"(%69, %94, %95) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %100 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %97, %98, %99, %100, %101) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.aten.to.dtype"(%arg1, %102, %103, %104, %105) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %107 = "torch.aten.mul.Tensor"(%106, %56) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,1,5,32],f32>
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %111 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %108, %109, %110, %111, %112) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %113 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %114 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %115 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.aten.to.dtype"(%arg1, %113, %114, %115, %116) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%117, %118, %119, %120, %121) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %123 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.slice.Tensor"(%117, %123, %124, %125, %126) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %128 = "torch.aten.neg"(%127) : (!torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %129 = "torch.prim.ListConstruct"(%128, %122) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.list<vtensor>
    %130 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %131 = "torch.aten.cat"(%129, %130) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %132 = "torch.aten.mul.Tensor"(%131, %58) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,1,5,32],f32>
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.aten.add.Tensor"(%107, %132, %133) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %135 = "torch.constant.none"() : () -> !torch.none
    %136 = "torch.constant.none"() : () -> !torch.none
    %137 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %138 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %139 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%96, %135, %136, %137, %138, %139) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %140 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %141 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %142 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.aten.to.dtype"(%96, %140, %141, %142, %143) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],bf16>
    %145 = "torch.constant.none"() : () -> !torch.none
    %146 = "torch.constant.none"() : () -> !torch.none
    %147 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %148 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %149 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%134, %145, %146, %147, %148, %149) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %150 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %151 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %152 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.aten.to.dtype"(%134, %150, %151, %152, %153) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],bf16>
    "func.return"(%144, %154) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
