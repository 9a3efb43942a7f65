"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,2,4,32],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten._to_copy"(%arg0, %11, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten._to_copy"(%arg1, %23, %24, %25, %26, %27, %28) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %30 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %31, %32, %33, %34, %35) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %37, %38, %39, %40, %41) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %42 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %43 = "torch.aten.cos"(%42) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %44 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A0000803F0000803F064B223E064B223E13C6CD3C13C6CD3CA473823BA473823BD466253AD466253A"> : tensor<4x32xf32>}> : () -> !torch.vtensor<[4,32],f32>
    %45 = "torch.aten.sin"(%44) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %50 = "torch.prim.ListConstruct"(%46, %47, %48, %49) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%43, %50) : (!torch.vtensor<[4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%52, %53, %54, %55) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.view"(%45, %56) : (!torch.vtensor<[4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %58 = "torch.aten.mul.Tensor"(%17, %51) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%59, %60, %61, %62, %63) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%17, %64) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%65, %66, %67, %68, %69) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.slice.Tensor"(%65, %71, %72, %73, %74) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %76 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %77 = "torch.prim.ListConstruct"(%76) : (!torch.int) -> !torch.list<int>
    %78 = "torch.operator"(%70, %77) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],f32>
    %79 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%79) : (!torch.int) -> !torch.list<int>
    %81 = "torch.operator"(%75, %80) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],f32>
    %82 = "torch.aten.neg"(%81) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %83 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %84 = "torch.aten.unsqueeze"(%82, %83) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %85 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %86 = "torch.aten.unsqueeze"(%78, %85) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %87 = "torch.prim.ListConstruct"(%84, %86) : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %94 = "torch.prim.ListConstruct"(%90, %91, %92, %93) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.view"(%89, %94) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %96 = "torch.aten.mul.Tensor"(%95, %57) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.add.Tensor"(%58, %96, %97) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %99 = "torch.aten.mul.Tensor"(%29, %51) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%100, %101, %102, %103, %104) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.view"(%29, %105) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %107 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%106, %107, %108, %109, %110) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %112 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.aten.slice.Tensor"(%106, %112, %113, %114, %115) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %117 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %118 = "torch.prim.ListConstruct"(%117) : (!torch.int) -> !torch.list<int>
    %119 = "torch.operator"(%111, %118) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],f32>
    %120 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %121 = "torch.prim.ListConstruct"(%120) : (!torch.int) -> !torch.list<int>
    %122 = "torch.operator"(%116, %121) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],f32>
    %123 = "torch.aten.neg"(%122) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %124 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %125 = "torch.aten.unsqueeze"(%123, %124) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %126 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %127 = "torch.aten.unsqueeze"(%119, %126) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %128 = "torch.prim.ListConstruct"(%125, %127) : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.list<vtensor>
    %129 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %130 = "torch.aten.cat"(%128, %129) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %131 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %135 = "torch.prim.ListConstruct"(%131, %132, %133, %134) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %136 = "torch.aten.view"(%130, %135) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %137 = "torch.aten.mul.Tensor"(%136, %57) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.add.Tensor"(%99, %137, %138) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %140 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %142 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %145 = "torch.constant.none"() : () -> !torch.none
    %146 = "torch.aten._to_copy"(%98, %140, %141, %142, %143, %144, %145) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],bf16>
    %147 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %149 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.aten._to_copy"(%139, %147, %148, %149, %150, %151, %152) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],bf16>
    "func.return"(%146, %153) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
