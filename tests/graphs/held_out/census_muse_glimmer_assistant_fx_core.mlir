"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,2,32],bf16>, %arg1: !torch.vtensor<[1,1,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %22 = "torch.prim.ListConstruct"(%21, %21) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %25 = "torch.aten.cos"(%24) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %28 = "torch.aten.sin"(%24) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten._to_copy"(%27, %36, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],bf16>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten._to_copy"(%30, %48, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],bf16>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%42, %55) : (!torch.vtensor<[1,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%54, %57) : (!torch.vtensor<[1,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%56, %59, %60, %61, %62) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,2,32],bf16>
    %64 = "torch.aten.mul.Tensor"(%arg0, %63) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,1,2,32],bf16>) -> !torch.vtensor<[1,2,2,32],bf16>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%arg0, %65, %66, %67, %68) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,16],bf16>
    %70 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.slice.Tensor"(%arg0, %70, %71, %72, %73) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,16],bf16>
    %75 = "torch.aten.neg"(%74) : (!torch.vtensor<[1,2,2,16],bf16>) -> !torch.vtensor<[1,2,2,16],bf16>
    %76 = "torch.prim.ListConstruct"(%75, %69) : (!torch.vtensor<[1,2,2,16],bf16>, !torch.vtensor<[1,2,2,16],bf16>) -> !torch.list<vtensor>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.cat"(%76, %77) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,32],bf16>
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%58, %79, %80, %81, %82) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,2,32],bf16>
    %84 = "torch.aten.mul.Tensor"(%78, %83) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,1,2,32],bf16>) -> !torch.vtensor<[1,2,2,32],bf16>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.add.Tensor"(%64, %84, %85) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,2,2,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,2,32],bf16>
    %87 = "torch.aten.mul.Tensor"(%arg1, %56) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,1,5,32],bf16>
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.slice.Tensor"(%arg1, %88, %89, %90, %91) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%arg1, %93, %94, %95, %96) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %98 = "torch.aten.neg"(%97) : (!torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %99 = "torch.prim.ListConstruct"(%98, %92) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.list<vtensor>
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.cat"(%99, %100) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %102 = "torch.aten.mul.Tensor"(%101, %58) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,1,5,32],bf16>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.add.Tensor"(%87, %102, %103) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    "func.return"(%86, %104) : (!torch.vtensor<[1,2,2,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
