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
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%24, %28, %29, %30, %31, %32) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten._to_copy"(%24, %33, %34, %35, %36, %37, %38) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %43 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %40, %41, %42, %43, %44) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %45 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten._to_copy"(%27, %45, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],bf16>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%39, %52) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%51, %54) : (!torch.vtensor<[1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %56 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.split.Tensor"(%arg0, %56, %57) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %59:2 = "torch.prim.ListUnpack"(%58) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>)
    %60 = "torch.aten.mul.Tensor"(%59#0, %53) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %61 = "torch.aten.mul.Tensor"(%59#1, %55) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.sub.Tensor"(%60, %61, %62) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %64 = "torch.aten.mul.Tensor"(%59#1, %53) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %65 = "torch.aten.mul.Tensor"(%59#0, %55) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.add.Tensor"(%64, %65, %66) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %68 = "torch.prim.ListConstruct"(%63, %67) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.split.Tensor"(%arg1, %71, %72) : (!torch.vtensor<[1,1,4,32],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %74:2 = "torch.prim.ListUnpack"(%73) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>)
    %75 = "torch.aten.mul.Tensor"(%74#0, %53) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %76 = "torch.aten.mul.Tensor"(%74#1, %55) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.sub.Tensor"(%75, %76, %77) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %79 = "torch.aten.mul.Tensor"(%74#1, %53) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %80 = "torch.aten.mul.Tensor"(%74#0, %55) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.vtensor<[1,1,4,16],bf16>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.add.Tensor"(%79, %80, %81) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,16],bf16>
    %83 = "torch.prim.ListConstruct"(%78, %82) : (!torch.vtensor<[1,1,4,16],bf16>, !torch.vtensor<[1,1,4,16],bf16>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    "func.return"(%70, %85) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
