"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[8,2,32],bf16>, !torch.vtensor<[8,2,32],bf16>, !torch.vtensor<[8,3],si64>) -> (!torch.vtensor<[8,2,32],bf16>, !torch.vtensor<[8,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[8,2,32],bf16>, %arg1: !torch.vtensor<[8,2,32],bf16>, %arg2: !torch.vtensor<[8,3],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[8,3],si64>, !torch.int) -> !torch.vtensor<[8,3,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[8,3,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[8,3,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[8,3,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F064B223E13C6CD3CA473823BD466253A"> : tensor<5xf32>}> : () -> !torch.vtensor<[5],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F064B223E13C6CD3CA473823BD466253A"> : tensor<5xf32>}> : () -> !torch.vtensor<[5],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[8,3,1],f32>, !torch.vtensor<[5],f32>) -> !torch.vtensor<[8,3,5],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[8,3,5],f32>) -> !torch.vtensor<[8,3,5],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[8,3,5],f32>, !torch.float) -> !torch.vtensor<[8,3,5],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[8,3,5],f32>) -> !torch.vtensor<[8,3,5],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[8,3,5],f32>, !torch.float) -> !torch.vtensor<[8,3,5],f32>
    %28 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%28, %29) : (!torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%24, %30) : (!torch.vtensor<[8,3,5],f32>, !torch.list<int>) -> !torch.vtensor<[8,15],f32>
    %32 = "torch.prim.ListConstruct"(%31, %31) : (!torch.vtensor<[8,15],f32>, !torch.vtensor<[8,15],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.cat"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,30],f32>
    %35 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%35, %36) : (!torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%27, %37) : (!torch.vtensor<[8,3,5],f32>, !torch.list<int>) -> !torch.vtensor<[8,15],f32>
    %39 = "torch.prim.ListConstruct"(%38, %38) : (!torch.vtensor<[8,15],f32>, !torch.vtensor<[8,15],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.cat"(%39, %40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,30],f32>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%34, %42, %43, %44, %45, %46) : (!torch.vtensor<[8,30],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten._to_copy"(%34, %47, %48, %49, %50, %51, %52) : (!torch.vtensor<[8,30],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[8,30],bf16>
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %54, %55, %56, %57, %58) : (!torch.vtensor<[8,30],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %59 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.aten._to_copy"(%41, %59, %60, %61, %62, %63, %64) : (!torch.vtensor<[8,30],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[8,30],bf16>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.unsqueeze"(%53, %66) : (!torch.vtensor<[8,30],bf16>, !torch.int) -> !torch.vtensor<[8,1,30],bf16>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.unsqueeze"(%65, %68) : (!torch.vtensor<[8,30],bf16>, !torch.int) -> !torch.vtensor<[8,1,30],bf16>
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 30 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.slice.Tensor"(%arg0, %70, %71, %72, %73) : (!torch.vtensor<[8,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 30 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%arg0, %75, %76, %77, %78) : (!torch.vtensor<[8,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,2],bf16>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 30 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg1, %80, %81, %82, %83) : (!torch.vtensor<[8,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 30 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%arg1, %85, %86, %87, %88) : (!torch.vtensor<[8,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,2],bf16>
    %90 = "torch.aten.mul.Tensor"(%74, %67) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,1,30],bf16>) -> !torch.vtensor<[8,2,30],bf16>
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%74, %91, %92, %93, %94) : (!torch.vtensor<[8,2,30],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,15],bf16>
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%74, %96, %97, %98, %99) : (!torch.vtensor<[8,2,30],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,15],bf16>
    %101 = "torch.aten.neg"(%100) : (!torch.vtensor<[8,2,15],bf16>) -> !torch.vtensor<[8,2,15],bf16>
    %102 = "torch.prim.ListConstruct"(%101, %95) : (!torch.vtensor<[8,2,15],bf16>, !torch.vtensor<[8,2,15],bf16>) -> !torch.list<vtensor>
    %103 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %104 = "torch.aten.cat"(%102, %103) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %105 = "torch.aten.mul.Tensor"(%104, %69) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,1,30],bf16>) -> !torch.vtensor<[8,2,30],bf16>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.add.Tensor"(%90, %105, %106) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,2,30],bf16>, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %108 = "torch.aten.mul.Tensor"(%84, %67) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,1,30],bf16>) -> !torch.vtensor<[8,2,30],bf16>
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%84, %109, %110, %111, %112) : (!torch.vtensor<[8,2,30],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,15],bf16>
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.slice.Tensor"(%84, %114, %115, %116, %117) : (!torch.vtensor<[8,2,30],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[8,2,15],bf16>
    %119 = "torch.aten.neg"(%118) : (!torch.vtensor<[8,2,15],bf16>) -> !torch.vtensor<[8,2,15],bf16>
    %120 = "torch.prim.ListConstruct"(%119, %113) : (!torch.vtensor<[8,2,15],bf16>, !torch.vtensor<[8,2,15],bf16>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %122 = "torch.aten.cat"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %123 = "torch.aten.mul.Tensor"(%122, %69) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,1,30],bf16>) -> !torch.vtensor<[8,2,30],bf16>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.add.Tensor"(%108, %123, %124) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,2,30],bf16>, !torch.int) -> !torch.vtensor<[8,2,30],bf16>
    %126 = "torch.prim.ListConstruct"(%107, %79) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,2,2],bf16>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,2,32],bf16>
    %129 = "torch.prim.ListConstruct"(%125, %89) : (!torch.vtensor<[8,2,30],bf16>, !torch.vtensor<[8,2,2],bf16>) -> !torch.list<vtensor>
    %130 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %131 = "torch.aten.cat"(%129, %130) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[8,2,32],bf16>
    "func.return"(%128, %131) : (!torch.vtensor<[8,2,32],bf16>, !torch.vtensor<[8,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
