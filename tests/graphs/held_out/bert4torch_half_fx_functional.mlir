"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,1,4,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803E9AF50F3E9BE8A13D8718363DCCCCCC3CC155663CE286013C39AD913B0AD7233B9A44B83A333E4F3A2815E9396E128339146A133961CBA53853773A38"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,16,1],f32>
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%4, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%10, %11, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.expand"(%4, %13, %14) : (!torch.vtensor<[1,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,16,1],f32>
    %16 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%arg2, %16) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,1,4],si64>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%17, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,1,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten._to_copy"(%17, %23, %24, %25, %26, %27, %28) : (!torch.vtensor<[1,1,4],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4],f32>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %30, %31, %32, %33, %34) : (!torch.vtensor<[1,16,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%29, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,1,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %40 = "torch.aten.matmul"(%15, %29) : (!torch.vtensor<[1,16,1],f32>, !torch.vtensor<[1,1,4],f32>) -> !torch.vtensor<[1,16,4],f32>
    %41 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.transpose.int"(%40, %41, %42) : (!torch.vtensor<[1,16,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %44 = "torch.prim.ListConstruct"(%43, %43) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.cat"(%44, %45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %47 = "torch.aten.cos"(%46) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %48 = "torch.aten.sin"(%46) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%47, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %54 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten._to_copy"(%47, %54, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%48, %61, %62, %63, %64, %65) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %66 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten._to_copy"(%48, %66, %67, %68, %69, %70, %71) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %73 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%arg0, %73, %74, %75, %76) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %78 = "torch.aten.neg"(%77) : (!torch.vtensor<[1,2,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%arg0, %79, %80, %81, %82) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %84 = "torch.prim.ListConstruct"(%78, %83) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.cat"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.unsqueeze"(%60, %87) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.unsqueeze"(%72, %89) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %91 = "torch.aten.mul.Tensor"(%arg0, %88) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %92 = "torch.aten.mul.Tensor"(%86, %90) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.aten.add.Tensor"(%91, %92, %93) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%arg1, %95, %96, %97, %98) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %100 = "torch.aten.neg"(%99) : (!torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %101 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%arg1, %101, %102, %103, %104) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %106 = "torch.prim.ListConstruct"(%100, %105) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %107 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %108 = "torch.aten.cat"(%106, %107) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.unsqueeze"(%60, %109) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.unsqueeze"(%72, %111) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %113 = "torch.aten.mul.Tensor"(%arg1, %110) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,1,4,32],bf16>
    %114 = "torch.aten.mul.Tensor"(%108, %112) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,1,4,32],bf16>
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.aten.add.Tensor"(%113, %114, %115) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%94, %116) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
