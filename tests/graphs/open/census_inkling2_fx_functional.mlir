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
    %34 = "torch.prim.ListConstruct"(%33, %30) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.repeat_interleave.self_int"(%36, %37, %38, %39) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[6,32],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.select.int"(%27, %41, %42) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.select.int"(%27, %44, %45) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %47 = "torch.prim.ListConstruct"(%46, %43) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.cat"(%47, %48) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten.repeat_interleave.self_int"(%49, %50, %51, %52) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[6,32],f32>
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %54, %55, %56, %57, %58) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %59, %60, %61, %62, %63) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%40, %64) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%65, %66, %67, %68, %69, %70) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %71 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %72 = "torch.aten.unsqueeze"(%53, %71) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%72, %73, %74, %75, %76, %77) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %78 = "torch.aten.mul.Tensor"(%arg0, %65) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%79, %80, %81, %82) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.view"(%arg0, %83) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.unbind.int"(%84, %85) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %87:2 = "torch.prim.ListUnpack"(%86) : (!torch.list<vtensor>) -> (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>)
    %88 = "torch.aten.neg"(%87#1) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %89 = "torch.prim.ListConstruct"(%88, %87#0) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %90 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %91 = "torch.aten.stack"(%89, %90) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %92 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%92, %93, %94) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.view"(%91, %95) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %97 = "torch.aten.mul.Tensor"(%96, %72) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.add.Tensor"(%78, %97, %98) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %100 = "torch.aten.mul.Tensor"(%arg1, %65) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %101 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%101, %102, %103, %104) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.view"(%arg1, %105) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %107 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %108 = "torch.aten.unbind.int"(%106, %107) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %109:2 = "torch.prim.ListUnpack"(%108) : (!torch.list<vtensor>) -> (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>)
    %110 = "torch.aten.neg"(%109#1) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %111 = "torch.prim.ListConstruct"(%110, %109#0) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %112 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %113 = "torch.aten.stack"(%111, %112) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %114 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %117 = "torch.prim.ListConstruct"(%114, %115, %116) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.view"(%113, %117) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %119 = "torch.aten.mul.Tensor"(%118, %72) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%100, %119, %120) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %125 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %126 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%99, %122, %123, %124, %125, %126) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %130 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %131 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%121, %127, %128, %129, %130, %131) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%99, %121) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
