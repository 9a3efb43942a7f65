"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.clone"(%arg0, %0) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange"(%2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%7, %8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[1,5],f32>
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
    %31 = "torch.prim.ListConstruct"(%9, %29) : (!torch.vtensor<[1,5],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.einsum"(%30, %31, %32) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,5,16],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten.repeat_interleave.self_int"(%33, %34, %35, %36) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%37, %38) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %40 = "torch.aten.cos"(%39) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %41 = "torch.aten.sin"(%39) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%1, %42, %43, %44, %45) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten.clone"(%46, %47) : (!torch.vtensor<[1,5,2,16],f32>, !torch.none) -> !torch.vtensor<[1,5,2,16],f32>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%40, %49, %50, %51, %52) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %54 = "torch.aten.mul.Tensor"(%48, %53) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%1, %55, %56, %57, %58) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%41, %60, %61, %62, %63) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %65 = "torch.aten.mul.Tensor"(%59, %64) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.sub.Tensor"(%54, %65, %66) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%1, %68, %69, %70, %71) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %73 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %74 = "torch.aten.copy"(%72, %67, %73) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %75 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice_scatter"(%1, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%41, %80, %81, %82, %83) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %85 = "torch.aten.mul.Tensor"(%48, %84) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%40, %86, %87, %88, %89) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%79, %91, %92, %93, %94) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %96 = "torch.aten.mul.Tensor"(%95, %90) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.add.Tensor"(%85, %96, %97) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %99 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.aten.slice.Tensor"(%79, %99, %100, %101, %102) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.aten.copy"(%103, %98, %104) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %106 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice_scatter"(%79, %105, %106, %107, %108, %109) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%110) : (!torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
