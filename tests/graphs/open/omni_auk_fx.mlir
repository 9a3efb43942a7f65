"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,1,5,32],bf16>):
    %0 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %6 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %7 = "torch.aten.outer"(%5, %6) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %8 = "torch.prim.ListConstruct"(%7, %7) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.stack"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,16,2],f32>
    %11 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.aten.flatten.using_ints"(%10, %11, %12) : (!torch.vtensor<[5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%15, %16) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg0, %23, %24, %25, %26) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %28 = "torch.aten.cos"(%17) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %29 = "torch.aten.mul.Tensor"(%27, %28) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%30, %31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.reshape"(%27, %35) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unbind.int"(%36, %37) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %39:2 = "torch.prim.ListUnpack"(%38) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>)
    %40 = "torch.aten.neg"(%39#1) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %41 = "torch.prim.ListConstruct"(%40, %39#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.stack"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %44 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.flatten.using_ints"(%43, %44, %45) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %47 = "torch.aten.sin"(%17) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %48 = "torch.aten.mul.Tensor"(%46, %47) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.add.Tensor"(%29, %48, %49) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%50, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.dtype"(%50, %56, %57, %58, %59) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],bf16>
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %64 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %61, %62, %63, %64, %65) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.aten.to.dtype"(%arg1, %66, %67, %68, %69) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],f32>
    %71 = "torch.aten.cos"(%17) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %72 = "torch.aten.mul.Tensor"(%70, %71) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%73, %74, %75, %76, %77) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.reshape"(%70, %78) : (!torch.vtensor<[1,1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,16,2],f32>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.unbind.int"(%79, %80) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %82:2 = "torch.prim.ListUnpack"(%81) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>)
    %83 = "torch.aten.neg"(%82#1) : (!torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %84 = "torch.prim.ListConstruct"(%83, %82#0) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.stack"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %87 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.flatten.using_ints"(%86, %87, %88) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %90 = "torch.aten.sin"(%17) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %91 = "torch.aten.mul.Tensor"(%89, %90) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%72, %91, %92) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %97 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%93, %94, %95, %96, %97, %98) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %99 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.aten.to.dtype"(%93, %99, %100, %101, %102) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],bf16>
    "func.return"(%60, %103) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
