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
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803FC6E1293FBC77E13EE39E953EB093463EA0C6033EADE4AE3D671E683DC8081A3D496FCC3CC3A9873C6D0D343C4FF7EE3B02949E3B2077523B41AA0B3B215DB93AEA03763A8D41233A81ACD839F8C88F39F4D43E39C345FD386B12A838C4105F38CB0614381076C437345F8237A7072D374DA5E536A7649836B0414A36"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803FC6E1293FBC77E13EE39E953EB093463EA0C6033EADE4AE3D671E683DC8081A3D496FCC3CC3A9873C6D0D343C4FF7EE3B02949E3B2077523B41AA0B3B215DB93AEA03763A8D41233A81ACD839F8C88F39F4D43E39C345FD386B12A838C4105F38CB0614381076C437345F8237A7072D374DA5E536A7649836B0414A36"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[32],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %31 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %32 = "torch.aten.mul.Scalar"(%30, %31) : (!torch.vtensor<[1,5,64],f32>, !torch.float) -> !torch.vtensor<[1,5,64],f32>
    %33 = "torch.aten.sin"(%29) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %34 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %35 = "torch.aten.mul.Scalar"(%33, %34) : (!torch.vtensor<[1,5,64],f32>, !torch.float) -> !torch.vtensor<[1,5,64],f32>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%32, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%32, %41, %42, %43, %44) : (!torch.vtensor<[1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten.to.dtype"(%35, %51, %52, %53, %54) : (!torch.vtensor<[1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %56, %57, %58, %59, %60) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.aten.to.dtype"(%arg0, %61, %62, %63, %64) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,64],f32>
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %66, %67, %68, %69, %70) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %73 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.aten.to.dtype"(%arg1, %71, %72, %73, %74) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,64],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%45, %76) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.unsqueeze"(%55, %78) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %80 = "torch.aten.mul.Tensor"(%65, %77) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%65, %81, %82, %83, %84) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%65, %86, %87, %88, %89) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %91 = "torch.aten.neg"(%90) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %92 = "torch.prim.ListConstruct"(%91, %85) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.aten.stack"(%92, %93) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32,2],f32>
    %95 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %97 = "torch.aten.flatten.using_ints"(%94, %95, %96) : (!torch.vtensor<[1,2,5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %98 = "torch.aten.mul.Tensor"(%97, %79) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.add.Tensor"(%80, %98, %99) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %101 = "torch.aten.mul.Tensor"(%75, %77) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%75, %102, %103, %104, %105) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%75, %107, %108, %109, %110) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %112 = "torch.aten.neg"(%111) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %113 = "torch.prim.ListConstruct"(%112, %106) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.stack"(%113, %114) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32,2],f32>
    %116 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %118 = "torch.aten.flatten.using_ints"(%115, %116, %117) : (!torch.vtensor<[1,1,5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %119 = "torch.aten.mul.Tensor"(%118, %79) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%101, %119, %120) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %125 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %126 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%100, %122, %123, %124, %125, %126) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %127 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %128 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %129 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.aten.to.dtype"(%100, %127, %128, %129, %130) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,64],f32>
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %135 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%121, %132, %133, %134, %135, %136) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %137 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %138 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %139 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.aten.to.dtype"(%121, %137, %138, %139, %140) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%131, %141) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
