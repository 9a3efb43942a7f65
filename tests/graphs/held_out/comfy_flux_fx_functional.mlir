"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,2,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange.start_step"(%14, %15, %16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %28 = "torch.aten.cos"(%27) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %29 = "torch.aten.sin"(%27) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %30 = "torch.aten.neg"(%29) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %31 = "torch.prim.ListConstruct"(%28, %30, %29, %28) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.stack"(%31, %32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,4],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%34, %35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%33, %39) : (!torch.vtensor<[1,5,16,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,16,2,2],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%40, %41) : (!torch.vtensor<[1,5,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16,2,2],f32>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten._to_copy"(%arg0, %48, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%55, %56, %57, %58, %59, %60) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%54, %61) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,1,2],f32>
    %63 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%42, %63, %64) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %66 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%62, %66, %67) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %69 = "torch.aten.mul.Tensor"(%65, %68) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %70 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.select.int"(%42, %70, %71) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %73 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.select.int"(%62, %73, %74) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.addcmul"(%69, %72, %75, %76) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %82 = "torch.prim.ListConstruct"(%78, %79, %80, %81) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %83 = "torch.aten.view"(%77, %82) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %84 = "torch.aten.type_as"(%83, %arg0) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %88 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %85, %86, %87, %88, %89) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten._to_copy"(%arg1, %90, %91, %92, %93, %94, %95) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%97, %98, %99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%96, %103) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,1,2],f32>
    %105 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %107 = "torch.aten.select.int"(%42, %105, %106) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %108 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.aten.select.int"(%104, %108, %109) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %111 = "torch.aten.mul.Tensor"(%107, %110) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %112 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.select.int"(%42, %112, %113) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %115 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.select.int"(%104, %115, %116) : (!torch.vtensor<[1,2,5,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.addcmul"(%111, %114, %117, %118) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.vtensor<[1,1,5,16,2],f32>, !torch.vtensor<[1,2,5,16,1],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %124 = "torch.prim.ListConstruct"(%120, %121, %122, %123) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %125 = "torch.aten.view"(%119, %124) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %126 = "torch.aten.type_as"(%125, %arg1) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%84, %126) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
