"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5],si64>) -> (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f32>, %arg1: !torch.vtensor<[5,1,32],f32>, %arg2: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[5,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange.start_step"(%14, %15, %16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %28 = "torch.prim.ListConstruct"(%27, %27) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.clone"(%arg0, %31) : (!torch.vtensor<[5,2,32],f32>, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.aten.clone"(%arg1, %33) : (!torch.vtensor<[5,1,32],f32>, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %35 = "torch.aten.cos"(%30) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %36 = "torch.aten.sin"(%30) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %37 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%35, %37) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %39 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %40 = "torch.aten.unsqueeze"(%36, %39) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%32, %41, %42, %43, %44) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%32, %46, %47, %48, %49) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.aten.empty_like"(%32, %51, %52, %53, %54, %55) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %57 = "torch.aten.neg"(%50) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%56, %58, %59, %60, %61) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.aten.copy"(%62, %57, %63) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice_scatter"(%56, %64, %65, %66, %67, %68) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.slice.Tensor"(%69, %70, %71, %72, %73) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.aten.copy"(%74, %45, %75) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.bool) -> !torch.vtensor<[5,2,16],f32>
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice_scatter"(%69, %76, %77, %78, %79, %80) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %82 = "torch.aten.mul.Tensor"(%81, %40) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %83 = "torch.aten.mul.Tensor"(%32, %38) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.add.Tensor"(%83, %82, %84) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %86 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%34, %86, %87, %88, %89) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%34, %91, %92, %93, %94) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.aten.empty_like"(%34, %96, %97, %98, %99, %100) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %102 = "torch.aten.neg"(%95) : (!torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%101, %103, %104, %105, %106) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %108 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %109 = "torch.aten.copy"(%107, %102, %108) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.slice_scatter"(%101, %109, %110, %111, %112, %113) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.slice.Tensor"(%114, %115, %116, %117, %118) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.aten.copy"(%119, %90, %120) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.bool) -> !torch.vtensor<[5,1,16],f32>
    %122 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.aten.slice_scatter"(%114, %121, %122, %123, %124, %125) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %127 = "torch.aten.mul.Tensor"(%126, %40) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %128 = "torch.aten.mul.Tensor"(%34, %38) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.aten.add.Tensor"(%128, %127, %129) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    "func.return"(%85, %130) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
