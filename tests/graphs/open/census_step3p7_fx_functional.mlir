"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,2],si64>) -> (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f32>, %arg1: !torch.vtensor<[1,6,2,32],f32>, %arg2: !torch.vtensor<[6,2],si64>):
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
    %29 = "torch.prim.ListConstruct"(%28) : (!torch.int) -> !torch.list<int>
    %30 = "torch.aten.flip"(%24, %29) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,8],f32>
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%31, %32) : (!torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%30, %33) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %35 = "torch.prim.ListConstruct"(%34, %34) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.cat"(%35, %36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%38) : (!torch.int) -> !torch.list<int>
    %40 = "torch.aten.flip"(%27, %39) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,8],f32>
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%41, %42) : (!torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%40, %43) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %45 = "torch.prim.ListConstruct"(%44, %44) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.cat"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %48, %49, %50, %51, %52) : (!torch.vtensor<[1,6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%37, %58) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %60, %61, %62, %63, %64) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %66 = "torch.aten.unsqueeze"(%47, %65) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %70 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%66, %67, %68, %69, %70, %71) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %72 = "torch.aten.mul.Tensor"(%arg0, %59) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %73 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%arg0, %73, %74, %75, %76) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg0, %78, %79, %80, %81) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %83 = "torch.aten.neg"(%82) : (!torch.vtensor<[1,6,2,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %84 = "torch.prim.ListConstruct"(%83, %77) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.cat"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %87 = "torch.aten.mul.Tensor"(%86, %66) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.add.Tensor"(%72, %87, %88) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %90 = "torch.aten.mul.Tensor"(%arg1, %59) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%arg1, %91, %92, %93, %94) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %96 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%arg1, %96, %97, %98, %99) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %101 = "torch.aten.neg"(%100) : (!torch.vtensor<[1,6,2,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %102 = "torch.prim.ListConstruct"(%101, %95) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %103 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %104 = "torch.aten.cat"(%102, %103) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %105 = "torch.aten.mul.Tensor"(%104, %66) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.add.Tensor"(%90, %105, %106) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %111 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%89, %108, %109, %110, %111, %112) : (!torch.vtensor<[1,6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %116 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%107, %113, %114, %115, %116, %117) : (!torch.vtensor<[1,6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%89, %107) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
