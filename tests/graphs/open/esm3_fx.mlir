"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],f32>, !torch.vtensor<[1,4,2,48],f32>, !torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> (!torch.vtensor<[1,4,2,48],f32>, !torch.vtensor<[1,4,2,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],f32>, %arg1: !torch.vtensor<[1,4,2,48],f32>, %arg2: !torch.vtensor<[6,16],f32>, %arg3: !torch.vtensor<[6,16],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg2, %0, %1, %2, %3) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg3, %5, %6, %7, %8) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%4, %10) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%12, %13, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.aten.expand"(%11, %15, %16) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%18, %19, %20) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.reshape"(%17, %21) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unsqueeze"(%9, %23) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%25, %26, %27) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.aten.expand"(%24, %28, %29) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %31 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%31, %32, %33) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.reshape"(%30, %34) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.slice.Tensor"(%arg0, %36, %37, %38, %39) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %41 = "torch.aten.mul.Tensor"(%40, %22) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%arg0, %42, %43, %44, %45) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.chunk"(%46, %47, %48) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %50:2 = "torch.prim.ListUnpack"(%49) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %51 = "torch.aten.neg"(%50#1) : (!torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %52 = "torch.prim.ListConstruct"(%51, %50#0) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.aten.cat"(%52, %53) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %55 = "torch.aten.mul.Tensor"(%54, %35) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%41, %55, %56) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.slice.Tensor"(%arg0, %58, %59, %60, %61) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %63 = "torch.prim.ListConstruct"(%57, %62) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.cat"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%arg2, %66, %67, %68, %69) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.slice.Tensor"(%arg3, %71, %72, %73, %74) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%70, %76) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.prim.ListConstruct"(%78, %79, %80) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.aten.expand"(%77, %81, %82) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %84 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %87 = "torch.prim.ListConstruct"(%84, %85, %86) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.reshape"(%83, %87) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.unsqueeze"(%75, %89) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.prim.ListConstruct"(%91, %92, %93) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.aten.expand"(%90, %94, %95) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %97 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %100 = "torch.prim.ListConstruct"(%97, %98, %99) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %101 = "torch.aten.reshape"(%96, %100) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%arg1, %102, %103, %104, %105) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %107 = "torch.aten.mul.Tensor"(%106, %88) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %108 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.slice.Tensor"(%arg1, %108, %109, %110, %111) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.chunk"(%112, %113, %114) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %116:2 = "torch.prim.ListUnpack"(%115) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %117 = "torch.aten.neg"(%116#1) : (!torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %118 = "torch.prim.ListConstruct"(%117, %116#0) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.aten.cat"(%118, %119) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %121 = "torch.aten.mul.Tensor"(%120, %101) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.add.Tensor"(%107, %121, %122) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%arg1, %124, %125, %126, %127) : (!torch.vtensor<[1,4,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %129 = "torch.prim.ListConstruct"(%123, %128) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %130 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %131 = "torch.aten.cat"(%129, %130) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],f32>
    "func.return"(%65, %131) : (!torch.vtensor<[1,4,2,48],f32>, !torch.vtensor<[1,4,2,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
