"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[4,2],si64>) -> (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,2,5,64],f32>, %arg2: !torch.vtensor<[4,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,2],si64>, !torch.int) -> !torch.vtensor<[4,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,2,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.aten.select.int"(%25, %26, %27) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.select.int"(%25, %29, %30) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %32 = "torch.prim.ListConstruct"(%28, %31) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.cat"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%34, %35) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %37 = "torch.aten.cos"(%36) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.repeat_interleave.self_int"(%37, %38, %39, %40) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %42 = "torch.aten.sin"(%36) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.aten.repeat_interleave.self_int"(%42, %43, %44, %45) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%arg1, %47, %48, %49, %50) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%arg1, %52, %53, %54, %55) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,64],f32>
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %60 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %57, %58, %59, %60, %61) : (!torch.vtensor<[1,2,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.to.dtype"(%arg0, %62, %63, %64, %65) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,64],f32>
    %67 = "torch.aten.mul.Tensor"(%66, %41) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%68, %69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.view"(%66, %73) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.unbind.int"(%74, %75) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %77:2 = "torch.prim.ListUnpack"(%76) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>)
    %78 = "torch.aten.neg"(%77#1) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %79 = "torch.prim.ListConstruct"(%78, %77#0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.stack"(%79, %80) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %82 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.aten.flatten.using_ints"(%81, %82, %83) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %85 = "torch.aten.mul.Tensor"(%84, %46) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.add.Tensor"(%67, %85, %86) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %88, %89, %90, %91, %92) : (!torch.vtensor<[1,2,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten.to.dtype"(%51, %93, %94, %95, %96) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,64],f32>
    %98 = "torch.aten.mul.Tensor"(%97, %41) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.prim.ListConstruct"(%99, %100, %101, %102, %103) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %105 = "torch.aten.view"(%97, %104) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %106 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %107 = "torch.aten.unbind.int"(%105, %106) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %108:2 = "torch.prim.ListUnpack"(%107) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>)
    %109 = "torch.aten.neg"(%108#1) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %110 = "torch.prim.ListConstruct"(%109, %108#0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %111 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %112 = "torch.aten.stack"(%110, %111) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %113 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.flatten.using_ints"(%112, %113, %114) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %116 = "torch.aten.mul.Tensor"(%115, %46) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.add.Tensor"(%98, %116, %117) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %119 = "torch.aten.type_as"(%118, %arg1) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %120 = "torch.prim.ListConstruct"(%119, %56) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,1,64],f32>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %122 = "torch.aten.cat"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %123 = "torch.aten.type_as"(%87, %66) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    "func.return"(%123, %122) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
