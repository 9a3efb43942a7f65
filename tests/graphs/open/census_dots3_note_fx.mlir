"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,1,4,32],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %32 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %40 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype"(%31, %40, %41, %42, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%34, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%34, %50, %51, %52, %53) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%44, %55, %56, %57, %58) : (!torch.vtensor<[1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%59, %60) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%54, %62, %63, %64, %65) : (!torch.vtensor<[1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],bf16>
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.unsqueeze"(%66, %67) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%arg0, %69, %70, %71, %72) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg0, %74, %75, %76, %77) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%arg1, %79, %80, %81, %82) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%arg1, %84, %85, %86, %87) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %89 = "torch.aten.mul.Tensor"(%73, %61) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %90 = "torch.aten.mul.Tensor"(%78, %68) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.sub.Tensor"(%89, %90, %91) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %93 = "torch.aten.mul.Tensor"(%78, %61) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %94 = "torch.aten.mul.Tensor"(%73, %68) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Tensor"(%93, %94, %95) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %97 = "torch.prim.ListConstruct"(%92, %96) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.cat"(%97, %98) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %100 = "torch.aten.mul.Tensor"(%83, %61) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %101 = "torch.aten.mul.Tensor"(%88, %68) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.sub.Tensor"(%100, %101, %102) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %104 = "torch.aten.mul.Tensor"(%88, %61) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %105 = "torch.aten.mul.Tensor"(%83, %68) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.add.Tensor"(%104, %105, %106) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %108 = "torch.prim.ListConstruct"(%103, %107) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%99, %110) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
