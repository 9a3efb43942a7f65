"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[1,4,2,32],bf16>, %arg2: !torch.vtensor<[4,16],f32>, %arg3: !torch.vtensor<[4,16],f32>):
    %0 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %2 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg3, %2) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.slice.Tensor"(%arg0, %4, %5, %6, %7) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%8, %14, %15, %16, %17, %18) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten._to_copy"(%8, %19, %20, %21, %22, %23, %24) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %26 = "torch.aten.mul.Tensor"(%25, %1) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%13, %27, %28, %29, %30, %31) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.aten._to_copy"(%13, %32, %33, %34, %35, %36, %37) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %39 = "torch.aten.mul.Tensor"(%38, %3) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.sub.Tensor"(%26, %39, %40) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %42 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten._to_copy"(%41, %42, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],bf16>
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %52 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%13, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten._to_copy"(%13, %54, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %61 = "torch.aten.mul.Tensor"(%60, %1) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %65 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%8, %62, %63, %64, %65, %66) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten._to_copy"(%8, %67, %68, %69, %70, %71, %72) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %74 = "torch.aten.mul.Tensor"(%73, %3) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.add.Tensor"(%61, %74, %75) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %77 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten._to_copy"(%76, %77, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],bf16>
    %84 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %85 = "torch.aten.unsqueeze"(%48, %84) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %86 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%83, %86) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %88 = "torch.prim.ListConstruct"(%85, %87) : (!torch.vtensor<[1,4,2,16,1],bf16>, !torch.vtensor<[1,4,2,16,1],bf16>) -> !torch.list<vtensor>
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.cat"(%88, %89) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],bf16>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%91, %92, %93, %94) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.view"(%90, %95) : (!torch.vtensor<[1,4,2,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],bf16>
    %97 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %98 = "torch.aten.unsqueeze"(%arg2, %97) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %99 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %100 = "torch.aten.unsqueeze"(%arg3, %99) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %101 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%arg1, %101, %102, %103, %104) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %106 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%arg1, %106, %107, %108, %109) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %114 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %115 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%105, %111, %112, %113, %114, %115) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.aten._to_copy"(%105, %116, %117, %118, %119, %120, %121) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %123 = "torch.aten.mul.Tensor"(%122, %98) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %127 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %124, %125, %126, %127, %128) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %129 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %134 = "torch.constant.none"() : () -> !torch.none
    %135 = "torch.aten._to_copy"(%110, %129, %130, %131, %132, %133, %134) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %136 = "torch.aten.mul.Tensor"(%135, %100) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.aten.sub.Tensor"(%123, %136, %137) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %139 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %141 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.aten._to_copy"(%138, %139, %140, %141, %142, %143, %144) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],bf16>
    %146 = "torch.constant.none"() : () -> !torch.none
    %147 = "torch.constant.none"() : () -> !torch.none
    %148 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %149 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %150 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %146, %147, %148, %149, %150) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %151 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %156 = "torch.constant.none"() : () -> !torch.none
    %157 = "torch.aten._to_copy"(%110, %151, %152, %153, %154, %155, %156) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %158 = "torch.aten.mul.Tensor"(%157, %98) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %159 = "torch.constant.none"() : () -> !torch.none
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %162 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%105, %159, %160, %161, %162, %163) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %164 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %165 = "torch.constant.none"() : () -> !torch.none
    %166 = "torch.constant.none"() : () -> !torch.none
    %167 = "torch.constant.none"() : () -> !torch.none
    %168 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %169 = "torch.constant.none"() : () -> !torch.none
    %170 = "torch.aten._to_copy"(%105, %164, %165, %166, %167, %168, %169) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %171 = "torch.aten.mul.Tensor"(%170, %100) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.aten.add.Tensor"(%158, %171, %172) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %174 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %176 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %177 = "torch.constant.none"() : () -> !torch.none
    %178 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %179 = "torch.constant.none"() : () -> !torch.none
    %180 = "torch.aten._to_copy"(%173, %174, %175, %176, %177, %178, %179) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],bf16>
    %181 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %182 = "torch.aten.unsqueeze"(%145, %181) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %183 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %184 = "torch.aten.unsqueeze"(%180, %183) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %185 = "torch.prim.ListConstruct"(%182, %184) : (!torch.vtensor<[1,4,2,16,1],bf16>, !torch.vtensor<[1,4,2,16,1],bf16>) -> !torch.list<vtensor>
    %186 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %187 = "torch.aten.cat"(%185, %186) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],bf16>
    %188 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %189 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %190 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %191 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %192 = "torch.prim.ListConstruct"(%188, %189, %190, %191) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %193 = "torch.aten.view"(%187, %192) : (!torch.vtensor<[1,4,2,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],bf16>
    "func.return"(%96, %193) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
