"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,16],f32>, !torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,16],f32>, %arg1: !torch.vtensor<[1,2,5,64],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg0, %0) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16,1],f32>
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.expand"(%1, %5, %6) : (!torch.vtensor<[5,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[5,16,2],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.clone"(%7, %8) : (!torch.vtensor<[5,16,2],f32>, !torch.int) -> !torch.vtensor<[5,16,2],f32>
    %10 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%10, %11) : (!torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.view"(%9, %12) : (!torch.vtensor<[5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%13, %14, %15, %16, %17) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%arg1, %19, %20, %21, %22) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%arg1, %24, %25, %26, %27) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %29 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%arg1, %29, %30, %31, %32) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %34 = "torch.aten.cos"(%18) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %35 = "torch.aten.mul.Tensor"(%28, %34) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %36 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.prim.ListConstruct"(%38, %39, %40, %41, %42) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%28, %43) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %45 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%44, %45, %46, %47, %48) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%44, %50, %51, %52, %53) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %55 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%55) : (!torch.int) -> !torch.list<int>
    %57 = "torch.operator"(%49, %56) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %58 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%58) : (!torch.int) -> !torch.list<int>
    %60 = "torch.operator"(%54, %59) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %61 = "torch.aten.neg"(%60) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %62 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%61, %62) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%57, %64) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %66 = "torch.prim.ListConstruct"(%63, %65) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.cat"(%66, %67) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.view"(%68, %73) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %75 = "torch.aten.sin"(%18) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %76 = "torch.aten.mul.Tensor"(%74, %75) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %77 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %78 = "torch.aten.mul.Scalar"(%76, %77) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.add.Tensor"(%37, %78, %79) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %81 = "torch.prim.ListConstruct"(%23, %80, %33) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.aten.cat"(%81, %82) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %84, %85, %86, %87, %88) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%83) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
