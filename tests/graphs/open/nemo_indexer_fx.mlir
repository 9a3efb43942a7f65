"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[1,4,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype_layout"(%6, %7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[16],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %15, %16, %17, %18, %19) : (!torch.vtensor<[1,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.dtype"(%arg2, %20, %21, %22, %23) : (!torch.vtensor<[1,4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4],f32>
    %25 = "torch.constant.str"() <{value = "bt,d->btd"}> : () -> !torch.str
    %26 = "torch.prim.ListConstruct"(%24, %14) : (!torch.vtensor<[1,4],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.einsum"(%25, %26, %27) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.aten.ones_like"(%28, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %35 = "torch.aten.polar"(%34, %28) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],complex<f32>>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %40 = "torch.prim.ListConstruct"(%36, %37, %38, %39) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.reshape"(%35, %40) : (!torch.vtensor<[1,4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16],complex<f32>>
    %42 = "torch.aten.real"(%41) : (!torch.vtensor<[1,4,1,16],complex<f32>>) -> !torch.vtensor<[1,4,1,16],f32>
    %43 = "torch.aten.imag"(%41) : (!torch.vtensor<[1,4,1,16],complex<f32>>) -> !torch.vtensor<[1,4,1,16],f32>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten.to.dtype"(%arg0, %49, %50, %51, %52) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.chunk"(%53, %54, %55) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %57:2 = "torch.prim.ListUnpack"(%56) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %58 = "torch.aten.mul.Tensor"(%57#0, %42) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %59 = "torch.aten.mul.Tensor"(%57#1, %43) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.sub.Tensor"(%58, %59, %60) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %62 = "torch.aten.mul.Tensor"(%57#1, %42) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %63 = "torch.aten.mul.Tensor"(%57#0, %43) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%62, %63, %64) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %66 = "torch.prim.ListConstruct"(%61, %65) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.cat"(%66, %67) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%68, %69, %70, %71, %72, %73) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %74 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.aten.to.dtype"(%68, %74, %75, %76, %77) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],bf16>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.prim.ListConstruct"(%79, %80, %81) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %83 = "torch.aten.reshape"(%35, %82) : (!torch.vtensor<[1,4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,4,16],complex<f32>>
    %84 = "torch.aten.real"(%83) : (!torch.vtensor<[1,4,16],complex<f32>>) -> !torch.vtensor<[1,4,16],f32>
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %88 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%84, %85, %86, %87, %88, %89) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %90 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %91 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.aten.to.dtype"(%84, %90, %91, %92, %93) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %95 = "torch.aten.imag"(%83) : (!torch.vtensor<[1,4,16],complex<f32>>) -> !torch.vtensor<[1,4,16],f32>
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %99 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %100 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%95, %96, %97, %98, %99, %100) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %101 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %102 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.aten.to.dtype"(%95, %101, %102, %103, %104) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%arg1, %106, %107, %108, %109) : (!torch.vtensor<[1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg1, %111, %112, %113, %114) : (!torch.vtensor<[1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %116 = "torch.aten.mul.Tensor"(%110, %94) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>) -> !torch.vtensor<[1,4,16],bf16>
    %117 = "torch.aten.mul.Tensor"(%115, %105) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>) -> !torch.vtensor<[1,4,16],bf16>
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.sub.Tensor"(%116, %117, %118) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %120 = "torch.aten.mul.Tensor"(%115, %94) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>) -> !torch.vtensor<[1,4,16],bf16>
    %121 = "torch.aten.mul.Tensor"(%110, %105) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>) -> !torch.vtensor<[1,4,16],bf16>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%120, %121, %122) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %124 = "torch.prim.ListConstruct"(%119, %123) : (!torch.vtensor<[1,4,16],bf16>, !torch.vtensor<[1,4,16],bf16>) -> !torch.list<vtensor>
    %125 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %126 = "torch.aten.cat"(%124, %125) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],bf16>
    "func.return"(%78, %126) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
