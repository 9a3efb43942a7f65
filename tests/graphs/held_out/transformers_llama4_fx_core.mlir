"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,64],f32>, !torch.vtensor<[1,5,1,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,5,2,64],f32>, !torch.vtensor<[1,5,1,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,64],f32>, %arg1: !torch.vtensor<[1,5,1,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
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
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803FC6E1293FBC77E13EE39E953EB093463EA0C6033EADE4AE3D671E683DC8081A3D496FCC3CC3A9873C6D0D343C4FF7EE3B02949E3B2077523B41AA0B3B215DB93AEA03763A8D41233A81ACD839F8C88F39F4D43E39C345FD386B12A838C4105F38CB0614381076C437345F8237A7072D374DA5E536A7649836B0414A36"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803FC6E1293FBC77E13EE39E953EB093463EA0C6033EADE4AE3D671E683DC8081A3D496FCC3CC3A9873C6D0D343C4FF7EE3B02949E3B2077523B41AA0B3B215DB93AEA03763A8D41233A81ACD839F8C88F39F4D43E39C345FD386B12A838C4105F38CB0614381076C437345F8237A7072D374DA5E536A7649836B0414A36"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.full_like"(%21, %22, %23, %24, %25, %26, %27) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.aten.polar"(%28, %21) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],complex<f32>>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,32],complex<f32>>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,5,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%37, %38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%arg0, %42) : (!torch.vtensor<[1,5,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32,2],f32>
    %44 = "torch.aten.view_as_complex"(%43) : (!torch.vtensor<[1,5,2,32,2],f32>) -> !torch.vtensor<[1,5,2,32],complex<f32>>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,5,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%50, %51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%arg1, %55) : (!torch.vtensor<[1,5,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1,32,2],f32>
    %57 = "torch.aten.view_as_complex"(%56) : (!torch.vtensor<[1,5,1,32,2],f32>) -> !torch.vtensor<[1,5,1,32],complex<f32>>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%31, %58) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,32],complex<f32>>
    %60 = "torch.aten.mul.Tensor"(%44, %59) : (!torch.vtensor<[1,5,2,32],complex<f32>>, !torch.vtensor<[1,5,1,32],complex<f32>>) -> !torch.vtensor<[1,5,2,32],complex<f32>>
    %61 = "torch.aten.view_as_real"(%60) : (!torch.vtensor<[1,5,2,32],complex<f32>>) -> !torch.vtensor<[1,5,2,32,2],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%62, %63, %64, %65) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%61, %66) : (!torch.vtensor<[1,5,2,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,64],f32>
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.aten.unsqueeze"(%31, %68) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,32],complex<f32>>
    %70 = "torch.aten.mul.Tensor"(%57, %69) : (!torch.vtensor<[1,5,1,32],complex<f32>>, !torch.vtensor<[1,5,1,32],complex<f32>>) -> !torch.vtensor<[1,5,1,32],complex<f32>>
    %71 = "torch.aten.view_as_real"(%70) : (!torch.vtensor<[1,5,1,32],complex<f32>>) -> !torch.vtensor<[1,5,1,32,2],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%71, %76) : (!torch.vtensor<[1,5,1,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1,64],f32>
    "func.return"(%67, %77) : (!torch.vtensor<[1,5,2,64],f32>, !torch.vtensor<[1,5,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
