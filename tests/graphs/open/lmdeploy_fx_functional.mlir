"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f32>, %arg1: !torch.vtensor<[5,1,32],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg2, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,5],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5],f32>
    %12 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %13 = "torch.aten.div.Scalar"(%11, %12) : (!torch.vtensor<[1,5],f32>, !torch.float) -> !torch.vtensor<[1,5],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,16,1],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%24, %25, %26) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.aten.expand"(%18, %27, %28) : (!torch.vtensor<[1,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,16,1],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.unsqueeze"(%13, %30) : (!torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[1,1,5],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%29, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,1,5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %42 = "torch.aten.mul.Tensor"(%29, %31) : (!torch.vtensor<[1,16,1],f32>, !torch.vtensor<[1,1,5],f32>) -> !torch.vtensor<[1,16,5],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.transpose.int"(%42, %43, %44) : (!torch.vtensor<[1,16,5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%46, %47, %48) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.repeat"(%45, %49) : (!torch.vtensor<[1,5,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %51 = "torch.aten.cos"(%50) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %52 = "torch.aten.sin"(%50) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%52, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%51, %63, %64) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%52, %66, %67) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %69 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %70 = "torch.aten.unsqueeze"(%65, %69) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %71 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %72 = "torch.aten.unsqueeze"(%68, %71) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %73 = "torch.aten.mul.Tensor"(%arg0, %70) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg0, %74, %75, %76, %77) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%arg0, %79, %80, %81, %82) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.empty_like"(%arg0, %84, %85, %86, %87, %88) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %90 = "torch.aten.neg"(%83) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%89, %91, %92, %93, %94) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.aten.copy"(%95, %90, %96) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice_scatter"(%89, %97, %98, %99, %100, %101) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%102, %103, %104, %105, %106) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %108 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %109 = "torch.aten.copy"(%107, %78, %108) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.slice_scatter"(%102, %109, %110, %111, %112, %113) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %115 = "torch.aten.mul.Tensor"(%114, %72) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%73, %115, %116) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %118 = "torch.aten.mul.Tensor"(%arg1, %70) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice.Tensor"(%arg1, %119, %120, %121, %122) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %124 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%arg1, %124, %125, %126, %127) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.aten.empty_like"(%arg1, %129, %130, %131, %132, %133) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %135 = "torch.aten.neg"(%128) : (!torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %136 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.slice.Tensor"(%134, %136, %137, %138, %139) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %141 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %142 = "torch.aten.copy"(%140, %135, %141) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %143 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.aten.slice_scatter"(%134, %142, %143, %144, %145, %146) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %148 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %152 = "torch.aten.slice.Tensor"(%147, %148, %149, %150, %151) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %153 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %154 = "torch.aten.copy"(%152, %123, %153) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %155 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %159 = "torch.aten.slice_scatter"(%147, %154, %155, %156, %157, %158) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %160 = "torch.aten.mul.Tensor"(%159, %72) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.aten.add.Tensor"(%118, %160, %161) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    "func.return"(%117, %162) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
