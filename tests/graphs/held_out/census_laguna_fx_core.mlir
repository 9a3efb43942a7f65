"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,1,4,32],f16>, %arg2: !torch.vtensor<[1,4],si64>):
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
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,4,8],f32>
    %22 = "torch.prim.ListConstruct"(%21, %21) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %25 = "torch.aten.cos"(%24) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.aten.sin"(%24) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[1,4,16],f32>, !torch.float) -> !torch.vtensor<[1,4,16],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten._to_copy"(%27, %36, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f16>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten._to_copy"(%30, %48, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f16>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%42, %55) : (!torch.vtensor<[1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%54, %57) : (!torch.vtensor<[1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%arg0, %59, %60, %61, %62) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%arg0, %64, %65, %66, %67) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%arg1, %69, %70, %71, %72) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg1, %74, %75, %76, %77) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %79 = "torch.aten.mul.Tensor"(%63, %56) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%63, %80, %81, %82, %83) : (!torch.vtensor<[1,2,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%63, %85, %86, %87, %88) : (!torch.vtensor<[1,2,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %90 = "torch.aten.neg"(%89) : (!torch.vtensor<[1,2,4,8],f16>) -> !torch.vtensor<[1,2,4,8],f16>
    %91 = "torch.prim.ListConstruct"(%90, %84) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,2,4,8],f16>) -> !torch.list<vtensor>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.aten.cat"(%91, %92) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %94 = "torch.aten.mul.Tensor"(%93, %58) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Tensor"(%79, %94, %95) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %97 = "torch.aten.mul.Tensor"(%73, %56) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,1,4,16],f16>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%73, %98, %99, %100, %101) : (!torch.vtensor<[1,1,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f16>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%73, %103, %104, %105, %106) : (!torch.vtensor<[1,1,4,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f16>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[1,1,4,8],f16>) -> !torch.vtensor<[1,1,4,8],f16>
    %109 = "torch.prim.ListConstruct"(%108, %102) : (!torch.vtensor<[1,1,4,8],f16>, !torch.vtensor<[1,1,4,8],f16>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %112 = "torch.aten.mul.Tensor"(%111, %58) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,1,4,16],f16>
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.add.Tensor"(%97, %112, %113) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %115 = "torch.prim.ListConstruct"(%96, %68) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.cat"(%115, %116) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %118 = "torch.prim.ListConstruct"(%114, %78) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f16>
    "func.return"(%117, %120) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
