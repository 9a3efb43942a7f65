"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main"}> ({
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
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.ones_like"(%25, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,5,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %32 = "torch.aten.polar"(%31, %25) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],complex<f32>>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,32],complex<f32>>
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype"(%arg0, %40, %41, %42, %43) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,64],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.prim.ListConstruct"(%45, %46, %47, %48, %49) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.reshape"(%44, %50) : (!torch.vtensor<[1,2,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32,2],f32>
    %52 = "torch.aten.view_as_complex"(%51) : (!torch.vtensor<[1,2,5,32,2],f32>) -> !torch.vtensor<[1,2,5,32],complex<f32>>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.aten.to.dtype"(%arg1, %58, %59, %60, %61) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,64],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%63, %64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.reshape"(%62, %68) : (!torch.vtensor<[1,1,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,32,2],f32>
    %70 = "torch.aten.view_as_complex"(%69) : (!torch.vtensor<[1,1,5,32,2],f32>) -> !torch.vtensor<[1,1,5,32],complex<f32>>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.unsqueeze"(%34, %71) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.int) -> !torch.vtensor<[1,1,5,32],complex<f32>>
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%72, %73, %74, %75, %76, %77) : (!torch.vtensor<[1,1,5,32],complex<f32>>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %78 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.aten.to.dtype_layout"(%72, %78, %79, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,1,5,32],complex<f32>>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,32],complex<f32>>
    %86 = "torch.aten.mul.Tensor"(%52, %85) : (!torch.vtensor<[1,2,5,32],complex<f32>>, !torch.vtensor<[1,1,5,32],complex<f32>>) -> !torch.vtensor<[1,2,5,32],complex<f32>>
    %87 = "torch.aten.view_as_real"(%86) : (!torch.vtensor<[1,2,5,32],complex<f32>>) -> !torch.vtensor<[1,2,5,32,2],f32>
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.flatten.using_ints"(%87, %88, %89) : (!torch.vtensor<[1,2,5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %91 = "torch.aten.type_as"(%90, %44) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %92 = "torch.aten.mul.Tensor"(%70, %85) : (!torch.vtensor<[1,1,5,32],complex<f32>>, !torch.vtensor<[1,1,5,32],complex<f32>>) -> !torch.vtensor<[1,1,5,32],complex<f32>>
    %93 = "torch.aten.view_as_real"(%92) : (!torch.vtensor<[1,1,5,32],complex<f32>>) -> !torch.vtensor<[1,1,5,32,2],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.flatten.using_ints"(%93, %94, %95) : (!torch.vtensor<[1,1,5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %97 = "torch.aten.type_as"(%96, %62) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%91, %97) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
