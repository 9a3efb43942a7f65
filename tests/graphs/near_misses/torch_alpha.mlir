"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
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
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,5,32],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%28, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.to.dtype"(%28, %37, %38, %39, %40) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %42, %43, %44, %45, %46) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten.to.dtype"(%31, %47, %48, %49, %50) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%41, %52) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%51, %54) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.chunk"(%arg0, %56, %57) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %59:2 = "torch.prim.ListUnpack"(%58) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>)
    %60 = "torch.aten.mul.Tensor"(%59#0, %53) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %61 = "torch.aten.mul.Tensor"(%59#1, %55) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.aten.sub.Tensor"(%60, %61, %62) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %64 = "torch.aten.mul.Tensor"(%59#1, %53) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %65 = "torch.aten.mul.Tensor"(%59#0, %55) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.add.Tensor"(%64, %65, %66) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %68 = "torch.prim.ListConstruct"(%63, %67) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    "func.return"(%70) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
