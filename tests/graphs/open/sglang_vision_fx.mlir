"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5],si64>) -> (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f16>, %arg1: !torch.vtensor<[5,2,32],f16>, %arg2: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %31, %32, %33, %34, %35) : (!torch.vtensor<[5,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.to.dtype"(%arg0, %36, %37, %38, %39) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %41, %42, %43, %44, %45) : (!torch.vtensor<[5,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.aten.to.dtype"(%arg1, %46, %47, %48, %49) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.unsqueeze"(%29, %51) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%52, %53, %54, %55, %56, %57) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.aten.to.dtype"(%52, %58, %59, %60, %61) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.unsqueeze"(%30, %63) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%64, %65, %66, %67, %68, %69) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.aten.to.dtype"(%64, %70, %71, %72, %73) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %75 = "torch.aten.mul.Tensor"(%40, %62) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%40, %76, %77, %78, %79) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%40, %81, %82, %83, %84) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %86 = "torch.aten.neg"(%85) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %87 = "torch.prim.ListConstruct"(%86, %80) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %90 = "torch.aten.mul.Tensor"(%89, %74) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%75, %90, %91) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %93 = "torch.aten.mul.Tensor"(%50, %62) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%50, %94, %95, %96, %97) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.slice.Tensor"(%50, %99, %100, %101, %102) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %104 = "torch.aten.neg"(%103) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %105 = "torch.prim.ListConstruct"(%104, %98) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %106 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %107 = "torch.aten.cat"(%105, %106) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %108 = "torch.aten.mul.Tensor"(%107, %74) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.add.Tensor"(%93, %108, %109) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %114 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %115 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%92, %111, %112, %113, %114, %115) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %116 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.aten.to.dtype"(%92, %116, %117, %118, %119) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f16>
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %124 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %125 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %121, %122, %123, %124, %125) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %126 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %127 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %128 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.aten.to.dtype"(%110, %126, %127, %128, %129) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f16>
    "func.return"(%120, %130) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
