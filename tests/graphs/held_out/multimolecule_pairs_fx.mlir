"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,2,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.aten.mul.Tensor"(%11, %12) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %14 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %15 = "torch.aten.div.Scalar"(%13, %14) : (!torch.vtensor<[1,5,16],f32>, !torch.float) -> !torch.vtensor<[1,5,16],f32>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten.repeat_interleave.self_int"(%15, %16, %17, %18) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %20 = "torch.aten.cos"(%19) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %23 = "torch.aten.sin"(%19) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%23, %24) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%22, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.aten.to.dtype"(%22, %31, %32, %33, %34) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],bf16>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%25, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%25, %41, %42, %43, %44) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],bf16>
    %46 = "torch.aten.mul.Tensor"(%arg0, %35) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%arg0, %47, %48, %49, %50) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %52 = "torch.aten.neg"(%51) : (!torch.vtensor<[1,2,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%arg0, %53, %54, %55, %56) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %58 = "torch.prim.ListConstruct"(%52, %57) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.stack"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],bf16>
    %61 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.flatten.using_ints"(%60, %61, %62) : (!torch.vtensor<[1,2,5,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %64 = "torch.aten.mul.Tensor"(%63, %45) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.add.Tensor"(%46, %64, %65) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %67 = "torch.aten.mul.Tensor"(%arg1, %35) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%arg1, %68, %69, %70, %71) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %73 = "torch.aten.neg"(%72) : (!torch.vtensor<[1,2,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg1, %74, %75, %76, %77) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %79 = "torch.prim.ListConstruct"(%73, %78) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.stack"(%79, %80) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],bf16>
    %82 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.aten.flatten.using_ints"(%81, %82, %83) : (!torch.vtensor<[1,2,5,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %85 = "torch.aten.mul.Tensor"(%84, %45) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.add.Tensor"(%67, %85, %86) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%66, %87) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
