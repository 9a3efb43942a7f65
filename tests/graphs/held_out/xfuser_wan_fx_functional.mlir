"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,64],f32>, !torch.vtensor<[1,5,64],f32>, !torch.vtensor<[64],f32>, !torch.vtensor<[1,5,1,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,64],f32>, %arg1: !torch.vtensor<[1,5,64],f32>, %arg2: !torch.vtensor<[64],f32>, %arg3: !torch.vtensor<[1,5,1,32],f32>, %arg4: !torch.vtensor<[1,5,1,32],f32>):
    %0 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %1 = "torch.prim.ListConstruct"(%0) : (!torch.int) -> !torch.list<int>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.rms_norm"(%arg0, %1, %arg2, %2) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>, !torch.vtensor<[64],f32>, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %4 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.rms_norm"(%arg1, %5, %arg2, %6) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>, !torch.vtensor<[64],f32>, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%8, %9, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.view"(%3, %12) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.view"(%7, %18) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%20, %21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%13, %25) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.unbind.int"(%26, %27) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %29:2 = "torch.prim.ListUnpack"(%28) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>)
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%arg3, %30, %31, %32, %33) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg4, %35, %36, %37, %38) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.empty_like"(%13, %40, %41, %42, %43, %44) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %46 = "torch.aten.mul.Tensor"(%29#0, %34) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %47 = "torch.aten.mul.Tensor"(%29#1, %39) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.sub.Tensor"(%46, %47, %48) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%45, %50, %51, %52, %53) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.aten.copy"(%54, %49, %55) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice_scatter"(%45, %56, %57, %58, %59, %60) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %62 = "torch.aten.mul.Tensor"(%29#0, %39) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %63 = "torch.aten.mul.Tensor"(%29#1, %34) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%62, %63, %64) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%61, %66, %67, %68, %69) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.aten.copy"(%70, %65, %71) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %73 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice_scatter"(%61, %72, %73, %74, %75, %76) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %78 = "torch.aten.type_as"(%77, %13) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%79, %80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.view"(%19, %84) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.unbind.int"(%85, %86) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %88:2 = "torch.prim.ListUnpack"(%87) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>)
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.aten.slice.Tensor"(%arg3, %89, %90, %91, %92) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%arg4, %94, %95, %96, %97) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %103 = "torch.constant.none"() : () -> !torch.none
    %104 = "torch.aten.empty_like"(%19, %99, %100, %101, %102, %103) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %105 = "torch.aten.mul.Tensor"(%88#0, %93) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %106 = "torch.aten.mul.Tensor"(%88#1, %98) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.sub.Tensor"(%105, %106, %107) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %109 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%104, %109, %110, %111, %112) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %114 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %115 = "torch.aten.copy"(%113, %108, %114) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice_scatter"(%104, %115, %116, %117, %118, %119) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %121 = "torch.aten.mul.Tensor"(%88#0, %98) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %122 = "torch.aten.mul.Tensor"(%88#1, %93) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.add.Tensor"(%121, %122, %123) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %125 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %129 = "torch.aten.slice.Tensor"(%120, %125, %126, %127, %128) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %130 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %131 = "torch.aten.copy"(%129, %124, %130) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice_scatter"(%120, %131, %132, %133, %134, %135) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %137 = "torch.aten.type_as"(%136, %19) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%78, %137) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
