"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4],f32>, !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[1,2,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,4],f32>, %arg2: !torch.vtensor<[1,4],f32>):
    %0 = "torch.constant.float"() <{value = 6.400000e+01 : f64}> : () -> !torch.float
    %1 = "torch.aten.mul.Scalar"(%arg1, %0) : (!torch.vtensor<[1,4],f32>, !torch.float) -> !torch.vtensor<[1,4],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%1, %2) : (!torch.vtensor<[1,4],f32>, !torch.int) -> !torch.vtensor<[1,4,1],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.prim.ListConstruct"(%4, %5, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %8 = "torch.aten.permute"(%3, %7) : (!torch.vtensor<[1,4,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1],f32>
    %9 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%9, %10) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[8,1],f32>
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[8,1],f32>, !torch.int) -> !torch.vtensor<[8,1,1],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.prim.ListConstruct"(%14, %15, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.permute"(%13, %17) : (!torch.vtensor<[8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8],f32>
    %19 = "torch.aten.mul.Tensor"(%8, %18) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,8],f32>) -> !torch.vtensor<[1,4,8],f32>
    %20 = "torch.prim.ListConstruct"(%19, %19) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.aten.cat"(%20, %21) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unsqueeze"(%22, %23) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %25 = "torch.constant.float"() <{value = 6.400000e+01 : f64}> : () -> !torch.float
    %26 = "torch.aten.mul.Scalar"(%arg2, %25) : (!torch.vtensor<[1,4],f32>, !torch.float) -> !torch.vtensor<[1,4],f32>
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.aten.unsqueeze"(%26, %27) : (!torch.vtensor<[1,4],f32>, !torch.int) -> !torch.vtensor<[1,4,1],f32>
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%29, %30, %31) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.permute"(%28, %32) : (!torch.vtensor<[1,4,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1],f32>
    %34 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%34, %35) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[8,1],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[8,1],f32>, !torch.int) -> !torch.vtensor<[8,1,1],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%39, %40, %41) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%38, %42) : (!torch.vtensor<[8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8],f32>
    %44 = "torch.aten.mul.Tensor"(%33, %43) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,1,8],f32>) -> !torch.vtensor<[1,4,8],f32>
    %45 = "torch.prim.ListConstruct"(%44, %44) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.cat"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.unsqueeze"(%47, %48) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%arg0, %50, %51, %52, %53) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%arg0, %55, %56, %57, %58) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %60 = "torch.aten.cos"(%24) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %61 = "torch.aten.mul.Tensor"(%54, %60) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%62, %63, %64, %65, %66) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%54, %67) : (!torch.vtensor<[1,2,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,2,8],f32>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%68, %69, %70, %71, %72) : (!torch.vtensor<[1,2,4,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,8],f32>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%68, %74, %75, %76, %77) : (!torch.vtensor<[1,2,4,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,8],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%79) : (!torch.int) -> !torch.list<int>
    %81 = "torch.operator"(%73, %80) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f32>
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%82) : (!torch.int) -> !torch.list<int>
    %84 = "torch.operator"(%78, %83) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f32>
    %85 = "torch.aten.neg"(%84) : (!torch.vtensor<[1,2,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %86 = "torch.prim.ListConstruct"(%85, %81) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>) -> !torch.list<vtensor>
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.cat"(%86, %87) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %89 = "torch.aten.sin"(%24) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %90 = "torch.aten.mul.Tensor"(%88, %89) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%61, %90, %91) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %93 = "torch.aten.cos"(%49) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %94 = "torch.aten.mul.Tensor"(%59, %93) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %100 = "torch.prim.ListConstruct"(%95, %96, %97, %98, %99) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %101 = "torch.aten.view"(%59, %100) : (!torch.vtensor<[1,2,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,2,8],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%101, %102, %103, %104, %105) : (!torch.vtensor<[1,2,4,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,8],f32>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%101, %107, %108, %109, %110) : (!torch.vtensor<[1,2,4,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,8],f32>
    %112 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %113 = "torch.prim.ListConstruct"(%112) : (!torch.int) -> !torch.list<int>
    %114 = "torch.operator"(%106, %113) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f32>
    %115 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%115) : (!torch.int) -> !torch.list<int>
    %117 = "torch.operator"(%111, %116) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f32>
    %118 = "torch.aten.neg"(%117) : (!torch.vtensor<[1,2,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %119 = "torch.prim.ListConstruct"(%118, %114) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>) -> !torch.list<vtensor>
    %120 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %121 = "torch.aten.cat"(%119, %120) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %122 = "torch.aten.sin"(%49) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %123 = "torch.aten.mul.Tensor"(%121, %122) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.add.Tensor"(%94, %123, %124) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %126 = "torch.prim.ListConstruct"(%92, %125) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%128) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
