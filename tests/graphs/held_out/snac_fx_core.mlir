"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[1,2,3,4,32],f32>) -> (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[1,2,3,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,3,4,32],f32>, %arg1: !torch.vtensor<[1,2,3,4,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[4],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%16, %19) : (!torch.vtensor<[4,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,1],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%24, %25) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%23, %26) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %28 = "torch.aten.mul.Tensor"(%20, %27) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[4,16],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.sub.Scalar"(%14, %32, %33) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4],f32>
    %35 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %36 = "torch.aten.div.Scalar"(%34, %35) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%37, %38) : (!torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%36, %39) : (!torch.vtensor<[4],f32>, !torch.list<int>) -> !torch.vtensor<[4,1],f32>
    %41 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %42 = "torch.aten.pow.Tensor_Tensor"(%41, %40) : (!torch.vtensor<[16],f32>, !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[4,16],f32>
    %43 = "torch.prim.ListConstruct"(%42, %42) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.cat"(%43, %44) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -4 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%31, %46, %47, %48, %49) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,32],f32>
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.pow.Tensor_Scalar"(%45, %51) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = -4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%45, %53, %54, %55, %56) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,32],f32>
    %58 = "torch.aten.cos"(%50) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %59 = "torch.aten.mul.Tensor"(%arg0, %58) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %60 = "torch.aten.mul.Tensor"(%59, %57) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%61, %62, %63, %64, %65, %66) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%arg0, %67) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,2,16],f32>
    %69 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%68, %69, %70, %71, %72) : (!torch.vtensor<[1,2,3,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4,1,16],f32>
    %74 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%68, %74, %75, %76, %77) : (!torch.vtensor<[1,2,3,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4,1,16],f32>
    %79 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%79) : (!torch.int) -> !torch.list<int>
    %81 = "torch.operator"(%73, %80) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %82 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%82) : (!torch.int) -> !torch.list<int>
    %84 = "torch.operator"(%78, %83) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %85 = "torch.aten.neg"(%84) : (!torch.vtensor<[1,2,3,4,16],f32>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %86 = "torch.prim.ListConstruct"(%85, %81) : (!torch.vtensor<[1,2,3,4,16],f32>, !torch.vtensor<[1,2,3,4,16],f32>) -> !torch.list<vtensor>
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.cat"(%86, %87) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4,32],f32>
    %89 = "torch.aten.sin"(%50) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %90 = "torch.aten.mul.Tensor"(%88, %89) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %91 = "torch.aten.mul.Tensor"(%90, %57) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%60, %91, %92) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[1,2,3,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,32],f32>
    %94 = "torch.aten.cos"(%31) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %95 = "torch.aten.mul.Tensor"(%arg1, %94) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %96 = "torch.aten.mul.Tensor"(%95, %52) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%97, %98, %99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%arg1, %103) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,2,16],f32>
    %105 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.slice.Tensor"(%104, %105, %106, %107, %108) : (!torch.vtensor<[1,2,3,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4,1,16],f32>
    %110 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.slice.Tensor"(%104, %110, %111, %112, %113) : (!torch.vtensor<[1,2,3,4,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4,1,16],f32>
    %115 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%115) : (!torch.int) -> !torch.list<int>
    %117 = "torch.operator"(%109, %116) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %118 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %119 = "torch.prim.ListConstruct"(%118) : (!torch.int) -> !torch.list<int>
    %120 = "torch.operator"(%114, %119) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %121 = "torch.aten.neg"(%120) : (!torch.vtensor<[1,2,3,4,16],f32>) -> !torch.vtensor<[1,2,3,4,16],f32>
    %122 = "torch.prim.ListConstruct"(%121, %117) : (!torch.vtensor<[1,2,3,4,16],f32>, !torch.vtensor<[1,2,3,4,16],f32>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %124 = "torch.aten.cat"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4,32],f32>
    %125 = "torch.aten.sin"(%31) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %126 = "torch.aten.mul.Tensor"(%124, %125) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %127 = "torch.aten.mul.Tensor"(%126, %52) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,2,3,4,32],f32>
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.aten.add.Tensor"(%96, %127, %128) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[1,2,3,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,32],f32>
    "func.return"(%93, %129) : (!torch.vtensor<[1,2,3,4,32],f32>, !torch.vtensor<[1,2,3,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
