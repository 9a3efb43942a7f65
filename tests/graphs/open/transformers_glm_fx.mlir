"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
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
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype"(%31, %40, %41, %42, %43) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%34, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%34, %50, %51, %52, %53) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%44, %55) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%54, %57) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%56, %59, %60, %61, %62) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.repeat_interleave.self_int"(%63, %64, %65, %66) : (!torch.vtensor<[1,1,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%58, %68, %69, %70, %71) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.aten.repeat_interleave.self_int"(%72, %73, %74, %75) : (!torch.vtensor<[1,1,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%arg0, %77, %78, %79, %80) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%arg0, %82, %83, %84, %85) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%arg1, %87, %88, %89, %90) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg1, %92, %93, %94, %95) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %97 = "torch.aten.mul.Tensor"(%81, %67) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%81, %98, %99, %100, %101) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%81, %103, %104, %105, %106) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %109 = "torch.prim.ListConstruct"(%108, %102) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.stack"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %112 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.aten.flatten.using_ints"(%111, %112, %113) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %115 = "torch.aten.mul.Tensor"(%114, %76) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%97, %115, %116) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %118 = "torch.aten.mul.Tensor"(%91, %67) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %119 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice.Tensor"(%91, %119, %120, %121, %122) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%91, %124, %125, %126, %127) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %129 = "torch.aten.neg"(%128) : (!torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %130 = "torch.prim.ListConstruct"(%129, %123) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.list<vtensor>
    %131 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %132 = "torch.aten.stack"(%130, %131) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %133 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %135 = "torch.aten.flatten.using_ints"(%132, %133, %134) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %136 = "torch.aten.mul.Tensor"(%135, %76) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.aten.add.Tensor"(%118, %136, %137) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %139 = "torch.prim.ListConstruct"(%117, %86) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %140 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %141 = "torch.aten.cat"(%139, %140) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %142 = "torch.prim.ListConstruct"(%138, %96) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %143 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %144 = "torch.aten.cat"(%142, %143) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%141, %144) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
