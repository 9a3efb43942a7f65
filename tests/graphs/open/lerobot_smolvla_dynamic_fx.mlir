"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,?,2,32],f32>, !torch.vtensor<[1,?],si64>) -> !torch.vtensor<[1,?,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,?,2,32],f32>, %arg1: !torch.vtensor<[1,?],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,?,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,?,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,?,2,32],f32>
    %10 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.arange"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %16 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %18 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %19 = "torch.aten.pow.Scalar"(%18, %17) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%arg1, %20) : (!torch.vtensor<[1,?],si64>, !torch.int) -> !torch.vtensor<[1,?,1],si64>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,?,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.to.dtype"(%21, %27, %28, %29, %30) : (!torch.vtensor<[1,?,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,?,1],f32>
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%19, %32) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%35, %41, %42, %43, %44) : (!torch.vtensor<[1,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,16],f32>
    %46 = "torch.aten.div.Tensor"(%31, %45) : (!torch.vtensor<[1,?,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,?,16],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%46, %47) : (!torch.vtensor<[1,?,16],f32>, !torch.int) -> !torch.vtensor<[1,?,1,16],f32>
    %49 = "torch.aten.sin"(%48) : (!torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,1,16],f32>
    %50 = "torch.aten.cos"(%48) : (!torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,1,16],f32>
    %51 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.split.Tensor"(%9, %51, %52) : (!torch.vtensor<[1,?,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %54:2 = "torch.prim.ListUnpack"(%53) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,2,16],f32>)
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.empty_like"(%9, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,?,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,?,2,32],f32>
    %61 = "torch.aten.mul.Tensor"(%54#0, %50) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,2,16],f32>
    %62 = "torch.aten.mul.Tensor"(%54#1, %49) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,2,16],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.sub.Tensor"(%61, %62, %63) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,2,16],f32>, !torch.int) -> !torch.vtensor<[1,?,2,16],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%60, %65, %66, %67, %68) : (!torch.vtensor<[1,?,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,?,2,16],f32>
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.aten.copy_"(%69, %64, %70) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,?,2,16],f32>
    %72 = "torch.aten.mul.Tensor"(%54#1, %50) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,2,16],f32>
    %73 = "torch.aten.mul.Tensor"(%54#0, %49) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,1,16],f32>) -> !torch.vtensor<[1,?,2,16],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.add.Tensor"(%72, %73, %74) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,2,16],f32>, !torch.int) -> !torch.vtensor<[1,?,2,16],f32>
    %76 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%60, %76, %77, %78, %79) : (!torch.vtensor<[1,?,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,?,2,16],f32>
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.copy_"(%80, %75, %81) : (!torch.vtensor<[1,?,2,16],f32>, !torch.vtensor<[1,?,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,?,2,16],f32>
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%60, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,?,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %88 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.aten.to.dtype"(%60, %88, %89, %90, %91) : (!torch.vtensor<[1,?,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,?,2,32],f32>
    "func.return"(%92) : (!torch.vtensor<[1,?,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
