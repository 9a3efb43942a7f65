"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,6,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,2,6,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[6],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[6],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[6],f32>, !torch.int) -> !torch.vtensor<[6,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%16, %19) : (!torch.vtensor<[6,1],f32>, !torch.list<int>) -> !torch.vtensor<[6,1],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%24, %25) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%23, %26) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %28 = "torch.aten.mul.Tensor"(%20, %27) : (!torch.vtensor<[6,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[6,16],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%32, %33, %34, %35) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%31, %36) : (!torch.vtensor<[6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,32],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%37, %38, %39, %40, %41) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %43 = "torch.aten.cos"(%42) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %44 = "torch.aten.mul.Tensor"(%arg0, %43) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %50 = "torch.prim.ListConstruct"(%45, %46, %47, %48, %49) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%arg0, %50) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%51, %52, %53, %54, %55) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice.Tensor"(%51, %57, %58, %59, %60) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%62) : (!torch.int) -> !torch.list<int>
    %64 = "torch.operator"(%56, %63) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%65) : (!torch.int) -> !torch.list<int>
    %67 = "torch.operator"(%61, %66) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %68 = "torch.aten.neg"(%67) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %69 = "torch.prim.ListConstruct"(%68, %64) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.aten.cat"(%69, %70) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %72 = "torch.aten.sin"(%42) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %73 = "torch.aten.mul.Tensor"(%71, %72) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.add.Tensor"(%44, %73, %74) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -6 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%37, %76, %77, %78, %79) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,6,32],f32>
    %81 = "torch.aten.cos"(%80) : (!torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,1,6,32],f32>
    %82 = "torch.aten.mul.Tensor"(%arg1, %81) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%83, %84, %85, %86, %87) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.view"(%arg1, %88) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,2,16],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%89, %90, %91, %92, %93) : (!torch.vtensor<[1,2,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,1,16],f32>
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%89, %95, %96, %97, %98) : (!torch.vtensor<[1,2,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,1,16],f32>
    %100 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %101 = "torch.prim.ListConstruct"(%100) : (!torch.int) -> !torch.list<int>
    %102 = "torch.operator"(%94, %101) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,6,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16],f32>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.prim.ListConstruct"(%103) : (!torch.int) -> !torch.list<int>
    %105 = "torch.operator"(%99, %104) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,6,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16],f32>
    %106 = "torch.aten.neg"(%105) : (!torch.vtensor<[1,2,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %107 = "torch.prim.ListConstruct"(%106, %102) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>) -> !torch.list<vtensor>
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.cat"(%107, %108) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %110 = "torch.aten.sin"(%80) : (!torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,1,6,32],f32>
    %111 = "torch.aten.mul.Tensor"(%109, %110) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%82, %111, %112) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    "func.return"(%75, %113) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
