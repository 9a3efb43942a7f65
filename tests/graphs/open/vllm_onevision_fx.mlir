"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f32>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
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
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %26, %27, %28, %29, %30) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.aten.to.dtype"(%arg0, %31, %32, %33, %34) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %36 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.cat"(%36, %37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %39 = "torch.aten.cos"(%38) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %40 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %42, %43, %44, %45, %46) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten.to.dtype"(%41, %47, %48, %49, %50) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %52 = "torch.aten.sin"(%38) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %53 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %54 = "torch.aten.unsqueeze"(%52, %53) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%54, %55, %56, %57, %58, %59) : (!torch.vtensor<[5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.aten.to.dtype"(%54, %60, %61, %62, %63) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,32],f32>
    %65 = "torch.aten.mul.Tensor"(%35, %51) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%35, %66, %67, %68, %69) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.slice.Tensor"(%35, %71, %72, %73, %74) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %76 = "torch.aten.neg"(%75) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %77 = "torch.prim.ListConstruct"(%76, %70) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.stack"(%77, %78) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,16,2],f32>
    %80 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.flatten.using_ints"(%79, %80, %81) : (!torch.vtensor<[5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %83 = "torch.aten.mul.Tensor"(%82, %64) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.add.Tensor"(%65, %83, %84) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %89 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%85, %86, %87, %88, %89, %90) : (!torch.vtensor<[5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.aten.to.dtype"(%85, %91, %92, %93, %94) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    "func.return"(%95) : (!torch.vtensor<[5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
