"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,48],f32>, !torch.vtensor<[1,5,3],f32>, !torch.vtensor<[1,5],si64>) -> !torch.vtensor<[1,5,2,48],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,48],f32>, %arg1: !torch.vtensor<[1,5,3],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.aten.div.Scalar"(%6, %7) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %9 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %10 = "torch.aten.pow.Scalar"(%9, %8) : (!torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %11 = "torch.aten.reciprocal"(%10) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %12 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %13 = "torch.aten.mul.Scalar"(%11, %12) : (!torch.vtensor<[4],f32>, !torch.float) -> !torch.vtensor<[4],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.aten.arange.start"(%14, %15, %16, %17, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+01 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    %25 = "torch.aten.reciprocal"(%24) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[2],f32>, !torch.float) -> !torch.vtensor<[2],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %28, %29, %30, %31, %32) : (!torch.vtensor<[1,5,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten.to.dtype"(%arg1, %33, %34, %35, %36) : (!torch.vtensor<[1,5,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,3],f32>
    %38 = "torch.constant.str"() <{value = "bna,k->bnak"}> : () -> !torch.str
    %39 = "torch.prim.ListConstruct"(%37, %13) : (!torch.vtensor<[1,5,3],f32>, !torch.vtensor<[4],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.einsum"(%38, %39, %40) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,5,3,4],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%42, %43, %44) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.reshape"(%41, %45) : (!torch.vtensor<[1,5,3,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,12],f32>
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %50 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %47, %48, %49, %50, %51) : (!torch.vtensor<[1,5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.aten.to.dtype"(%arg2, %52, %53, %54, %55) : (!torch.vtensor<[1,5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5],f32>
    %57 = "torch.constant.str"() <{value = "bn,k->bnk"}> : () -> !torch.str
    %58 = "torch.prim.ListConstruct"(%56, %27) : (!torch.vtensor<[1,5],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.einsum"(%57, %58, %59) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,5,2],f32>
    %61 = "torch.prim.ListConstruct"(%46, %60) : (!torch.vtensor<[1,5,12],f32>, !torch.vtensor<[1,5,2],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,14],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%64, %65, %66) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.aten.zeros"(%67, %68, %69, %70, %71) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[1,5,2],f32>
    %73 = "torch.prim.ListConstruct"(%63, %72) : (!torch.vtensor<[1,5,14],f32>, !torch.vtensor<[1,5,2],f32>) -> !torch.list<vtensor>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.aten.cat"(%73, %74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %76 = "torch.aten.cos"(%75) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%76, %77, %78, %79, %80, %81) : (!torch.vtensor<[1,5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %82 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.aten.to.dtype"(%76, %82, %83, %84, %85) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],bf16>
    %87 = "torch.aten.sin"(%75) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%87, %88, %89, %90, %91, %92) : (!torch.vtensor<[1,5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten.to.dtype"(%87, %93, %94, %95, %96) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],bf16>
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%86, %98) : (!torch.vtensor<[1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,16],bf16>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.prim.ListConstruct"(%100, %101, %102, %103) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %105 = "torch.aten.repeat"(%99, %104) : (!torch.vtensor<[1,5,1,16],bf16>, !torch.list<int>) -> !torch.vtensor<[1,5,1,32],bf16>
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%97, %106) : (!torch.vtensor<[1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,16],bf16>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.prim.ListConstruct"(%108, %109, %110, %111) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %113 = "torch.aten.repeat"(%107, %112) : (!torch.vtensor<[1,5,1,16],bf16>, !torch.list<int>) -> !torch.vtensor<[1,5,1,32],bf16>
    %114 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.slice.Tensor"(%arg0, %114, %115, %116, %117) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %119 = "torch.aten.mul.Tensor"(%118, %105) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],bf16>) -> !torch.vtensor<[1,5,2,32],f32>
    %120 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.slice.Tensor"(%arg0, %120, %121, %122, %123) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %125 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %127 = "torch.aten.chunk"(%124, %125, %126) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %128:2 = "torch.prim.ListUnpack"(%127) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>)
    %129 = "torch.aten.neg"(%128#1) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %130 = "torch.prim.ListConstruct"(%129, %128#0) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %131 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %132 = "torch.aten.cat"(%130, %131) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %133 = "torch.aten.mul.Tensor"(%132, %113) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],bf16>) -> !torch.vtensor<[1,5,2,32],f32>
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.add.Tensor"(%119, %133, %134) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %136 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.slice.Tensor"(%arg0, %136, %137, %138, %139) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %141 = "torch.prim.ListConstruct"(%135, %140) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %142 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %143 = "torch.aten.cat"(%141, %142) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,48],f32>
    "func.return"(%143) : (!torch.vtensor<[1,5,2,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
