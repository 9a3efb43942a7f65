"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%5, %6, %7, %8, %9, %10) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.aten.to.device"(%5, %11, %12, %13, %14, %15) : (!torch.vtensor<[5],si64>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %19 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F168A0A3F168A0A3F54F2953E54F2953E044B223E044B223EF6A7AF3DF6A7AF3D951E3E3D951E3E3D0FC6CD3C0FC6CD3C86B75E3C86B75E3C2B0EF13B2B0EF13BA973823BA973823B6E310D3B6E310D3B97D1983A97D1983AD466253AD466253A4C05B3394C05B339D7C24139D7C2413917B7D13817B7D138"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%19, %20) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %22 = "torch.aten.mul.Tensor"(%18, %21) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,32],f32>) -> !torch.vtensor<[5,32],f32>
    %23 = "torch.aten.sin"(%22) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%16, %24) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F168A0A3F168A0A3F54F2953E54F2953E044B223E044B223EF6A7AF3DF6A7AF3D951E3E3D951E3E3D0FC6CD3C0FC6CD3C86B75E3C86B75E3C2B0EF13B2B0EF13BA973823BA973823B6E310D3B6E310D3B97D1983A97D1983AD466253AD466253A4C05B3394C05B339D7C24139D7C2413917B7D13817B7D138"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.aten.unsqueeze"(%26, %27) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %29 = "torch.aten.mul.Tensor"(%25, %28) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,32],f32>) -> !torch.vtensor<[5,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %31 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%31, %32) : (!torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.aten.ones"(%33, %34, %35, %36, %37) : (!torch.list<int>, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5,5],f32>
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%38, %39, %40, %41, %42, %43) : (!torch.vtensor<[5,5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.aten.to.device"(%38, %44, %45, %46, %47, %48) : (!torch.vtensor<[5,5],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,5],f32>
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %51 = "torch.aten.tril"(%49, %50) : (!torch.vtensor<[5,5],f32>, !torch.int) -> !torch.vtensor<[5,5],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%16, %52) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%16, %54) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[1,5],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.sub.Tensor"(%53, %55, %56) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[5,5],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %58, %59, %60, %61, %62) : (!torch.vtensor<[5,5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 11 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%51, %63, %64, %65, %66) : (!torch.vtensor<[5,5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,5],i1>
    %68 = "torch.aten.bitwise_not"(%67) : (!torch.vtensor<[5,5],i1>) -> !torch.vtensor<[5,5],i1>
    %69 = "torch.constant.float"() <{value = 0x7FF0000000000000 : f64}> : () -> !torch.float
    %70 = "torch.aten.masked_fill.Scalar"(%57, %68, %69) : (!torch.vtensor<[5,5],f32>, !torch.vtensor<[5,5],i1>, !torch.float) -> !torch.vtensor<[5,5],f32>
    %71 = "torch.vtensor.literal"() <{value = dense<"0xEC0A02BDB30281BC"> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.unsqueeze"(%71, %72) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2,1],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.unsqueeze"(%73, %74) : (!torch.vtensor<[2,1],f32>, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %76 = "torch.aten.mul.Tensor"(%70, %75) : (!torch.vtensor<[5,5],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,5,5],f32>
    %77 = "torch.aten.exp"(%76) : (!torch.vtensor<[2,5,5],f32>) -> !torch.vtensor<[2,5,5],f32>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.aten.nan_to_num"(%77, %78, %79, %80) : (!torch.vtensor<[2,5,5],f32>, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[2,5,5],f32>
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%82) : (!torch.int) -> !torch.list<int>
    %84 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.aten.sum.dim_IntList"(%81, %83, %84, %85) : (!torch.vtensor<[2,5,5],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,1],f32>
    %87 = "torch.aten.sqrt"(%86) : (!torch.vtensor<[2,5,1],f32>) -> !torch.vtensor<[2,5,1],f32>
    %88 = "torch.aten.div.Tensor"(%81, %87) : (!torch.vtensor<[2,5,5],f32>, !torch.vtensor<[2,5,1],f32>) -> !torch.vtensor<[2,5,5],f32>
    %89 = "torch.aten.mul.Tensor"(%arg0, %30) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%arg0, %90, %91, %92, %93) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%arg0, %95, %96, %97, %98) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %100 = "torch.aten.neg"(%99) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %101 = "torch.prim.ListConstruct"(%100, %94) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %102 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %103 = "torch.aten.stack"(%101, %102) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %104 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.aten.flatten.using_ints"(%103, %104, %105) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %107 = "torch.aten.mul.Tensor"(%106, %23) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.add.Tensor"(%89, %107, %108) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %110 = "torch.aten.mul.Tensor"(%arg1, %30) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg1, %111, %112, %113, %114) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%arg1, %116, %117, %118, %119) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %121 = "torch.aten.neg"(%120) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %122 = "torch.prim.ListConstruct"(%121, %115) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %124 = "torch.aten.stack"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %125 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %127 = "torch.aten.flatten.using_ints"(%124, %125, %126) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %128 = "torch.aten.mul.Tensor"(%127, %23) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.aten.add.Tensor"(%110, %128, %129) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%109, %130) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
