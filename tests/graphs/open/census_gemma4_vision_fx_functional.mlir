"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2],si64>) -> !torch.vtensor<[1,6,2,32],f16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f16>, %arg1: !torch.vtensor<[1,6,2],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,6,2],si64>, !torch.int) -> !torch.vtensor<[1,6,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,6,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,6,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,6,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[1,6,2,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[1,6,2,8],f32>, !torch.float) -> !torch.vtensor<[1,6,2,8],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[1,6,2,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,6,2,8],f32>, !torch.float) -> !torch.vtensor<[1,6,2,8],f32>
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%24, %28, %29) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,8],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.select.int"(%24, %31, %32) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,8],f32>
    %34 = "torch.prim.ListConstruct"(%30, %30, %33, %33) : (!torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,32],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%27, %37, %38) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,8],f32>
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.select.int"(%27, %40, %41) : (!torch.vtensor<[1,6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,8],f32>
    %43 = "torch.prim.ListConstruct"(%39, %39, %42, %42) : (!torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>) -> !torch.list<vtensor>
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.cat"(%43, %44) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,32],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten._to_copy"(%36, %51, %52, %53, %54, %55, %56) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,32],f16>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten._to_copy"(%45, %63, %64, %65, %66, %67, %68) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,32],f16>
    %70 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%70, %71) : (!torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.split_with_sizes"(%arg0, %72, %73) : (!torch.vtensor<[1,6,2,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %75:2 = "torch.prim.ListUnpack"(%74) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,2,16],f16>)
    %76 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%76, %77) : (!torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.aten.split_with_sizes"(%57, %78, %79) : (!torch.vtensor<[1,6,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %81:2 = "torch.prim.ListUnpack"(%80) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,16],f16>, !torch.vtensor<[1,6,16],f16>)
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%82, %83) : (!torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.aten.split_with_sizes"(%69, %84, %85) : (!torch.vtensor<[1,6,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %87:2 = "torch.prim.ListUnpack"(%86) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,16],f16>, !torch.vtensor<[1,6,16],f16>)
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.aten.unsqueeze"(%81#0, %88) : (!torch.vtensor<[1,6,16],f16>, !torch.int) -> !torch.vtensor<[1,6,1,16],f16>
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%87#0, %90) : (!torch.vtensor<[1,6,16],f16>, !torch.int) -> !torch.vtensor<[1,6,1,16],f16>
    %92 = "torch.aten.mul.Tensor"(%75#0, %89) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,1,16],f16>) -> !torch.vtensor<[1,6,2,16],f16>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%75#0, %93, %94, %95, %96) : (!torch.vtensor<[1,6,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f16>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%75#0, %98, %99, %100, %101) : (!torch.vtensor<[1,6,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f16>
    %103 = "torch.aten.neg"(%102) : (!torch.vtensor<[1,6,2,8],f16>) -> !torch.vtensor<[1,6,2,8],f16>
    %104 = "torch.prim.ListConstruct"(%103, %97) : (!torch.vtensor<[1,6,2,8],f16>, !torch.vtensor<[1,6,2,8],f16>) -> !torch.list<vtensor>
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.aten.cat"(%104, %105) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,16],f16>
    %107 = "torch.aten.mul.Tensor"(%106, %91) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,1,16],f16>) -> !torch.vtensor<[1,6,2,16],f16>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.add.Tensor"(%92, %107, %108) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,2,16],f16>, !torch.int) -> !torch.vtensor<[1,6,2,16],f16>
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.aten.unsqueeze"(%81#1, %110) : (!torch.vtensor<[1,6,16],f16>, !torch.int) -> !torch.vtensor<[1,6,1,16],f16>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.unsqueeze"(%87#1, %112) : (!torch.vtensor<[1,6,16],f16>, !torch.int) -> !torch.vtensor<[1,6,1,16],f16>
    %114 = "torch.aten.mul.Tensor"(%75#1, %111) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,1,16],f16>) -> !torch.vtensor<[1,6,2,16],f16>
    %115 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.slice.Tensor"(%75#1, %115, %116, %117, %118) : (!torch.vtensor<[1,6,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f16>
    %120 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.slice.Tensor"(%75#1, %120, %121, %122, %123) : (!torch.vtensor<[1,6,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f16>
    %125 = "torch.aten.neg"(%124) : (!torch.vtensor<[1,6,2,8],f16>) -> !torch.vtensor<[1,6,2,8],f16>
    %126 = "torch.prim.ListConstruct"(%125, %119) : (!torch.vtensor<[1,6,2,8],f16>, !torch.vtensor<[1,6,2,8],f16>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,16],f16>
    %129 = "torch.aten.mul.Tensor"(%128, %113) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,1,16],f16>) -> !torch.vtensor<[1,6,2,16],f16>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.add.Tensor"(%114, %129, %130) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,2,16],f16>, !torch.int) -> !torch.vtensor<[1,6,2,16],f16>
    %132 = "torch.prim.ListConstruct"(%109, %131) : (!torch.vtensor<[1,6,2,16],f16>, !torch.vtensor<[1,6,2,16],f16>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f16>
    "func.return"(%134) : (!torch.vtensor<[1,6,2,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
