"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,16],f16>, !torch.vtensor<[5,16],f16>) -> (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f16>, %arg1: !torch.vtensor<[5,1,32],f16>, %arg2: !torch.vtensor<[5,16],f16>, %arg3: !torch.vtensor<[5,16],f16>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.repeat_interleave.self_int"(%arg2, %0, %1, %2) : (!torch.vtensor<[5,16],f16>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[5,32],f16>
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.repeat_interleave.self_int"(%arg3, %4, %5, %6) : (!torch.vtensor<[5,16],f16>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[5,32],f16>
    %8 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%3, %8) : (!torch.vtensor<[5,32],f16>, !torch.int) -> !torch.vtensor<[5,1,32],f16>
    %10 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%7, %10) : (!torch.vtensor<[5,32],f16>, !torch.int) -> !torch.vtensor<[5,1,32],f16>
    %12 = "torch.aten.mul.Tensor"(%arg0, %9) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,32],f16>) -> !torch.vtensor<[5,2,32],f16>
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.aten.slice.Tensor"(%arg0, %13, %14, %15, %16) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f16>
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.slice.Tensor"(%arg0, %18, %19, %20, %21) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f16>
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.empty_like"(%arg0, %23, %24, %25, %26, %27) : (!torch.vtensor<[5,2,32],f16>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f16>
    %29 = "torch.aten.neg"(%22) : (!torch.vtensor<[5,2,16],f16>) -> !torch.vtensor<[5,2,16],f16>
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%28, %30, %31, %32, %33) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f16>
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.aten.copy"(%34, %29, %35) : (!torch.vtensor<[5,2,16],f16>, !torch.vtensor<[5,2,16],f16>, !torch.bool) -> !torch.vtensor<[5,2,16],f16>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice_scatter"(%28, %36, %37, %38, %39, %40) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f16>
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%41, %42, %43, %44, %45) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f16>
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.copy"(%46, %17, %47) : (!torch.vtensor<[5,2,16],f16>, !torch.vtensor<[5,2,16],f16>, !torch.bool) -> !torch.vtensor<[5,2,16],f16>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice_scatter"(%41, %48, %49, %50, %51, %52) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f16>
    %54 = "torch.aten.mul.Tensor"(%53, %11) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,32],f16>) -> !torch.vtensor<[5,2,32],f16>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.add.Tensor"(%12, %54, %55) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,2,32],f16>, !torch.int) -> !torch.vtensor<[5,2,32],f16>
    %57 = "torch.aten.mul.Tensor"(%arg1, %9) : (!torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,1,32],f16>) -> !torch.vtensor<[5,1,32],f16>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%arg1, %58, %59, %60, %61) : (!torch.vtensor<[5,1,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f16>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%arg1, %63, %64, %65, %66) : (!torch.vtensor<[5,1,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f16>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten.empty_like"(%arg1, %68, %69, %70, %71, %72) : (!torch.vtensor<[5,1,32],f16>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f16>
    %74 = "torch.aten.neg"(%67) : (!torch.vtensor<[5,1,16],f16>) -> !torch.vtensor<[5,1,16],f16>
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%73, %75, %76, %77, %78) : (!torch.vtensor<[5,1,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f16>
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.aten.copy"(%79, %74, %80) : (!torch.vtensor<[5,1,16],f16>, !torch.vtensor<[5,1,16],f16>, !torch.bool) -> !torch.vtensor<[5,1,16],f16>
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice_scatter"(%73, %81, %82, %83, %84, %85) : (!torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,1,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f16>
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%86, %87, %88, %89, %90) : (!torch.vtensor<[5,1,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f16>
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.aten.copy"(%91, %62, %92) : (!torch.vtensor<[5,1,16],f16>, !torch.vtensor<[5,1,16],f16>, !torch.bool) -> !torch.vtensor<[5,1,16],f16>
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice_scatter"(%86, %93, %94, %95, %96, %97) : (!torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,1,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f16>
    %99 = "torch.aten.mul.Tensor"(%98, %11) : (!torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,1,32],f16>) -> !torch.vtensor<[5,1,32],f16>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.add.Tensor"(%57, %99, %100) : (!torch.vtensor<[5,1,32],f16>, !torch.vtensor<[5,1,32],f16>, !torch.int) -> !torch.vtensor<[5,1,32],f16>
    "func.return"(%56, %101) : (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
