"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,1,4,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg2, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,4],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4],f32>
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[1,4],f32>, !torch.int) -> !torch.vtensor<[1,4,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8D73E8718363E0D94993DE386013DF27B5A3C9C44B83B0D691B3B6F12833A2517DD3953773A39A4439D38B2A204384FBA5F37C1B0BC36E4231F36"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.aten.mul.Tensor"(%13, %14) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %16 = "torch.aten.cos"(%15) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %17 = "torch.aten.sin"(%15) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%16, %18) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%17, %20) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.slice.Tensor"(%arg0, %22, %23, %24, %25) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.slice.Tensor"(%arg0, %27, %28, %29, %30) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%19, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.aten._to_copy"(%19, %37, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten._to_copy"(%21, %49, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %56 = "torch.aten.mul.Tensor"(%26, %43) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %57 = "torch.aten.mul.Tensor"(%31, %55) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.sub.Tensor"(%56, %57, %58) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %60 = "torch.aten.mul.Tensor"(%31, %43) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %61 = "torch.aten.mul.Tensor"(%26, %55) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.add.Tensor"(%60, %61, %62) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %64 = "torch.prim.ListConstruct"(%59, %63) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.aten.cat"(%64, %65) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %67 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.slice.Tensor"(%arg1, %67, %68, %69, %70) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.slice.Tensor"(%arg1, %72, %73, %74, %75) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%19, %77, %78, %79, %80, %81) : (!torch.vtensor<[1,1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %82 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.aten._to_copy"(%19, %82, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %89, %90, %91, %92, %93) : (!torch.vtensor<[1,1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %94 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.aten._to_copy"(%21, %94, %95, %96, %97, %98, %99) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,16],bf16>
    %101 = "torch.aten.mul.Tensor"(%71, %88) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %102 = "torch.aten.mul.Tensor"(%76, %100) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.sub.Tensor"(%101, %102, %103) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %105 = "torch.aten.mul.Tensor"(%76, %88) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %106 = "torch.aten.mul.Tensor"(%71, %100) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.add.Tensor"(%105, %106, %107) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %109 = "torch.prim.ListConstruct"(%104, %108) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%66, %111) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
