"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5],si64>) -> !torch.vtensor<[1,2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
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
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.diagonal"(%42, %43, %44, %45) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%47, %48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.permute"(%46, %52) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,2,16],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%54, %55, %56, %57, %58) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%arg0, %59) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %61 = "torch.aten.mul.Tensor"(%60, %53) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,1,5,2,16],f32>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.aten.select.int"(%61, %62, %63) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%arg0, %65, %66, %67, %68) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.aten.select.int"(%42, %70, %71) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %73 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.select.int"(%72, %73, %74) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.addcmul"(%64, %69, %75, %76) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.aten.select_scatter"(%61, %77, %78, %79) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,16],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%arg0, %81, %82, %83, %84) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %86 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.select.int"(%42, %86, %87) : (!torch.vtensor<[1,1,5,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16,2],f32>
    %89 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.aten.select.int"(%88, %89, %90) : (!torch.vtensor<[1,1,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.aten.select.int"(%80, %92, %93) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.addcmul"(%94, %85, %91, %95) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.select_scatter"(%80, %96, %97, %98) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,16],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %104 = "torch.prim.ListConstruct"(%100, %101, %102, %103) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %105 = "torch.aten.view"(%99, %104) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %106 = "torch.aten.type_as"(%105, %arg0) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%106) : (!torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
