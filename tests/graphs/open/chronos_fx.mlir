"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,2,5,32],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,16,1],f32>
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%4, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype"(%4, %10, %11, %12, %13) : (!torch.vtensor<[1,16,1],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,16,1],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%15, %16, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.aten.expand"(%14, %18, %19) : (!torch.vtensor<[1,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,16,1],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%20, %21, %22, %23, %24, %25) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.to.dtype_layout"(%20, %26, %27, %28, %29, %30, %31, %32) : (!torch.vtensor<[1,16,1],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,16,1],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%arg2, %34) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,1,5],si64>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,1,5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%35, %41, %42, %43, %44) : (!torch.vtensor<[1,1,5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%33, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten.to.dtype"(%33, %51, %52, %53, %54) : (!torch.vtensor<[1,16,1],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,16,1],f32>
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %56, %57, %58, %59, %60) : (!torch.vtensor<[1,1,5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.aten.to.dtype"(%45, %61, %62, %63, %64) : (!torch.vtensor<[1,1,5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5],f32>
    %66 = "torch.aten.matmul"(%55, %65) : (!torch.vtensor<[1,16,1],f32>, !torch.vtensor<[1,1,5],f32>) -> !torch.vtensor<[1,16,5],f32>
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.aten.transpose.int"(%66, %67, %68) : (!torch.vtensor<[1,16,5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %70 = "torch.prim.ListConstruct"(%69, %69) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.aten.cat"(%70, %71) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %73 = "torch.aten.cos"(%72) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %74 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %75 = "torch.aten.mul.Scalar"(%73, %74) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %76 = "torch.aten.sin"(%72) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %77 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %78 = "torch.aten.mul.Scalar"(%76, %77) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %82 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%75, %79, %80, %81, %82, %83) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %84 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.aten.to.dtype"(%75, %84, %85, %86, %87) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%78, %89, %90, %91, %92, %93) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.to.dtype"(%78, %94, %95, %96, %97) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.unsqueeze"(%88, %99) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.unsqueeze"(%98, %101) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %103 = "torch.aten.mul.Tensor"(%arg0, %100) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %104 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.slice.Tensor"(%arg0, %104, %105, %106, %107) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %109 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%arg0, %109, %110, %111, %112) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %114 = "torch.aten.neg"(%113) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %115 = "torch.prim.ListConstruct"(%114, %108) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.cat"(%115, %116) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %118 = "torch.aten.mul.Tensor"(%117, %102) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.add.Tensor"(%103, %118, %119) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %121 = "torch.aten.mul.Tensor"(%arg1, %100) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %122 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.aten.slice.Tensor"(%arg1, %122, %123, %124, %125) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%arg1, %127, %128, %129, %130) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %132 = "torch.aten.neg"(%131) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %133 = "torch.prim.ListConstruct"(%132, %126) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %134 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %135 = "torch.aten.cat"(%133, %134) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %136 = "torch.aten.mul.Tensor"(%135, %102) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.aten.add.Tensor"(%121, %136, %137) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%120, %138) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
