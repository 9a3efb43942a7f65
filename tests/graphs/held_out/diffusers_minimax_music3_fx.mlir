"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[8],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[8],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %18 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %19 = "torch.aten.div.Scalar"(%17, %18) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[8],f32>
    %20 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %21 = "torch.aten.pow.Scalar"(%20, %19) : (!torch.float, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %22 = "torch.aten.reciprocal"(%21) : (!torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[8],f32>, !torch.float) -> !torch.vtensor<[8],f32>
    %25 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.aten.arange"(%25, %26, %27, %28, %29) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %31 = "torch.aten.outer"(%30, %24) : (!torch.vtensor<[5],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[5,8],f32>
    %32 = "torch.prim.ListConstruct"(%31, %31) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.cat"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,16],f32>
    %35 = "torch.aten.cos"(%34) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %36 = "torch.aten.sin"(%34) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%35, %37) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%38, %39, %40, %41, %42, %43) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten.to.dtype"(%38, %44, %45, %46, %47) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%36, %49) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%50, %51, %52, %53, %54, %55) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.dtype"(%50, %56, %57, %58, %59) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%arg0, %61, %62, %63, %64) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.chunk"(%65, %66, %67) : (!torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %69:2 = "torch.prim.ListUnpack"(%68) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,8],f32>, !torch.vtensor<[1,5,2,8],f32>)
    %70 = "torch.aten.neg"(%69#1) : (!torch.vtensor<[1,5,2,8],f32>) -> !torch.vtensor<[1,5,2,8],f32>
    %71 = "torch.prim.ListConstruct"(%70, %69#0) : (!torch.vtensor<[1,5,2,8],f32>, !torch.vtensor<[1,5,2,8],f32>) -> !torch.list<vtensor>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.cat"(%71, %72) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %74 = "torch.aten.mul.Tensor"(%65, %48) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %75 = "torch.aten.mul.Tensor"(%73, %60) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.add.Tensor"(%74, %75, %76) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg0, %78, %79, %80, %81) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %83 = "torch.prim.ListConstruct"(%77, %82) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%35, %86) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%87, %88, %89, %90, %91, %92) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten.to.dtype"(%87, %93, %94, %95, %96) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%36, %98) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%99, %100, %101, %102, %103, %104) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.aten.to.dtype"(%99, %105, %106, %107, %108) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %110 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.slice.Tensor"(%arg1, %110, %111, %112, %113) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.chunk"(%114, %115, %116) : (!torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %118:2 = "torch.prim.ListUnpack"(%117) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,8],f32>, !torch.vtensor<[1,5,2,8],f32>)
    %119 = "torch.aten.neg"(%118#1) : (!torch.vtensor<[1,5,2,8],f32>) -> !torch.vtensor<[1,5,2,8],f32>
    %120 = "torch.prim.ListConstruct"(%119, %118#0) : (!torch.vtensor<[1,5,2,8],f32>, !torch.vtensor<[1,5,2,8],f32>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %122 = "torch.aten.cat"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %123 = "torch.aten.mul.Tensor"(%114, %97) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %124 = "torch.aten.mul.Tensor"(%122, %109) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.aten.add.Tensor"(%123, %124, %125) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%arg1, %127, %128, %129, %130) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %132 = "torch.prim.ListConstruct"(%126, %131) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%85, %134) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
