"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,3],f32>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[1,4,3],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.float"() <{value = 2.500000e-01 : f64}> : () -> !torch.float
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.float, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %8 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %9 = "torch.aten.pow.Scalar"(%8, %7) : (!torch.int, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %10 = "torch.aten.reciprocal"(%9) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.aten.mul.Scalar"(%10, %11) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%arg2, %13) : (!torch.vtensor<[1,4,3],f32>, !torch.int) -> !torch.vtensor<[1,4,3,1],f32>
    %15 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %16 = "torch.aten.mul.Scalar"(%14, %15) : (!torch.vtensor<[1,4,3,1],f32>, !torch.float) -> !torch.vtensor<[1,4,3,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%12, %17) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[1,4],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,4],f32>
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[1,1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,1,4],f32>
    %23 = "torch.aten.mul.Tensor"(%16, %22) : (!torch.vtensor<[1,4,3,1],f32>, !torch.vtensor<[1,1,1,4],f32>) -> !torch.vtensor<[1,4,3,4],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%24, %25, %26) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%23, %27) : (!torch.vtensor<[1,4,3,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,12],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%29, %30, %31) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.repeat"(%28, %32) : (!torch.vtensor<[1,4,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,24],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%33, %34) : (!torch.vtensor<[1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,4,1,24],f32>
    %36 = "torch.aten.cos"(%35) : (!torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,1,24],f32>
    %37 = "torch.aten.sin"(%35) : (!torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,1,24],f32>
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,4,1,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%37, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,1,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%arg0, %53, %54, %55, %56) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %58 = "torch.aten.mul.Tensor"(%52, %36) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,2,24],f32>
    %59 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%59, %60) : (!torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.split_with_sizes"(%52, %61, %62) : (!torch.vtensor<[1,4,2,24],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %64:2 = "torch.prim.ListUnpack"(%63) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,12],f32>, !torch.vtensor<[1,4,2,12],f32>)
    %65 = "torch.aten.neg"(%64#1) : (!torch.vtensor<[1,4,2,12],f32>) -> !torch.vtensor<[1,4,2,12],f32>
    %66 = "torch.prim.ListConstruct"(%65, %64#0) : (!torch.vtensor<[1,4,2,12],f32>, !torch.vtensor<[1,4,2,12],f32>) -> !torch.list<vtensor>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.cat"(%66, %67) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %69 = "torch.aten.mul.Tensor"(%68, %37) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,2,24],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.add.Tensor"(%58, %69, %70) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,2,24],f32>, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %72 = "torch.prim.ListConstruct"(%71, %57) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,2,8],f32>) -> !torch.list<vtensor>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.cat"(%72, %73) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %78 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %75, %76, %77, %78, %79) : (!torch.vtensor<[1,4,1,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%37, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,4,1,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%arg1, %85, %86, %87, %88) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%arg1, %90, %91, %92, %93) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,8],f32>
    %95 = "torch.aten.mul.Tensor"(%89, %36) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,2,24],f32>
    %96 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %98 = "torch.prim.ListConstruct"(%96, %97) : (!torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %100 = "torch.aten.split_with_sizes"(%89, %98, %99) : (!torch.vtensor<[1,4,2,24],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %101:2 = "torch.prim.ListUnpack"(%100) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,12],f32>, !torch.vtensor<[1,4,2,12],f32>)
    %102 = "torch.aten.neg"(%101#1) : (!torch.vtensor<[1,4,2,12],f32>) -> !torch.vtensor<[1,4,2,12],f32>
    %103 = "torch.prim.ListConstruct"(%102, %101#0) : (!torch.vtensor<[1,4,2,12],f32>, !torch.vtensor<[1,4,2,12],f32>) -> !torch.list<vtensor>
    %104 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %105 = "torch.aten.cat"(%103, %104) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %106 = "torch.aten.mul.Tensor"(%105, %37) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,1,24],f32>) -> !torch.vtensor<[1,4,2,24],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.aten.add.Tensor"(%95, %106, %107) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,2,24],f32>, !torch.int) -> !torch.vtensor<[1,4,2,24],f32>
    %109 = "torch.prim.ListConstruct"(%108, %94) : (!torch.vtensor<[1,4,2,24],f32>, !torch.vtensor<[1,4,2,8],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%74, %111) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
