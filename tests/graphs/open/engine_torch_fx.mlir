"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[4,1,2,48],bf16>, !torch.vtensor<[4,1,1,48],bf16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[4,1,2,48],bf16>, !torch.vtensor<[4,1,1,48],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[4,1,2,48],bf16>, %arg1: !torch.vtensor<[4,1,1,48],bf16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,1,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[4,1,32],f32>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %33 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %39 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.aten.to.dtype"(%33, %39, %40, %41, %42) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],bf16>
    %44 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%44, %45, %46, %47, %48, %49) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%44, %50, %51, %52, %53) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],bf16>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%arg0, %55, %56, %57, %58) : (!torch.vtensor<[4,1,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],bf16>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%arg0, %60, %61, %62, %63) : (!torch.vtensor<[4,1,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,16],bf16>
    %65 = "torch.aten.mul.Tensor"(%59, %43) : (!torch.vtensor<[4,1,2,32],bf16>, !torch.vtensor<[4,1,1,32],bf16>) -> !torch.vtensor<[4,1,2,32],bf16>
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.chunk"(%59, %66, %67) : (!torch.vtensor<[4,1,2,32],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %69:2 = "torch.prim.ListUnpack"(%68) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,2,16],bf16>, !torch.vtensor<[4,1,2,16],bf16>)
    %70 = "torch.aten.neg"(%69#1) : (!torch.vtensor<[4,1,2,16],bf16>) -> !torch.vtensor<[4,1,2,16],bf16>
    %71 = "torch.prim.ListConstruct"(%70, %69#0) : (!torch.vtensor<[4,1,2,16],bf16>, !torch.vtensor<[4,1,2,16],bf16>) -> !torch.list<vtensor>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.cat"(%71, %72) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,32],bf16>
    %74 = "torch.aten.mul.Tensor"(%73, %54) : (!torch.vtensor<[4,1,2,32],bf16>, !torch.vtensor<[4,1,1,32],bf16>) -> !torch.vtensor<[4,1,2,32],bf16>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.add.Tensor"(%65, %74, %75) : (!torch.vtensor<[4,1,2,32],bf16>, !torch.vtensor<[4,1,2,32],bf16>, !torch.int) -> !torch.vtensor<[4,1,2,32],bf16>
    %77 = "torch.prim.ListConstruct"(%76, %64) : (!torch.vtensor<[4,1,2,32],bf16>, !torch.vtensor<[4,1,2,16],bf16>) -> !torch.list<vtensor>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.cat"(%77, %78) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,48],bf16>
    %80 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %84 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%80, %81, %82, %83, %84, %85) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %86 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.aten.to.dtype"(%80, %86, %87, %88, %89) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],bf16>
    %91 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%91, %92, %93, %94, %95, %96) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.aten.to.dtype"(%91, %97, %98, %99, %100) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],bf16>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%arg1, %102, %103, %104, %105) : (!torch.vtensor<[4,1,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],bf16>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%arg1, %107, %108, %109, %110) : (!torch.vtensor<[4,1,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,16],bf16>
    %112 = "torch.aten.mul.Tensor"(%106, %90) : (!torch.vtensor<[4,1,1,32],bf16>, !torch.vtensor<[4,1,1,32],bf16>) -> !torch.vtensor<[4,1,1,32],bf16>
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.chunk"(%106, %113, %114) : (!torch.vtensor<[4,1,1,32],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %116:2 = "torch.prim.ListUnpack"(%115) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,1,16],bf16>, !torch.vtensor<[4,1,1,16],bf16>)
    %117 = "torch.aten.neg"(%116#1) : (!torch.vtensor<[4,1,1,16],bf16>) -> !torch.vtensor<[4,1,1,16],bf16>
    %118 = "torch.prim.ListConstruct"(%117, %116#0) : (!torch.vtensor<[4,1,1,16],bf16>, !torch.vtensor<[4,1,1,16],bf16>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,32],bf16>
    %121 = "torch.aten.mul.Tensor"(%120, %101) : (!torch.vtensor<[4,1,1,32],bf16>, !torch.vtensor<[4,1,1,32],bf16>) -> !torch.vtensor<[4,1,1,32],bf16>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%112, %121, %122) : (!torch.vtensor<[4,1,1,32],bf16>, !torch.vtensor<[4,1,1,32],bf16>, !torch.int) -> !torch.vtensor<[4,1,1,32],bf16>
    %124 = "torch.prim.ListConstruct"(%123, %111) : (!torch.vtensor<[4,1,1,32],bf16>, !torch.vtensor<[4,1,1,16],bf16>) -> !torch.list<vtensor>
    %125 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %126 = "torch.aten.cat"(%124, %125) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,48],bf16>
    "func.return"(%79, %126) : (!torch.vtensor<[4,1,2,48],bf16>, !torch.vtensor<[4,1,1,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
