"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,1,4,32],f16>, %arg2: !torch.vtensor<[3,1,4],si64>):
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
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.aten.select.int"(%33, %34, %35) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%33, %37, %38) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%39, %40, %41, %42, %43) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%36, %45, %46, %47, %48) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.aten.copy"(%49, %44, %50) : (!torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>, !torch.bool) -> !torch.vtensor<[1,4,3],f32>
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.aten.select.int"(%33, %52, %53) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice_scatter"(%54, %51, %55, %56, %57, %58) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.aten.select_scatter"(%33, %59, %60, %61) : (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,1,4,8],f32>
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%62, %63, %64) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%65, %66, %67, %68, %69) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.aten.select.int"(%62, %71, %72) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%73, %74, %75, %76, %77) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.aten.copy"(%70, %78, %79) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,2],f32>, !torch.bool) -> !torch.vtensor<[1,4,2],f32>
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.aten.select.int"(%62, %81, %82) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice_scatter"(%83, %80, %84, %85, %86, %87) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.aten.select_scatter"(%62, %88, %89, %90) : (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,1,4,8],f32>
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %94 = "torch.aten.select.int"(%91, %92, %93) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %95 = "torch.prim.ListConstruct"(%94, %94) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %96 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %97 = "torch.aten.cat"(%95, %96) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.aten.select.int"(%30, %98, %99) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.select.int"(%30, %101, %102) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.aten.slice.Tensor"(%103, %104, %105, %106, %107) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%100, %109, %110, %111, %112) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %114 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %115 = "torch.aten.copy"(%113, %108, %114) : (!torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>, !torch.bool) -> !torch.vtensor<[1,4,3],f32>
    %116 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.aten.select.int"(%30, %116, %117) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice_scatter"(%118, %115, %119, %120, %121, %122) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %126 = "torch.aten.select_scatter"(%30, %123, %124, %125) : (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,1,4,8],f32>
    %127 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %129 = "torch.aten.select.int"(%126, %127, %128) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %130 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %134 = "torch.aten.slice.Tensor"(%129, %130, %131, %132, %133) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %135 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %137 = "torch.aten.select.int"(%126, %135, %136) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %142 = "torch.aten.slice.Tensor"(%137, %138, %139, %140, %141) : (!torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %143 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %144 = "torch.aten.copy"(%134, %142, %143) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,2],f32>, !torch.bool) -> !torch.vtensor<[1,4,2],f32>
    %145 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %147 = "torch.aten.select.int"(%126, %145, %146) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %148 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %152 = "torch.aten.slice_scatter"(%147, %144, %148, %149, %150, %151) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %153 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %155 = "torch.aten.select_scatter"(%126, %152, %153, %154) : (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,1,4,8],f32>
    %156 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %158 = "torch.aten.select.int"(%155, %156, %157) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %159 = "torch.prim.ListConstruct"(%158, %158) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %160 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %161 = "torch.aten.cat"(%159, %160) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %162 = "torch.constant.none"() : () -> !torch.none
    %163 = "torch.constant.none"() : () -> !torch.none
    %164 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %165 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %166 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%161, %162, %163, %164, %165, %166) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %167 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %168 = "torch.constant.none"() : () -> !torch.none
    %169 = "torch.constant.none"() : () -> !torch.none
    %170 = "torch.constant.none"() : () -> !torch.none
    %171 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %172 = "torch.constant.none"() : () -> !torch.none
    %173 = "torch.aten._to_copy"(%161, %167, %168, %169, %170, %171, %172) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f16>
    %174 = "torch.constant.none"() : () -> !torch.none
    %175 = "torch.constant.none"() : () -> !torch.none
    %176 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %177 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %178 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%97, %174, %175, %176, %177, %178) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %179 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %180 = "torch.constant.none"() : () -> !torch.none
    %181 = "torch.constant.none"() : () -> !torch.none
    %182 = "torch.constant.none"() : () -> !torch.none
    %183 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %184 = "torch.constant.none"() : () -> !torch.none
    %185 = "torch.aten._to_copy"(%97, %179, %180, %181, %182, %183, %184) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f16>
    %186 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %187 = "torch.aten.unsqueeze"(%173, %186) : (!torch.vtensor<[1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %188 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %189 = "torch.aten.unsqueeze"(%185, %188) : (!torch.vtensor<[1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %190 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %191 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %192 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.aten.slice.Tensor"(%arg0, %190, %191, %192, %193) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %195 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %197 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %198 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %199 = "torch.aten.slice.Tensor"(%arg0, %195, %196, %197, %198) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %200 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %204 = "torch.aten.slice.Tensor"(%arg1, %200, %201, %202, %203) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %205 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %206 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %207 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %208 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %209 = "torch.aten.slice.Tensor"(%arg1, %205, %206, %207, %208) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %210 = "torch.aten.mul.Tensor"(%194, %187) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %211 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %212 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %213 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %214 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %215 = "torch.aten.slice.Tensor"(%194, %211, %212, %213, %214) : (!torch.vtensor<[1,2,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %216 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %217 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %218 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %219 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %220 = "torch.aten.slice.Tensor"(%194, %216, %217, %218, %219) : (!torch.vtensor<[1,2,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %221 = "torch.aten.neg"(%220) : (!torch.vtensor<[1,2,4,8],f16>) -> !torch.vtensor<[1,2,4,8],f16>
    %222 = "torch.prim.ListConstruct"(%221, %215) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,2,4,8],f16>) -> !torch.list<vtensor>
    %223 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %224 = "torch.aten.cat"(%222, %223) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %225 = "torch.aten.mul.Tensor"(%224, %189) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %226 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %227 = "torch.aten.add.Tensor"(%210, %225, %226) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %228 = "torch.aten.mul.Tensor"(%204, %187) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,1,4,16],f16>
    %229 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %230 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %231 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %232 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %233 = "torch.aten.slice.Tensor"(%204, %229, %230, %231, %232) : (!torch.vtensor<[1,1,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f16>
    %234 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %235 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %236 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %237 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %238 = "torch.aten.slice.Tensor"(%204, %234, %235, %236, %237) : (!torch.vtensor<[1,1,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f16>
    %239 = "torch.aten.neg"(%238) : (!torch.vtensor<[1,1,4,8],f16>) -> !torch.vtensor<[1,1,4,8],f16>
    %240 = "torch.prim.ListConstruct"(%239, %233) : (!torch.vtensor<[1,1,4,8],f16>, !torch.vtensor<[1,1,4,8],f16>) -> !torch.list<vtensor>
    %241 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %242 = "torch.aten.cat"(%240, %241) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %243 = "torch.aten.mul.Tensor"(%242, %189) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,1,4,16],f16>
    %244 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %245 = "torch.aten.add.Tensor"(%228, %243, %244) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %246 = "torch.prim.ListConstruct"(%227, %199) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %247 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %248 = "torch.aten.cat"(%246, %247) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %249 = "torch.prim.ListConstruct"(%245, %209) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.list<vtensor>
    %250 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %251 = "torch.aten.cat"(%249, %250) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f16>
    "func.return"(%248, %251) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
