"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,3,48],f32>, !torch.vtensor<[1,2,5,48],f32>) -> (!torch.vtensor<[1,2,3,48],f32>, !torch.vtensor<[1,2,5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,3,48],f32>, %arg1: !torch.vtensor<[1,2,5,48],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%7, %8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%10, %11) : (!torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.permute"(%9, %12) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%16, %19) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %22 = "torch.prim.ListConstruct"(%21, %21) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%24, %25, %26, %27, %28) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,32],f32>
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%arg0, %30, %31, %32, %33) : (!torch.vtensor<[1,2,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg0, %35, %36, %37, %38) : (!torch.vtensor<[1,2,3,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %40 = "torch.aten.cos"(%29) : (!torch.vtensor<[3,32],f32>) -> !torch.vtensor<[3,32],f32>
    %41 = "torch.aten.mul.Tensor"(%34, %40) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %47 = "torch.prim.ListConstruct"(%42, %43, %44, %45, %46) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.view"(%34, %47) : (!torch.vtensor<[1,2,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,2,16],f32>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%48, %49, %50, %51, %52) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.slice.Tensor"(%48, %54, %55, %56, %57) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.prim.ListConstruct"(%59) : (!torch.int) -> !torch.list<int>
    %61 = "torch.operator"(%53, %60) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%62) : (!torch.int) -> !torch.list<int>
    %64 = "torch.operator"(%58, %63) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %65 = "torch.aten.neg"(%64) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %66 = "torch.prim.ListConstruct"(%65, %61) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,16],f32>) -> !torch.list<vtensor>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.cat"(%66, %67) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %69 = "torch.aten.sin"(%29) : (!torch.vtensor<[3,32],f32>) -> !torch.vtensor<[3,32],f32>
    %70 = "torch.aten.mul.Tensor"(%68, %69) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.add.Tensor"(%41, %70, %71) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %73 = "torch.prim.ListConstruct"(%72, %39) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,16],f32>) -> !torch.list<vtensor>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.aten.cat"(%73, %74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,48],f32>
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%24, %76, %77, %78, %79) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%arg1, %81, %82, %83, %84) : (!torch.vtensor<[1,2,5,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice.Tensor"(%arg1, %86, %87, %88, %89) : (!torch.vtensor<[1,2,5,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %91 = "torch.aten.cos"(%80) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %92 = "torch.aten.mul.Tensor"(%85, %91) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %98 = "torch.prim.ListConstruct"(%93, %94, %95, %96, %97) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.aten.view"(%85, %98) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %100 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice.Tensor"(%99, %100, %101, %102, %103) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %105 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.slice.Tensor"(%99, %105, %106, %107, %108) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %110 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %111 = "torch.prim.ListConstruct"(%110) : (!torch.int) -> !torch.list<int>
    %112 = "torch.operator"(%104, %111) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%113) : (!torch.int) -> !torch.list<int>
    %115 = "torch.operator"(%109, %114) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %116 = "torch.aten.neg"(%115) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %117 = "torch.prim.ListConstruct"(%116, %112) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %118 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %119 = "torch.aten.cat"(%117, %118) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %120 = "torch.aten.sin"(%80) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %121 = "torch.aten.mul.Tensor"(%119, %120) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%92, %121, %122) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %124 = "torch.prim.ListConstruct"(%123, %90) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %125 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %126 = "torch.aten.cat"(%124, %125) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    "func.return"(%75, %126) : (!torch.vtensor<[1,2,3,48],f32>, !torch.vtensor<[1,2,5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
