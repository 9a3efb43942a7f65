"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
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
    %31 = "torch.aten.cos"(%30) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %32 = "torch.aten.sin"(%30) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%31, %33) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,32,1],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%32, %35) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,32,1],f32>
    %37 = "torch.prim.ListConstruct"(%34, %36) : (!torch.vtensor<[5,32,1],f32>, !torch.vtensor<[5,32,1],f32>) -> !torch.list<vtensor>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.cat"(%37, %38) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32,2],f32>
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%39, %40, %41, %42, %43) : (!torch.vtensor<[5,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32,1],f32>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%39, %45, %46, %47, %48) : (!torch.vtensor<[5,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32,1],f32>
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%50) : (!torch.int) -> !torch.list<int>
    %52 = "torch.operator"(%44, %51) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[5,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%53) : (!torch.int) -> !torch.list<int>
    %55 = "torch.operator"(%49, %54) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[5,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.aten.unsqueeze"(%52, %56) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%57, %58) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%55, %60) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%61, %62) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %64, %65, %66, %67, %68) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%63, %69, %70, %71, %72, %73) : (!torch.vtensor<[1,1,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%74, %75, %76, %77, %78) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.view"(%arg0, %79) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%80, %81, %82, %83, %84) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%80, %86, %87, %88, %89) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.prim.ListConstruct"(%91) : (!torch.int) -> !torch.list<int>
    %93 = "torch.operator"(%85, %92) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%94) : (!torch.int) -> !torch.list<int>
    %96 = "torch.operator"(%90, %95) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %97 = "torch.aten.neg"(%96) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %98 = "torch.prim.ListConstruct"(%97, %93) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %99 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %100 = "torch.aten.cat"(%98, %99) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %104 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %101, %102, %103, %104, %105) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %106 = "torch.aten.mul.Tensor"(%arg0, %59) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %107 = "torch.constant.none"() : () -> !torch.none
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%100, %107, %108, %109, %110, %111) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %112 = "torch.aten.mul.Tensor"(%100, %63) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.add.Tensor"(%106, %112, %113) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %118 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%114, %115, %116, %117, %118, %119) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%114) : (!torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
