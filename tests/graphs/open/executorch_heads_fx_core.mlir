"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[4,16],f32>, %arg3: !torch.vtensor<[4,16],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.expand"(%1, %5, %6) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.clone"(%7, %8) : (!torch.vtensor<[4,2,16],f32>, !torch.int) -> !torch.vtensor<[4,2,16],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%arg3, %10) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%12, %13, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.aten.expand"(%11, %15, %16) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.aten.clone"(%17, %18) : (!torch.vtensor<[4,2,16],f32>, !torch.int) -> !torch.vtensor<[4,2,16],f32>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %20, %21, %22, %23, %24) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%25, %26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%arg0, %30) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%31, %32, %33, %34, %35) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%31, %37, %38, %39, %40) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %42 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%42) : (!torch.int) -> !torch.list<int>
    %44 = "torch.operator"(%36, %43) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %45 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%45) : (!torch.int) -> !torch.list<int>
    %47 = "torch.operator"(%41, %46) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %48, %49, %50, %51, %52) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.prim.ListConstruct"(%53, %54, %55, %56, %57) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.view"(%arg1, %58) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%59, %60, %61, %62, %63) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %65 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%59, %65, %66, %67, %68) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.prim.ListConstruct"(%70) : (!torch.int) -> !torch.list<int>
    %72 = "torch.operator"(%64, %71) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %73 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%73) : (!torch.int) -> !torch.list<int>
    %75 = "torch.operator"(%69, %74) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%9, %80) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %86 = "torch.prim.ListConstruct"(%82, %83, %84, %85) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.view"(%19, %86) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16],f32>
    %88 = "torch.aten.mul.Tensor"(%44, %81) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %89 = "torch.aten.mul.Tensor"(%47, %87) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.sub.Tensor"(%88, %89, %90) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %92 = "torch.aten.mul.Tensor"(%44, %87) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %93 = "torch.aten.mul.Tensor"(%47, %81) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.add.Tensor"(%92, %93, %94) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %96 = "torch.aten.mul.Tensor"(%72, %81) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %97 = "torch.aten.mul.Tensor"(%75, %87) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.sub.Tensor"(%96, %97, %98) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %100 = "torch.aten.mul.Tensor"(%72, %87) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %101 = "torch.aten.mul.Tensor"(%75, %81) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.add.Tensor"(%100, %101, %102) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %104 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %105 = "torch.aten.unsqueeze"(%91, %104) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %106 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%95, %106) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %108 = "torch.prim.ListConstruct"(%105, %107) : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %115 = "torch.prim.ListConstruct"(%111, %112, %113, %114) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %116 = "torch.aten.view"(%110, %115) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %117 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %118 = "torch.aten.unsqueeze"(%99, %117) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %119 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %120 = "torch.aten.unsqueeze"(%103, %119) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %121 = "torch.prim.ListConstruct"(%118, %120) : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.list<vtensor>
    %122 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %123 = "torch.aten.cat"(%121, %122) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %128 = "torch.prim.ListConstruct"(%124, %125, %126, %127) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %129 = "torch.aten.view"(%123, %128) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%116, %129) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
