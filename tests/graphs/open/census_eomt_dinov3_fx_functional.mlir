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
    %25 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%25, %26) : (!torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%24, %27) : (!torch.vtensor<[2,2,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,2],f32>
    %29 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[4,2],f32>, !torch.float) -> !torch.vtensor<[4,2],f32>
    %31 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.sub.Scalar"(%30, %31, %32) : (!torch.vtensor<[4,2],f32>, !torch.float, !torch.int) -> !torch.vtensor<[4,2],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[4,2],f32>, !torch.int) -> !torch.vtensor<[4,2,1],f32>
    %36 = "torch.constant.float"() <{value = 6.2831853071795862 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[4,2,1],f32>, !torch.float) -> !torch.vtensor<[4,2,1],f32>
    %38 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.aten.unsqueeze"(%38, %39) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[1,8],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%40, %41) : (!torch.vtensor<[1,8],f32>, !torch.int) -> !torch.vtensor<[1,1,8],f32>
    %43 = "torch.aten.mul.Tensor"(%37, %42) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[1,1,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%44, %45) : (!torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%43, %46) : (!torch.vtensor<[4,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[4,16],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%48) : (!torch.int) -> !torch.list<int>
    %50 = "torch.aten.tile"(%47, %49) : (!torch.vtensor<[4,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,32],f32>
    %51 = "torch.aten.cos"(%50) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %52 = "torch.aten.sin"(%50) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %53, %54, %55, %56, %57) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%52, %58, %59, %60, %61, %62) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%63, %64) : (!torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %67 = "torch.aten.split_with_sizes"(%arg0, %65, %66) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %68:2 = "torch.prim.ListUnpack"(%67) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f16>)
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.prim.ListConstruct"(%69, %70) : (!torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %73 = "torch.aten.split_with_sizes"(%arg1, %71, %72) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %74:2 = "torch.prim.ListUnpack"(%73) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f16>)
    %75 = "torch.aten.mul.Tensor"(%68#1, %51) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %76 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%68#1, %76, %77, %78, %79) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%68#1, %81, %82, %83, %84) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %86 = "torch.aten.neg"(%85) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %87 = "torch.prim.ListConstruct"(%86, %80) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.aten.cat"(%87, %88) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %90 = "torch.aten.mul.Tensor"(%89, %52) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%75, %90, %91) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %93 = "torch.aten.mul.Tensor"(%74#1, %51) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%74#1, %94, %95, %96, %97) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %99 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.slice.Tensor"(%74#1, %99, %100, %101, %102) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %104 = "torch.aten.neg"(%103) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %105 = "torch.prim.ListConstruct"(%104, %98) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %106 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %107 = "torch.aten.cat"(%105, %106) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %108 = "torch.aten.mul.Tensor"(%107, %52) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.add.Tensor"(%93, %108, %109) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %111 = "torch.prim.ListConstruct"(%68#0, %92) : (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %112 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %113 = "torch.aten.cat"(%111, %112) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %114 = "torch.prim.ListConstruct"(%74#0, %110) : (!torch.vtensor<[1,2,1,32],f16>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %115 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %116 = "torch.aten.cat"(%114, %115) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%113, %116) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
