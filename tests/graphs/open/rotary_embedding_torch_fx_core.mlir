"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.add.Scalar"(%7, %8, %9) : (!torch.vtensor<[5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
    %11 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %12 = "torch.aten.div.Scalar"(%10, %11) : (!torch.vtensor<[5],f32>, !torch.float) -> !torch.vtensor<[5],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[5],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%12, %18) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%20, %21) : (!torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.permute"(%19, %22) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%24, %25) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%27, %28) : (!torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%26, %29) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %31 = "torch.aten.mul.Tensor"(%23, %30) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%31, %32) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16,1],f32>
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%34, %35, %36) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.aten.expand"(%33, %37, %38) : (!torch.vtensor<[5,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[5,16,2],f32>
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.aten.clone"(%39, %40) : (!torch.vtensor<[5,16,2],f32>, !torch.int) -> !torch.vtensor<[5,16,2],f32>
    %42 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%42, %43) : (!torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%41, %44) : (!torch.vtensor<[5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%45, %46, %47, %48, %49) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.slice.Tensor"(%arg0, %51, %52, %53, %54) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,0],f32>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%arg0, %56, %57, %58, %59) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%arg0, %61, %62, %63, %64) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %66 = "torch.aten.cos"(%50) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %67 = "torch.aten.mul.Tensor"(%60, %66) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %68 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %69 = "torch.aten.mul.Scalar"(%67, %68) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%70, %71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%60, %75) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %77 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%76, %77, %78, %79, %80) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %82 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%76, %82, %83, %84, %85) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %87 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%87) : (!torch.int) -> !torch.list<int>
    %89 = "torch.operator"(%81, %88) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %90 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %91 = "torch.prim.ListConstruct"(%90) : (!torch.int) -> !torch.list<int>
    %92 = "torch.operator"(%86, %91) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %93 = "torch.aten.neg"(%92) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %94 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %95 = "torch.aten.unsqueeze"(%93, %94) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %96 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %97 = "torch.aten.unsqueeze"(%89, %96) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %98 = "torch.prim.ListConstruct"(%95, %97) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %99 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %100 = "torch.aten.cat"(%98, %99) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%101, %102, %103, %104) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.view"(%100, %105) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %107 = "torch.aten.sin"(%50) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %108 = "torch.aten.mul.Tensor"(%106, %107) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %109 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %110 = "torch.aten.mul.Scalar"(%108, %109) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.add.Tensor"(%69, %110, %111) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %113 = "torch.prim.ListConstruct"(%55, %112, %65) : (!torch.vtensor<[1,2,5,0],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.cat"(%113, %114) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %119 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%115, %116, %117, %118, %119, %120) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%115) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
