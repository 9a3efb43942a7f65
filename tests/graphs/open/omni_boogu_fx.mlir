"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[1,4,32],f32>, %arg3: !torch.vtensor<[1,4,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg3, %2) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %4, %5, %6, %7, %8) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.to.dtype"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %14 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%13, %14, %15, %16, %17) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%13, %19, %20, %21, %22) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%1, %24, %25, %26, %27) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %29 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%3, %29, %30, %31, %32) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %34 = "torch.aten.mul.Tensor"(%18, %28) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %35 = "torch.aten.mul.Tensor"(%23, %33) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.sub.Tensor"(%34, %35, %36) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %38 = "torch.aten.mul.Tensor"(%18, %33) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %39 = "torch.aten.mul.Tensor"(%23, %28) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%38, %39, %40) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %42 = "torch.prim.ListConstruct"(%37, %41) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.stack"(%42, %43) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.flatten.using_ints"(%44, %45, %46) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %48 = "torch.aten.type_as"(%47, %13) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%arg2, %49) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.unsqueeze"(%arg3, %51) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.aten.to.dtype"(%arg1, %58, %59, %60, %61) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%62, %63, %64, %65, %66) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%62, %68, %69, %70, %71) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %73 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%50, %73, %74, %75, %76) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%52, %78, %79, %80, %81) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %83 = "torch.aten.mul.Tensor"(%67, %77) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %84 = "torch.aten.mul.Tensor"(%72, %82) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.sub.Tensor"(%83, %84, %85) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %87 = "torch.aten.mul.Tensor"(%67, %82) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %88 = "torch.aten.mul.Tensor"(%72, %77) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.add.Tensor"(%87, %88, %89) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %91 = "torch.prim.ListConstruct"(%86, %90) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.list<vtensor>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.aten.stack"(%91, %92) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.flatten.using_ints"(%93, %94, %95) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %97 = "torch.aten.type_as"(%96, %62) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    "func.return"(%48, %97) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
