"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[3,1,4],si64>):
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
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.device"(%24, %25, %26, %27, %28, %29) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %31 = "torch.aten.mul.Tensor"(%17, %30) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %35 = "torch.aten.sin"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %36 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.aten.select.int"(%37, %38, %39) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.select.int"(%37, %41, %42) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %44 = "torch.aten.to.dtype"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%40, %49, %50, %51, %52) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.aten.copy_"(%53, %48, %54) : (!torch.vtensor<[1,4,5],f32>, !torch.vtensor<[1,4,5],f32>, !torch.bool) -> !torch.vtensor<[1,4,5],f32>
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.aten.select.int"(%37, %56, %57) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%58, %59, %60, %61, %62) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%40, %64, %65, %66, %67) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.aten.copy_"(%68, %63, %69) : (!torch.vtensor<[1,4,5],f32>, !torch.vtensor<[1,4,5],f32>, !torch.bool) -> !torch.vtensor<[1,4,5],f32>
    %71 = "torch.prim.ListConstruct"(%40, %40) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.cat"(%71, %72) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.aten.select.int"(%34, %74, %75) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.select.int"(%34, %77, %78) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%79, %80, %81, %82, %83) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%76, %85, %86, %87, %88) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.aten.copy_"(%89, %84, %90) : (!torch.vtensor<[1,4,5],f32>, !torch.vtensor<[1,4,5],f32>, !torch.bool) -> !torch.vtensor<[1,4,5],f32>
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.select.int"(%34, %92, %93) : (!torch.vtensor<[3,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%94, %95, %96, %97, %98) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice.Tensor"(%76, %100, %101, %102, %103) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,5],f32>
    %105 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %106 = "torch.aten.copy_"(%104, %99, %105) : (!torch.vtensor<[1,4,5],f32>, !torch.vtensor<[1,4,5],f32>, !torch.bool) -> !torch.vtensor<[1,4,5],f32>
    %107 = "torch.prim.ListConstruct"(%76, %76) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.cat"(%107, %108) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %113 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %114 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%109, %110, %111, %112, %113, %114) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %115 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %116 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.aten.to.dtype"(%109, %115, %116, %117, %118) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %123 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%73, %120, %121, %122, %123, %124) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.aten.to.dtype"(%73, %125, %126, %127, %128) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.unsqueeze"(%119, %130) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %132 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %133 = "torch.aten.unsqueeze"(%129, %132) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %134 = "torch.aten.mul.Tensor"(%arg0, %131) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %135 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.slice.Tensor"(%arg0, %135, %136, %137, %138) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %140 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.aten.slice.Tensor"(%arg0, %140, %141, %142, %143) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %145 = "torch.aten.neg"(%144) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %146 = "torch.prim.ListConstruct"(%145, %139) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %147 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %148 = "torch.aten.cat"(%146, %147) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %149 = "torch.aten.mul.Tensor"(%148, %133) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.add.Tensor"(%134, %149, %150) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %152 = "torch.aten.mul.Tensor"(%arg1, %131) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %153 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.aten.slice.Tensor"(%arg1, %153, %154, %155, %156) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %158 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.aten.slice.Tensor"(%arg1, %158, %159, %160, %161) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %163 = "torch.aten.neg"(%162) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %164 = "torch.prim.ListConstruct"(%163, %157) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %165 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %166 = "torch.aten.cat"(%164, %165) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %167 = "torch.aten.mul.Tensor"(%166, %133) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.aten.add.Tensor"(%152, %167, %168) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    "func.return"(%151, %169) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
