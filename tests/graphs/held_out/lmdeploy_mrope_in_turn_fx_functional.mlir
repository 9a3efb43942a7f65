"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.vtensor<[3,5],si64>) -> (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f32>, %arg1: !torch.vtensor<[5,1,32],f32>, %arg2: !torch.vtensor<[3,5],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[3,5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg2, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[3,5],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[3,5],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%11, %18) : (!torch.vtensor<[3,5],f32>, !torch.int) -> !torch.vtensor<[3,5,1],f32>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.aten.mul.Tensor"(%19, %20) : (!torch.vtensor<[3,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[3,5,16],f32>
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %24 = "torch.aten.select.int"(%21, %22, %23) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.clone"(%24, %25) : (!torch.vtensor<[5,16],f32>, !torch.none) -> !torch.vtensor<[5,16],f32>
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.select.int"(%21, %27, %28) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%29, %30, %31, %32, %33) : (!torch.vtensor<[5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,5],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%26, %35, %36, %37, %38) : (!torch.vtensor<[5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,5],f32>
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.aten.copy"(%39, %34, %40) : (!torch.vtensor<[5,5],f32>, !torch.vtensor<[5,5],f32>, !torch.bool) -> !torch.vtensor<[5,5],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice_scatter"(%26, %41, %42, %43, %44, %45) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,5],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%21, %47, %48) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%49, %50, %51, %52, %53) : (!torch.vtensor<[5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,5],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%46, %55, %56, %57, %58) : (!torch.vtensor<[5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,5],f32>
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.aten.copy"(%59, %54, %60) : (!torch.vtensor<[5,5],f32>, !torch.vtensor<[5,5],f32>, !torch.bool) -> !torch.vtensor<[5,5],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.aten.slice_scatter"(%46, %61, %62, %63, %64, %65) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,5],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %67 = "torch.prim.ListConstruct"(%66, %66) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.cat"(%67, %68) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %70 = "torch.aten.cos"(%69) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %71 = "torch.aten.sin"(%69) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %75 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%70, %72, %73, %74, %75, %76) : (!torch.vtensor<[5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%71, %77, %78, %79, %80, %81) : (!torch.vtensor<[5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %82 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %83 = "torch.aten.unsqueeze"(%70, %82) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %84 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %85 = "torch.aten.unsqueeze"(%71, %84) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %86 = "torch.aten.mul.Tensor"(%arg0, %83) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%arg0, %87, %88, %89, %90) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg0, %92, %93, %94, %95) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.aten.empty_like"(%arg0, %97, %98, %99, %100, %101) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %103 = "torch.aten.neg"(%96) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.slice.Tensor"(%102, %104, %105, %106, %107) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %109 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %110 = "torch.aten.copy"(%108, %103, %109) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice_scatter"(%102, %110, %111, %112, %113, %114) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%115, %116, %117, %118, %119) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.aten.copy"(%120, %91, %121) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %123 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.slice_scatter"(%115, %122, %123, %124, %125, %126) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %128 = "torch.aten.mul.Tensor"(%127, %85) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.aten.add.Tensor"(%86, %128, %129) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %131 = "torch.aten.mul.Tensor"(%arg1, %83) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice.Tensor"(%arg1, %132, %133, %134, %135) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %137 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %141 = "torch.aten.slice.Tensor"(%arg1, %137, %138, %139, %140) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %146 = "torch.constant.none"() : () -> !torch.none
    %147 = "torch.aten.empty_like"(%arg1, %142, %143, %144, %145, %146) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %148 = "torch.aten.neg"(%141) : (!torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %149 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %153 = "torch.aten.slice.Tensor"(%147, %149, %150, %151, %152) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %154 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %155 = "torch.aten.copy"(%153, %148, %154) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %156 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.aten.slice_scatter"(%147, %155, %156, %157, %158, %159) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %161 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %165 = "torch.aten.slice.Tensor"(%160, %161, %162, %163, %164) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %166 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %167 = "torch.aten.copy"(%165, %136, %166) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %168 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %172 = "torch.aten.slice_scatter"(%160, %167, %168, %169, %170, %171) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %173 = "torch.aten.mul.Tensor"(%172, %85) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.aten.add.Tensor"(%131, %173, %174) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    "func.return"(%130, %175) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
