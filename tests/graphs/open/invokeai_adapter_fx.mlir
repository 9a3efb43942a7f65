"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,4],si64>) -> (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,32],f32>, %arg2: !torch.vtensor<[2,4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[2,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.device"(%arg2, %5, %6, %7, %8, %9) : (!torch.vtensor<[2,4],si64>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4],f32>
    %11 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%11, %12, %13, %14, %15, %16) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.to.device"(%17, %18, %19, %20, %21, %22) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %24 = "torch.constant.str"() <{value = "bl,d->bld"}> : () -> !torch.str
    %25 = "torch.prim.ListConstruct"(%10, %23) : (!torch.vtensor<[2,4],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.einsum"(%24, %25, %26) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,4,16],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%28, %29, %30) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.repeat"(%27, %31) : (!torch.vtensor<[2,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %33 = "torch.aten.cos"(%32) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.aten.to.dtype"(%33, %39, %40, %41, %42) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %44 = "torch.aten.sin"(%32) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%44, %45, %46, %47, %48, %49) : (!torch.vtensor<[2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%44, %50, %51, %52, %53) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%43, %55) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %57 = "torch.aten.mul.Tensor"(%arg0, %56) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,2,4,32],f32>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%arg0, %58, %59, %60, %61) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%arg0, %63, %64, %65, %66) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %68 = "torch.aten.neg"(%67) : (!torch.vtensor<[2,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %69 = "torch.prim.ListConstruct"(%68, %62) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>) -> !torch.list<vtensor>
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.aten.cat"(%69, %70) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.unsqueeze"(%54, %72) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %74 = "torch.aten.mul.Tensor"(%71, %73) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,2,4,32],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.add.Tensor"(%57, %74, %75) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.unsqueeze"(%43, %77) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %79 = "torch.aten.mul.Tensor"(%arg1, %78) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg1, %80, %81, %82, %83) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%arg1, %85, %86, %87, %88) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %90 = "torch.aten.neg"(%89) : (!torch.vtensor<[2,1,4,16],f32>) -> !torch.vtensor<[2,1,4,16],f32>
    %91 = "torch.prim.ListConstruct"(%90, %84) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,16],f32>) -> !torch.list<vtensor>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.aten.cat"(%91, %92) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.unsqueeze"(%54, %94) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %96 = "torch.aten.mul.Tensor"(%93, %95) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.add.Tensor"(%79, %96, %97) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%76, %98) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
