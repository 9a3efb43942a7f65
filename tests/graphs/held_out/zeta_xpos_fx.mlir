"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.to.device"(%7, %13, %14, %15, %16, %17) : (!torch.vtensor<[5],si64>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %19 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %20 = "torch.aten.div.Scalar"(%18, %19) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %23 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %24 = "torch.aten.pow.Tensor_Tensor"(%23, %22) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.aten.arange.start"(%25, %26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.aten.div.Scalar"(%31, %32) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %34 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %35 = "torch.aten.pow.Scalar"(%34, %33) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %36 = "torch.aten.reciprocal"(%35) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %37 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %38 = "torch.aten.mul.Scalar"(%36, %37) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %44 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %45 = "torch.aten.arange.start"(%39, %40, %41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %46 = "torch.constant.str"() <{value = "i , j -> i j"}> : () -> !torch.str
    %47 = "torch.prim.ListConstruct"(%45, %38) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.aten.einsum"(%46, %47, %48) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,16],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %50, %51, %52, %53, %54) : (!torch.vtensor<[5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.device"(%49, %55, %56, %57, %58, %59) : (!torch.vtensor<[5,16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,16],f32>
    %61 = "torch.aten.sin"(%60) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %62 = "torch.aten.cos"(%60) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %63 = "torch.aten.reciprocal"(%24) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.mul.Scalar"(%63, %64) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16],f32>
    %66 = "torch.aten.mul.Tensor"(%61, %65) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.prim.ListConstruct"(%67, %68) : (!torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%66, %69) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%71, %72) : (!torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.repeat"(%70, %73) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %75 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.prim.ListConstruct"(%75, %76) : (!torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.view"(%74, %77) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %79 = "torch.aten.mul.Tensor"(%62, %65) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.prim.ListConstruct"(%80, %81) : (!torch.int, !torch.int) -> !torch.list<int>
    %83 = "torch.aten.view"(%79, %82) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.prim.ListConstruct"(%84, %85) : (!torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.repeat"(%83, %86) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %88 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.prim.ListConstruct"(%88, %89) : (!torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.view"(%87, %90) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %92 = "torch.aten.mul.Tensor"(%arg0, %91) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%arg0, %93, %94, %95, %96) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%arg0, %98, %99, %100, %101) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %103 = "torch.aten.neg"(%102) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %104 = "torch.prim.ListConstruct"(%103, %97) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.aten.stack"(%104, %105) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %107 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.flatten.using_ints"(%106, %107, %108) : (!torch.vtensor<[2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %110 = "torch.aten.mul.Tensor"(%109, %78) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.add.Tensor"(%92, %110, %111) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    "func.return"(%112) : (!torch.vtensor<[2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
