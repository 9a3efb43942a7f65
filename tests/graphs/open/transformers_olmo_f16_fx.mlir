"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f16>, !torch.vtensor<[1,1,5,64],f16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f16>, !torch.vtensor<[1,1,5,64],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f16>, %arg1: !torch.vtensor<[1,1,5,64],f16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
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
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[32],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,5,64],f32>, !torch.float) -> !torch.vtensor<[1,5,64],f32>
    %32 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[1,5,64],f32>, !torch.float) -> !torch.vtensor<[1,5,64],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%31, %35) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%34, %37) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %39 = "torch.aten.mul.Tensor"(%arg0, %36) : (!torch.vtensor<[1,2,5,64],f16>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg0, %40, %41, %42, %43) : (!torch.vtensor<[1,2,5,64],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%arg0, %45, %46, %47, %48) : (!torch.vtensor<[1,2,5,64],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %50 = "torch.aten.neg"(%49) : (!torch.vtensor<[1,2,5,32],f16>) -> !torch.vtensor<[1,2,5,32],f16>
    %51 = "torch.prim.ListConstruct"(%50, %44) : (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[1,2,5,32],f16>) -> !torch.list<vtensor>
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.cat"(%51, %52) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f16>
    %54 = "torch.aten.mul.Tensor"(%53, %38) : (!torch.vtensor<[1,2,5,64],f16>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.add.Tensor"(%39, %54, %55) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %57 = "torch.aten.mul.Tensor"(%arg1, %36) : (!torch.vtensor<[1,1,5,64],f16>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%arg1, %58, %59, %60, %61) : (!torch.vtensor<[1,1,5,64],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f16>
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%arg1, %63, %64, %65, %66) : (!torch.vtensor<[1,1,5,64],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f16>
    %68 = "torch.aten.neg"(%67) : (!torch.vtensor<[1,1,5,32],f16>) -> !torch.vtensor<[1,1,5,32],f16>
    %69 = "torch.prim.ListConstruct"(%68, %62) : (!torch.vtensor<[1,1,5,32],f16>, !torch.vtensor<[1,1,5,32],f16>) -> !torch.list<vtensor>
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.aten.cat"(%69, %70) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f16>
    %72 = "torch.aten.mul.Tensor"(%71, %38) : (!torch.vtensor<[1,1,5,64],f16>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.add.Tensor"(%57, %72, %73) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %78 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%56, %75, %76, %77, %78, %79) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %80 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.aten.to.dtype"(%56, %80, %81, %82, %83) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,64],f16>
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %88 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%74, %85, %86, %87, %88, %89) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %90 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %91 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.aten.to.dtype"(%74, %90, %91, %92, %93) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,64],f16>
    "func.return"(%84, %94) : (!torch.vtensor<[1,2,5,64],f16>, !torch.vtensor<[1,1,5,64],f16>) -> ()
  }) : () -> ()
}) : () -> ()
