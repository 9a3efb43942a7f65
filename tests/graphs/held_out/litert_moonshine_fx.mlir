"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,4,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[12],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[12],si64>) -> !torch.vtensor<[12],si64>
    %21 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[12],si64>, !torch.int) -> !torch.vtensor<[12],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[12],f32>) -> !torch.vtensor<[12],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[12],f32>) -> !torch.vtensor<[1,4,12],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,12],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,24],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[1,4,24],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[1,4,24],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%29, %31, %32, %33, %34) : (!torch.vtensor<[1,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.unsqueeze"(%35, %36) : (!torch.vtensor<[1,4,12],f32>, !torch.int) -> !torch.vtensor<[1,4,12,1],f32>
    %38 = "torch.prim.ListConstruct"(%37, %37) : (!torch.vtensor<[1,4,12,1],f32>, !torch.vtensor<[1,4,12,1],f32>) -> !torch.list<vtensor>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.aten.cat"(%38, %39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,12,2],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%41, %42, %43) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.reshape"(%40, %44) : (!torch.vtensor<[1,4,12,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,24],f32>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%30, %46, %47, %48, %49) : (!torch.vtensor<[1,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.unsqueeze"(%50, %51) : (!torch.vtensor<[1,4,12],f32>, !torch.int) -> !torch.vtensor<[1,4,12,1],f32>
    %53 = "torch.prim.ListConstruct"(%52, %52) : (!torch.vtensor<[1,4,12,1],f32>, !torch.vtensor<[1,4,12,1],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,12,2],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%56, %57, %58) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.reshape"(%55, %59) : (!torch.vtensor<[1,4,12,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,24],f32>
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.aten.squeeze.dim"(%arg0, %61) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%62, %63, %64, %65, %66) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%62, %68, %69, %70, %71) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,8],f32>
    %73 = "torch.aten.mul.Tensor"(%67, %45) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[2,4,24],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%67, %74, %75, %76, %77) : (!torch.vtensor<[2,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,12],f32>
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%67, %79, %80, %81, %82) : (!torch.vtensor<[2,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,12],f32>
    %84 = "torch.aten.neg"(%83) : (!torch.vtensor<[2,4,12],f32>) -> !torch.vtensor<[2,4,12],f32>
    %85 = "torch.prim.ListConstruct"(%84, %78) : (!torch.vtensor<[2,4,12],f32>, !torch.vtensor<[2,4,12],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.stack"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,12,2],f32>
    %88 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.flatten.using_ints"(%87, %88, %89) : (!torch.vtensor<[2,4,12,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %91 = "torch.aten.mul.Tensor"(%90, %60) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[2,4,24],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%73, %91, %92) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[2,4,24],f32>, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %94 = "torch.prim.ListConstruct"(%93, %72) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[2,4,8],f32>) -> !torch.list<vtensor>
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.cat"(%94, %95) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.aten.unsqueeze"(%96, %97) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.aten.squeeze.dim"(%arg1, %99) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%100, %101, %102, %103, %104) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%100, %106, %107, %108, %109) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,8],f32>
    %111 = "torch.aten.mul.Tensor"(%105, %45) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[2,4,24],f32>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.aten.slice.Tensor"(%105, %112, %113, %114, %115) : (!torch.vtensor<[2,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,12],f32>
    %117 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %121 = "torch.aten.slice.Tensor"(%105, %117, %118, %119, %120) : (!torch.vtensor<[2,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,12],f32>
    %122 = "torch.aten.neg"(%121) : (!torch.vtensor<[2,4,12],f32>) -> !torch.vtensor<[2,4,12],f32>
    %123 = "torch.prim.ListConstruct"(%122, %116) : (!torch.vtensor<[2,4,12],f32>, !torch.vtensor<[2,4,12],f32>) -> !torch.list<vtensor>
    %124 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %125 = "torch.aten.stack"(%123, %124) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,12,2],f32>
    %126 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.flatten.using_ints"(%125, %126, %127) : (!torch.vtensor<[2,4,12,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %129 = "torch.aten.mul.Tensor"(%128, %60) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[1,4,24],f32>) -> !torch.vtensor<[2,4,24],f32>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.add.Tensor"(%111, %129, %130) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[2,4,24],f32>, !torch.int) -> !torch.vtensor<[2,4,24],f32>
    %132 = "torch.prim.ListConstruct"(%131, %110) : (!torch.vtensor<[2,4,24],f32>, !torch.vtensor<[2,4,8],f32>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %135 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %136 = "torch.aten.unsqueeze"(%134, %135) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%98, %136) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
