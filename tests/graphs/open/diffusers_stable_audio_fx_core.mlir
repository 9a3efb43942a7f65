"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],f32>
    %8 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %9 = "torch.aten.div.Scalar"(%7, %8) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[32],f32>
    %10 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %11 = "torch.aten.pow.Scalar"(%10, %9) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %12 = "torch.aten.reciprocal"(%11) : (!torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %13 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %14 = "torch.aten.mul.Scalar"(%12, %13) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %15 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %16 = "torch.aten.div.Scalar"(%14, %15) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %17 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%arg1, %19) : (!torch.vtensor<[5],si64>, !torch.list<int>) -> !torch.vtensor<[5,1],si64>
    %21 = "torch.aten.mul.Tensor"(%20, %16) : (!torch.vtensor<[5,1],si64>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[5,32],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %23 = "torch.aten.cos"(%21) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %24 = "torch.prim.ListConstruct"(%22, %23) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.cat"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,64],f32>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%26, %27, %28, %29, %30, %31) : (!torch.vtensor<[5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.aten.sin"(%21) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %33 = "torch.aten.sin"(%21) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %34 = "torch.prim.ListConstruct"(%32, %33) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,64],f32>
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %37, %38, %39, %40, %41) : (!torch.vtensor<[5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%26, %42) : (!torch.vtensor<[5,64],f32>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%43, %44) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.unsqueeze"(%36, %46) : (!torch.vtensor<[5,64],f32>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.unsqueeze"(%47, %48) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %55, %56, %57, %58, %59) : (!torch.vtensor<[1,1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%60, %61, %62, %63, %64) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%arg0, %65) : (!torch.vtensor<[1,2,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,32],f32>
    %67 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.slice.Tensor"(%66, %67, %68, %69, %70) : (!torch.vtensor<[1,2,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,32],f32>
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.slice.Tensor"(%66, %72, %73, %74, %75) : (!torch.vtensor<[1,2,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,32],f32>
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%77) : (!torch.int) -> !torch.list<int>
    %79 = "torch.operator"(%71, %78) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.prim.ListConstruct"(%80) : (!torch.int) -> !torch.list<int>
    %82 = "torch.operator"(%76, %81) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %83 = "torch.aten.neg"(%82) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %84 = "torch.prim.ListConstruct"(%83, %79) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.cat"(%84, %85) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %87, %88, %89, %90, %91) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %92 = "torch.aten.mul.Tensor"(%arg0, %45) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %96 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%86, %93, %94, %95, %96, %97) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %98 = "torch.aten.mul.Tensor"(%86, %49) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.add.Tensor"(%92, %98, %99) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %104 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%100, %101, %102, %103, %104, %105) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%100) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
