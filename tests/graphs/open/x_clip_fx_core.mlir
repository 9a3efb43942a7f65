"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,48],f16>, !torch.vtensor<[1,2,5,48],f16>) -> (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,2,5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,48],f16>, %arg1: !torch.vtensor<[1,2,5,48],f16>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%16, %19) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%24, %25) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%23, %26) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %28 = "torch.aten.mul.Tensor"(%20, %27) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%arg0, %32, %33, %34, %35) : (!torch.vtensor<[1,2,5,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%arg0, %37, %38, %39, %40) : (!torch.vtensor<[1,2,5,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f16>
    %42 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %43 = "torch.aten.mul.Tensor"(%36, %42) : (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%44, %45, %46, %47, %48) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%36, %49) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f16>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.slice.Tensor"(%50, %51, %52, %53, %54) : (!torch.vtensor<[1,2,5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f16>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%50, %56, %57, %58, %59) : (!torch.vtensor<[1,2,5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f16>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%61) : (!torch.int) -> !torch.list<int>
    %63 = "torch.operator"(%55, %62) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f16>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%64) : (!torch.int) -> !torch.list<int>
    %66 = "torch.operator"(%60, %65) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f16>
    %67 = "torch.aten.neg"(%66) : (!torch.vtensor<[1,2,5,16],f16>) -> !torch.vtensor<[1,2,5,16],f16>
    %68 = "torch.prim.ListConstruct"(%67, %63) : (!torch.vtensor<[1,2,5,16],f16>, !torch.vtensor<[1,2,5,16],f16>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %71 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %72 = "torch.aten.mul.Tensor"(%70, %71) : (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.add.Tensor"(%43, %72, %73) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %75 = "torch.prim.ListConstruct"(%74, %41) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,16],f16>) -> !torch.list<vtensor>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.cat"(%75, %76) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg1, %78, %79, %80, %81) : (!torch.vtensor<[1,2,5,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %83 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.slice.Tensor"(%arg1, %83, %84, %85, %86) : (!torch.vtensor<[1,2,5,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f16>
    %88 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %89 = "torch.aten.mul.Tensor"(%82, %88) : (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%90, %91, %92, %93, %94) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.view"(%82, %95) : (!torch.vtensor<[1,2,5,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f16>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%96, %97, %98, %99, %100) : (!torch.vtensor<[1,2,5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f16>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%96, %102, %103, %104, %105) : (!torch.vtensor<[1,2,5,2,16],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f16>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.prim.ListConstruct"(%107) : (!torch.int) -> !torch.list<int>
    %109 = "torch.operator"(%101, %108) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f16>
    %110 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %111 = "torch.prim.ListConstruct"(%110) : (!torch.int) -> !torch.list<int>
    %112 = "torch.operator"(%106, %111) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f16>
    %113 = "torch.aten.neg"(%112) : (!torch.vtensor<[1,2,5,16],f16>) -> !torch.vtensor<[1,2,5,16],f16>
    %114 = "torch.prim.ListConstruct"(%113, %109) : (!torch.vtensor<[1,2,5,16],f16>, !torch.vtensor<[1,2,5,16],f16>) -> !torch.list<vtensor>
    %115 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %116 = "torch.aten.cat"(%114, %115) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f16>
    %117 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %118 = "torch.aten.mul.Tensor"(%116, %117) : (!torch.vtensor<[1,2,5,32],f16>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.add.Tensor"(%89, %118, %119) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %121 = "torch.prim.ListConstruct"(%120, %87) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,16],f16>) -> !torch.list<vtensor>
    %122 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %123 = "torch.aten.cat"(%121, %122) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    "func.return"(%77, %123) : (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,2,5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
