"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[4,2],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,4,32],f32>, %arg2: !torch.vtensor<[4,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,2],si64>, !torch.int) -> !torch.vtensor<[4,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,2,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[8],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[4,2,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[4,2,8],f32>, !torch.float) -> !torch.vtensor<[4,2,8],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[4,2,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[4,2,8],f32>, !torch.float) -> !torch.vtensor<[4,2,8],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.aten.select.int"(%28, %32, %33) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.select.int"(%28, %35, %36) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %38 = "torch.prim.ListConstruct"(%34, %37) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.aten.cat"(%38, %39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%40, %41) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.aten.repeat_interleave.self_int"(%42, %43, %44, %45) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%31, %47, %48) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.select.int"(%31, %50, %51) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %53 = "torch.prim.ListConstruct"(%49, %52) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.aten.unsqueeze"(%55, %56) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.aten.repeat_interleave.self_int"(%57, %58, %59, %60) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %62, %63, %64, %65, %66) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.to.dtype"(%arg0, %67, %68, %69, %70) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %72 = "torch.aten.mul.Tensor"(%71, %46) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%73, %74, %75, %76, %77) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%71, %78) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.unbind.int"(%79, %80) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %82:2 = "torch.prim.ListUnpack"(%81) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %83 = "torch.aten.neg"(%82#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %84 = "torch.prim.ListConstruct"(%83, %82#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.stack"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %87 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.flatten.using_ints"(%86, %87, %88) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %90 = "torch.aten.mul.Tensor"(%89, %61) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%72, %90, %91) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %96 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %93, %94, %95, %96, %97) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %98 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.aten.to.dtype"(%arg1, %98, %99, %100, %101) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %103 = "torch.aten.mul.Tensor"(%102, %46) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %109 = "torch.prim.ListConstruct"(%104, %105, %106, %107, %108) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %110 = "torch.aten.view"(%102, %109) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %111 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %112 = "torch.aten.unbind.int"(%110, %111) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %113:2 = "torch.prim.ListUnpack"(%112) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %114 = "torch.aten.neg"(%113#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %115 = "torch.prim.ListConstruct"(%114, %113#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.stack"(%115, %116) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %118 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.flatten.using_ints"(%117, %118, %119) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %121 = "torch.aten.mul.Tensor"(%120, %61) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%103, %121, %122) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %124 = "torch.aten.type_as"(%92, %71) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %125 = "torch.aten.type_as"(%123, %102) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%124, %125) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
