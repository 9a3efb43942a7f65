"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2],si64>) -> (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[6,2,32],f32>, %arg1: !torch.vtensor<[6,2,32],f32>, %arg2: !torch.vtensor<[6,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[6,2],si64>, !torch.int) -> !torch.vtensor<[6,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[6,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[6,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[6,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%24, %28, %29) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.select.int"(%24, %31, %32) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %34 = "torch.prim.ListConstruct"(%30, %33) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %37 = "torch.prim.ListConstruct"(%36, %36) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.cat"(%37, %38) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.select.int"(%27, %40, %41) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.select.int"(%27, %43, %44) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %46 = "torch.prim.ListConstruct"(%42, %45) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.cat"(%46, %47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %49 = "torch.prim.ListConstruct"(%48, %48) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.cat"(%49, %50) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %52, %53, %54, %55, %56) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %60 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %57, %58, %59, %60, %61) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %62 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%39, %62) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%63, %64, %65, %66, %67, %68) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %69 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %70 = "torch.aten.unsqueeze"(%51, %69) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%70, %71, %72, %73, %74, %75) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %76 = "torch.aten.mul.Tensor"(%arg0, %63) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%arg0, %77, %78, %79, %80) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%arg0, %82, %83, %84, %85) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %87 = "torch.aten.neg"(%86) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %88 = "torch.prim.ListConstruct"(%87, %81) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.cat"(%88, %89) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %91 = "torch.aten.mul.Tensor"(%90, %70) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%76, %91, %92) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %94 = "torch.aten.mul.Tensor"(%arg1, %63) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%arg1, %95, %96, %97, %98) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice.Tensor"(%arg1, %100, %101, %102, %103) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %105 = "torch.aten.neg"(%104) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %106 = "torch.prim.ListConstruct"(%105, %99) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %107 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %108 = "torch.aten.cat"(%106, %107) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %109 = "torch.aten.mul.Tensor"(%108, %70) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.add.Tensor"(%94, %109, %110) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %115 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %116 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%93, %112, %113, %114, %115, %116) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %120 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%111, %117, %118, %119, %120, %121) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%93, %111) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
