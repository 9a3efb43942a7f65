"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,1,64],f32>, !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,1,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[2,3,1,64],f32>, %arg2: !torch.vtensor<[2,3],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.mul.Scalar"(%6, %7) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],si64>
    %9 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %10 = "torch.aten.div.Scalar"(%8, %9) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],f32>
    %11 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %12 = "torch.aten.pow.Scalar"(%11, %10) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %13 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %14 = "torch.aten.mul.Scalar"(%12, %13) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype_layout"(%14, %20, %21, %22, %23, %24, %25, %26) : (!torch.vtensor<[32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[32],f32>
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.aten.unsqueeze"(%arg2, %28) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.vtensor<[2,3,1],si64>
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.aten.unsqueeze"(%29, %30) : (!torch.vtensor<[2,3,1],si64>, !torch.int) -> !torch.vtensor<[2,3,1,1],si64>
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%27, %32) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,32],f32>
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.aten.unsqueeze"(%35, %36) : (!torch.vtensor<[1,1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,1,32],f32>
    %38 = "torch.aten.div.Tensor"(%31, %37) : (!torch.vtensor<[2,3,1,1],si64>, !torch.vtensor<[1,1,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %39 = "torch.aten.sin"(%38) : (!torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %40 = "torch.aten.cos"(%38) : (!torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.chunk"(%arg0, %41, %42) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %44:2 = "torch.prim.ListUnpack"(%43) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>)
    %45 = "torch.aten.mul.Tensor"(%44#0, %40) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %46 = "torch.aten.mul.Tensor"(%44#1, %39) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.sub.Tensor"(%45, %46, %47) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %49 = "torch.aten.mul.Tensor"(%44#1, %40) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %50 = "torch.aten.mul.Tensor"(%44#0, %39) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.add.Tensor"(%49, %50, %51) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %53 = "torch.prim.ListConstruct"(%48, %52) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.aten.arange.start"(%56, %57, %58, %59, %60, %61) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.mul.Scalar"(%62, %63) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],si64>
    %65 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %66 = "torch.aten.div.Scalar"(%64, %65) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],f32>
    %67 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %68 = "torch.aten.pow.Scalar"(%67, %66) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %69 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %70 = "torch.aten.mul.Scalar"(%68, %69) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%70, %71, %72, %73, %74, %75) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.to.dtype_layout"(%70, %76, %77, %78, %79, %80, %81, %82) : (!torch.vtensor<[32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[32],f32>
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.aten.unsqueeze"(%arg2, %84) : (!torch.vtensor<[2,3],si64>, !torch.int) -> !torch.vtensor<[2,3,1],si64>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%85, %86) : (!torch.vtensor<[2,3,1],si64>, !torch.int) -> !torch.vtensor<[2,3,1,1],si64>
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.aten.unsqueeze"(%83, %88) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%89, %90) : (!torch.vtensor<[1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,32],f32>
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.aten.unsqueeze"(%91, %92) : (!torch.vtensor<[1,1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,1,32],f32>
    %94 = "torch.aten.div.Tensor"(%87, %93) : (!torch.vtensor<[2,3,1,1],si64>, !torch.vtensor<[1,1,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %95 = "torch.aten.sin"(%94) : (!torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %96 = "torch.aten.cos"(%94) : (!torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.chunk"(%arg1, %97, %98) : (!torch.vtensor<[2,3,1,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %100:2 = "torch.prim.ListUnpack"(%99) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>)
    %101 = "torch.aten.mul.Tensor"(%100#0, %96) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %102 = "torch.aten.mul.Tensor"(%100#1, %95) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.sub.Tensor"(%101, %102, %103) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>, !torch.int) -> !torch.vtensor<[2,3,1,32],f32>
    %105 = "torch.aten.mul.Tensor"(%100#1, %96) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %106 = "torch.aten.mul.Tensor"(%100#0, %95) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.vtensor<[2,3,1,32],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.add.Tensor"(%105, %106, %107) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>, !torch.int) -> !torch.vtensor<[2,3,1,32],f32>
    %109 = "torch.prim.ListConstruct"(%104, %108) : (!torch.vtensor<[2,3,1,32],f32>, !torch.vtensor<[2,3,1,32],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,1,64],f32>
    "func.return"(%55, %111) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
