"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
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
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.ones_like"(%21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.aten.polar"(%27, %21) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],complex<f32>>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[1,4,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,4,16],complex<f32>>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%36, %37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%arg0, %41) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %43 = "torch.aten.view_as_complex"(%42) : (!torch.vtensor<[1,4,2,16,2],f32>) -> !torch.vtensor<[1,4,2,16],complex<f32>>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%49, %50, %51, %52, %53) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.view"(%arg1, %54) : (!torch.vtensor<[1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,16,2],f32>
    %56 = "torch.aten.view_as_complex"(%55) : (!torch.vtensor<[1,4,1,16,2],f32>) -> !torch.vtensor<[1,4,1,16],complex<f32>>
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%30, %57) : (!torch.vtensor<[1,4,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,1,16],complex<f32>>
    %59 = "torch.aten.mul.Tensor"(%43, %58) : (!torch.vtensor<[1,4,2,16],complex<f32>>, !torch.vtensor<[1,4,1,16],complex<f32>>) -> !torch.vtensor<[1,4,2,16],complex<f32>>
    %60 = "torch.aten.view_as_real"(%59) : (!torch.vtensor<[1,4,2,16],complex<f32>>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%61, %62, %63, %64) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%60, %65) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.aten.unsqueeze"(%30, %67) : (!torch.vtensor<[1,4,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,4,1,16],complex<f32>>
    %69 = "torch.aten.mul.Tensor"(%56, %68) : (!torch.vtensor<[1,4,1,16],complex<f32>>, !torch.vtensor<[1,4,1,16],complex<f32>>) -> !torch.vtensor<[1,4,1,16],complex<f32>>
    %70 = "torch.aten.view_as_real"(%69) : (!torch.vtensor<[1,4,1,16],complex<f32>>) -> !torch.vtensor<[1,4,1,16,2],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%70, %75) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32],f32>
    %77 = "torch.aten.type_as"(%66, %arg0) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %78 = "torch.aten.type_as"(%76, %arg1) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    "func.return"(%77, %78) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
