"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4],si64>) -> !torch.vtensor<[1,4,2,48],f16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],f16>, %arg1: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
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
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %28 = "torch.prim.ListConstruct"(%27, %27) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %33 = "torch.aten.cos"(%32) : (!torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %34 = "torch.aten.sin"(%32) : (!torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg0, %35, %36, %37, %38) : (!torch.vtensor<[1,4,2,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f16>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg0, %40, %41, %42, %43) : (!torch.vtensor<[1,4,2,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f16>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%39, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,4,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.aten._to_copy"(%39, %50, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,4,2,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %60 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%44, %57, %58, %59, %60, %61) : (!torch.vtensor<[1,4,2,16],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten._to_copy"(%44, %62, %63, %64, %65, %66, %67) : (!torch.vtensor<[1,4,2,16],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16],f32>
    %69 = "torch.aten.mul.Tensor"(%56, %33) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %70 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.slice.Tensor"(%56, %70, %71, %72, %73) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %75 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%56, %75, %76, %77, %78) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %80 = "torch.aten.neg"(%79) : (!torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %81 = "torch.prim.ListConstruct"(%80, %74) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.aten.cat"(%81, %82) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %84 = "torch.aten.mul.Tensor"(%83, %34) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.add.Tensor"(%69, %84, %85) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %87 = "torch.prim.ListConstruct"(%86, %68) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],f32>
    %90 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten._to_copy"(%89, %90, %91, %92, %93, %94, %95) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,48],f16>
    "func.return"(%96) : (!torch.vtensor<[1,4,2,48],f16>) -> ()
  }) : () -> ()
}) : () -> ()
