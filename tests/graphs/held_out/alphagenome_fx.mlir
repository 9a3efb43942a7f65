"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4],si64>) -> (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,2,32],f32>, %arg1: !torch.vtensor<[2,4,1,32],f32>, %arg2: !torch.vtensor<[2,4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[2,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg2, %5, %6, %7, %8) : (!torch.vtensor<[2,4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4],f32>
    %10 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %11 = "torch.constant.float"() <{value = 3.9125939977521056 : f64}> : () -> !torch.float
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.constant.float"() <{value = 1.000000e+01 : f64}> : () -> !torch.float
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.operator"(%10, %11, %12, %13, %14, %15, %16, %17) <{name = "torch.aten.logspace"}> : (!torch.float, !torch.float, !torch.int, !torch.float, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.aten.arange"(%19, %20, %21, %22, %23) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.add.Tensor"(%24, %18, %25) : (!torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.reciprocal"(%26) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %28 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %29 = "torch.aten.mul.Scalar"(%27, %28) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %30 = "torch.constant.str"() <{value = "bs,f->bsf"}> : () -> !torch.str
    %31 = "torch.prim.ListConstruct"(%9, %29) : (!torch.vtensor<[2,4],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.einsum"(%30, %31, %32) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,4,16],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten.repeat_interleave.self_int"(%33, %34, %35, %36) : (!torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%37, %38) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %40 = "torch.aten.cos"(%39) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %41 = "torch.aten.sin"(%39) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%arg0, %42, %43, %44, %45) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %47 = "torch.aten.neg"(%46) : (!torch.vtensor<[2,4,2,16],f32>) -> !torch.vtensor<[2,4,2,16],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %53 = "torch.prim.ListConstruct"(%47, %52) : (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.stack"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,2,16,2],f32>
    %56 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.flatten.using_ints"(%55, %56, %57) : (!torch.vtensor<[2,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %59 = "torch.aten.mul.Tensor"(%arg0, %40) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %60 = "torch.aten.mul.Tensor"(%58, %41) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.add.Tensor"(%59, %60, %61) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],f32>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %66 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %63, %64, %65, %66, %67) : (!torch.vtensor<[2,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.to.dtype"(%arg2, %68, %69, %70, %71) : (!torch.vtensor<[2,4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4],f32>
    %73 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %74 = "torch.constant.float"() <{value = 3.9125939977521056 : f64}> : () -> !torch.float
    %75 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %76 = "torch.constant.float"() <{value = 1.000000e+01 : f64}> : () -> !torch.float
    %77 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.operator"(%73, %74, %75, %76, %77, %78, %79, %80) <{name = "torch.aten.logspace"}> : (!torch.float, !torch.float, !torch.int, !torch.float, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.aten.arange"(%82, %83, %84, %85, %86) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.add.Tensor"(%87, %81, %88) : (!torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %90 = "torch.aten.reciprocal"(%89) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %91 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %92 = "torch.aten.mul.Scalar"(%90, %91) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %93 = "torch.constant.str"() <{value = "bs,f->bsf"}> : () -> !torch.str
    %94 = "torch.prim.ListConstruct"(%72, %92) : (!torch.vtensor<[2,4],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten.einsum"(%93, %94, %95) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,4,16],f32>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.aten.repeat_interleave.self_int"(%96, %97, %98, %99) : (!torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.unsqueeze"(%100, %101) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %103 = "torch.aten.cos"(%102) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %104 = "torch.aten.sin"(%102) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %105 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %109 = "torch.aten.slice.Tensor"(%arg1, %105, %106, %107, %108) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,16],f32>
    %110 = "torch.aten.neg"(%109) : (!torch.vtensor<[2,4,1,16],f32>) -> !torch.vtensor<[2,4,1,16],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg1, %111, %112, %113, %114) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,16],f32>
    %116 = "torch.prim.ListConstruct"(%110, %115) : (!torch.vtensor<[2,4,1,16],f32>, !torch.vtensor<[2,4,1,16],f32>) -> !torch.list<vtensor>
    %117 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %118 = "torch.aten.stack"(%116, %117) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,1,16,2],f32>
    %119 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %121 = "torch.aten.flatten.using_ints"(%118, %119, %120) : (!torch.vtensor<[2,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %122 = "torch.aten.mul.Tensor"(%arg1, %103) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %123 = "torch.aten.mul.Tensor"(%121, %104) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.add.Tensor"(%122, %123, %124) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    "func.return"(%62, %125) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
