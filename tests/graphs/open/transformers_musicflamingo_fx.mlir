"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,64],f32>, %arg1: !torch.vtensor<[2,5],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[2,5],f32>, !torch.int) -> !torch.vtensor<[2,5,1],f32>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[2,5,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[2,5,1],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[2,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[2,5,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,5,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %32, %33, %34, %35, %36) : (!torch.vtensor<[2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.to.dtype"(%arg0, %37, %38, %39, %40) : (!torch.vtensor<[2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,64],f64>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %42, %43, %44, %45, %46) : (!torch.vtensor<[2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.aten.to.device"(%30, %47, %48, %49, %50, %51) : (!torch.vtensor<[2,5,32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,32],f64>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %53, %54, %55, %56, %57) : (!torch.vtensor<[2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.aten.to.device"(%31, %58, %59, %60, %61, %62) : (!torch.vtensor<[2,5,32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,32],f64>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%41, %64, %65, %66, %67) : (!torch.vtensor<[2,5,64],f64>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f64>
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%41, %69, %70, %71, %72) : (!torch.vtensor<[2,5,64],f64>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f64>
    %74 = "torch.aten.mul.Tensor"(%73, %52) : (!torch.vtensor<[2,5,32],f64>, !torch.vtensor<[2,5,32],f64>) -> !torch.vtensor<[2,5,32],f64>
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%75, %76, %77, %78) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.reshape"(%73, %79) : (!torch.vtensor<[2,5,32],f64>, !torch.list<int>) -> !torch.vtensor<[2,5,16,2],f64>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.unbind.int"(%80, %81) : (!torch.vtensor<[2,5,16,2],f64>, !torch.int) -> !torch.list<vtensor>
    %83:2 = "torch.prim.ListUnpack"(%82) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,16],f64>, !torch.vtensor<[2,5,16],f64>)
    %84 = "torch.aten.neg"(%83#1) : (!torch.vtensor<[2,5,16],f64>) -> !torch.vtensor<[2,5,16],f64>
    %85 = "torch.prim.ListConstruct"(%84, %83#0) : (!torch.vtensor<[2,5,16],f64>, !torch.vtensor<[2,5,16],f64>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.stack"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f64>
    %88 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.flatten.using_ints"(%87, %88, %89) : (!torch.vtensor<[2,5,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f64>
    %91 = "torch.aten.mul.Tensor"(%90, %63) : (!torch.vtensor<[2,5,32],f64>, !torch.vtensor<[2,5,32],f64>) -> !torch.vtensor<[2,5,32],f64>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%74, %91, %92) : (!torch.vtensor<[2,5,32],f64>, !torch.vtensor<[2,5,32],f64>, !torch.int) -> !torch.vtensor<[2,5,32],f64>
    %94 = "torch.prim.ListConstruct"(%93, %68) : (!torch.vtensor<[2,5,32],f64>, !torch.vtensor<[2,5,32],f64>) -> !torch.list<vtensor>
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.cat"(%94, %95) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,64],f64>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %100 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%96, %97, %98, %99, %100, %101) : (!torch.vtensor<[2,5,64],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.aten.to.dtype"(%96, %102, %103, %104, %105) : (!torch.vtensor<[2,5,64],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,5,64],f32>
    "func.return"(%106) : (!torch.vtensor<[2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
