"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[32],bf16>, !torch.vtensor<[1,5,16,2],f32>) -> (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],bf16>, %arg1: !torch.vtensor<[1,5,2,32],bf16>, %arg2: !torch.vtensor<[32],bf16>, %arg3: !torch.vtensor<[1,5,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg3) : (!torch.vtensor<[1,5,16,2],f32>) -> !torch.vtensor<[1,5,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten._to_copy"(%arg0, %1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.aten.pow.Tensor_Scalar"(%7, %8) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %12 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.mean.dim"(%9, %11, %12, %13) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,1],f32>
    %15 = "torch.constant.float"() <{value = 1.1920928955078125E-7 : f64}> : () -> !torch.float
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.add.Scalar"(%14, %15, %16) : (!torch.vtensor<[1,5,2,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,5,2,1],f32>
    %18 = "torch.aten.rsqrt"(%17) : (!torch.vtensor<[1,5,2,1],f32>) -> !torch.vtensor<[1,5,2,1],f32>
    %19 = "torch.aten.mul.Tensor"(%7, %18) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,1],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %20 = "torch.aten.mul.Tensor"(%19, %arg2) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[32],bf16>) -> !torch.vtensor<[1,5,2,32],f32>
    %21 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten._to_copy"(%20, %21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.aten._to_copy"(%arg1, %28, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.aten.pow.Tensor_Scalar"(%34, %35) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%37) : (!torch.int) -> !torch.list<int>
    %39 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.mean.dim"(%36, %38, %39, %40) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,1],f32>
    %42 = "torch.constant.float"() <{value = 1.1920928955078125E-7 : f64}> : () -> !torch.float
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.add.Scalar"(%41, %42, %43) : (!torch.vtensor<[1,5,2,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,5,2,1],f32>
    %45 = "torch.aten.rsqrt"(%44) : (!torch.vtensor<[1,5,2,1],f32>) -> !torch.vtensor<[1,5,2,1],f32>
    %46 = "torch.aten.mul.Tensor"(%34, %45) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,1],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %47 = "torch.aten.mul.Tensor"(%46, %arg2) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[32],bf16>) -> !torch.vtensor<[1,5,2,32],f32>
    %48 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten._to_copy"(%47, %48, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten._to_copy"(%27, %60, %61, %62, %63, %64, %65) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%67, %68, %69, %70, %71) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%66, %72) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %74 = "torch.aten.view_as_complex"(%73) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.aten.unsqueeze"(%0, %75) : (!torch.vtensor<[1,5,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %77 = "torch.aten.mul.Tensor"(%74, %76) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %78 = "torch.aten.view_as_real"(%77) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%79, %80, %81, %82) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.view"(%78, %83) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %85 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.aten._to_copy"(%84, %85, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%54, %92, %93, %94, %95, %96) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.aten._to_copy"(%54, %97, %98, %99, %100, %101, %102) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %109 = "torch.prim.ListConstruct"(%104, %105, %106, %107, %108) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %110 = "torch.aten.view"(%103, %109) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %111 = "torch.aten.view_as_complex"(%110) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.unsqueeze"(%0, %112) : (!torch.vtensor<[1,5,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %114 = "torch.aten.mul.Tensor"(%111, %113) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %115 = "torch.aten.view_as_real"(%114) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %120 = "torch.prim.ListConstruct"(%116, %117, %118, %119) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %121 = "torch.aten.view"(%115, %120) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %122 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %124 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.aten._to_copy"(%121, %122, %123, %124, %125, %126, %127) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],bf16>
    "func.return"(%91, %128) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
