"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[1,3,8,8],f32>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f16>, %arg1: !torch.vtensor<[1,2,5,32],f16>, %arg2: !torch.vtensor<[1,3,8,8],f32>):
    %0 = "torch.constant.float"() <{value = 5.000000e-01 : f64}> : () -> !torch.float
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.float, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %7 = "torch.constant.float"() <{value = 5.000000e-01 : f64}> : () -> !torch.float
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.aten.arange.start"(%7, %8, %9, %10, %11, %12) : (!torch.float, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.aten.div.Scalar"(%6, %14) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2],f32>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.aten.div.Scalar"(%13, %16) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2],f32>
    %18 = "torch.prim.ListConstruct"(%15, %17) : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
    %19 = "torch.constant.str"() <{value = "ij"}> : () -> !torch.str
    %20 = "torch.aten.meshgrid.indexing"(%18, %19) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
    %21:2 = "torch.prim.ListUnpack"(%20) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>)
    %22 = "torch.prim.ListConstruct"(%21#0, %21#1) : (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.stack"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,2],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.flatten.using_ints"(%24, %25, %26) : (!torch.vtensor<[2,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,2],f32>
    %28 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
    %29 = "torch.aten.mul.Scalar"(%27, %28) : (!torch.vtensor<[4,2],f32>, !torch.float) -> !torch.vtensor<[4,2],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.sub.Scalar"(%29, %30, %31) : (!torch.vtensor<[4,2],f32>, !torch.float, !torch.int) -> !torch.vtensor<[4,2],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%32, %33) : (!torch.vtensor<[4,2],f32>, !torch.int) -> !torch.vtensor<[4,2,1],f32>
    %35 = "torch.constant.float"() <{value = 6.2831853071795862 : f64}> : () -> !torch.float
    %36 = "torch.aten.mul.Scalar"(%34, %35) : (!torch.vtensor<[4,2,1],f32>, !torch.float) -> !torch.vtensor<[4,2,1],f32>
    %37 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%37, %38) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[1,8],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[1,8],f32>, !torch.int) -> !torch.vtensor<[1,1,8],f32>
    %42 = "torch.aten.mul.Tensor"(%36, %41) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[1,1,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.flatten.using_ints"(%42, %43, %44) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.prim.ListConstruct"(%46) : (!torch.int) -> !torch.list<int>
    %48 = "torch.aten.tile"(%45, %47) : (!torch.vtensor<[4,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,32],f32>
    %49 = "torch.aten.cos"(%48) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %50 = "torch.aten.sin"(%48) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %51, %52, %53, %54, %55) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.dtype"(%49, %56, %57, %58, %59) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,32],f32>
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%50, %61, %62, %63, %64, %65) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.aten.to.dtype"(%50, %66, %67, %68, %69) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,32],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%71, %72) : (!torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %75 = "torch.aten.split_with_sizes"(%arg0, %73, %74) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %76:2 = "torch.prim.ListUnpack"(%75) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f16>)
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%77, %78) : (!torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %81 = "torch.aten.split_with_sizes"(%arg1, %79, %80) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %82:2 = "torch.prim.ListUnpack"(%81) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f16>)
    %83 = "torch.aten.mul.Tensor"(%76#1, %60) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%76#1, %84, %85, %86, %87) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.slice.Tensor"(%76#1, %89, %90, %91, %92) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %94 = "torch.aten.neg"(%93) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %95 = "torch.prim.ListConstruct"(%94, %88) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %96 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %97 = "torch.aten.cat"(%95, %96) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %98 = "torch.aten.mul.Tensor"(%97, %70) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.add.Tensor"(%83, %98, %99) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %101 = "torch.aten.mul.Tensor"(%82#1, %60) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%82#1, %102, %103, %104, %105) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%82#1, %107, %108, %109, %110) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %112 = "torch.aten.neg"(%111) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %113 = "torch.prim.ListConstruct"(%112, %106) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.cat"(%113, %114) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %116 = "torch.aten.mul.Tensor"(%115, %70) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.add.Tensor"(%101, %116, %117) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %119 = "torch.prim.ListConstruct"(%76#0, %100) : (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %120 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %121 = "torch.aten.cat"(%119, %120) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %122 = "torch.prim.ListConstruct"(%82#0, %118) : (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %124 = "torch.aten.cat"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%121, %124) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
