"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,2],si64>) -> (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,2,4,32],f16>, %arg2: !torch.vtensor<[4,2],si64>):
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
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA5399AF50F3F8718363EC255663D39AD913C9C44B83B2815E93A166A133A53773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA5399AF50F3F8718363EC255663D39AD913C9C44B83B2815E93A166A133A53773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[4,2,16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[4,2,16],f32>, !torch.float) -> !torch.vtensor<[4,2,16],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[4,2,16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[4,2,16],f32>, !torch.float) -> !torch.vtensor<[4,2,16],f32>
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.chunk"(%28, %32, %33) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %35:2 = "torch.prim.ListUnpack"(%34) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,2,8],f32>, !torch.vtensor<[4,2,8],f32>)
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.aten.select.int"(%35#0, %36, %37) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.select.int"(%35#1, %39, %40) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %42 = "torch.prim.ListConstruct"(%38, %41) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.cat"(%42, %43) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %45 = "torch.prim.ListConstruct"(%44, %44) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.cat"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.chunk"(%31, %48, %49) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %51:2 = "torch.prim.ListUnpack"(%50) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,2,8],f32>, !torch.vtensor<[4,2,8],f32>)
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.aten.select.int"(%51#0, %52, %53) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.select.int"(%51#1, %55, %56) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %58 = "torch.prim.ListConstruct"(%54, %57) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.cat"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %61 = "torch.prim.ListConstruct"(%60, %60) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%47, %64, %65, %66, %67, %68) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %69 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten.to.dtype"(%47, %69, %70, %71, %72) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,32],f16>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%63, %74, %75, %76, %77, %78) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.to.dtype"(%63, %79, %80, %81, %82) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,32],f16>
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %85 = "torch.aten.unsqueeze"(%73, %84) : (!torch.vtensor<[4,32],f16>, !torch.int) -> !torch.vtensor<[1,4,32],f16>
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%83, %86) : (!torch.vtensor<[4,32],f16>, !torch.int) -> !torch.vtensor<[1,4,32],f16>
    %88 = "torch.aten.mul.Tensor"(%arg0, %85) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.slice.Tensor"(%arg0, %89, %90, %91, %92) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%arg0, %94, %95, %96, %97) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %99 = "torch.aten.neg"(%98) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %100 = "torch.prim.ListConstruct"(%99, %93) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %101 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %102 = "torch.aten.cat"(%100, %101) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %103 = "torch.aten.mul.Tensor"(%102, %87) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.add.Tensor"(%88, %103, %104) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %106 = "torch.aten.mul.Tensor"(%arg1, %85) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%arg1, %107, %108, %109, %110) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %112 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.aten.slice.Tensor"(%arg1, %112, %113, %114, %115) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %117 = "torch.aten.neg"(%116) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %118 = "torch.prim.ListConstruct"(%117, %111) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %121 = "torch.aten.mul.Tensor"(%120, %87) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%106, %121, %122) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    "func.return"(%105, %123) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
