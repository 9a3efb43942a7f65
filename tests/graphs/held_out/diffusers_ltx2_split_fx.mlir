"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,64],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,64],f32>, %arg1: !torch.vtensor<[1,2,5,16],f32>, %arg2: !torch.vtensor<[1,2,5,16],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.reshape"(%arg0, %4) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.operator"(%5, %6, %7) <{name = "torch.aten.swapaxes"}> : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%9, %10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.reshape"(%8, %14) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %16, %17, %18, %19, %20) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.to.dtype"(%15, %21, %22, %23, %24) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,2,16],f32>
    %26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.slice.Tensor"(%25, %26, %27, %28, %29) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%25, %31, %32, %33, %34) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %36 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %37 = "torch.aten.unsqueeze"(%arg1, %36) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %38 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%arg2, %38) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %40 = "torch.aten.mul.Tensor"(%25, %37) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%40, %41, %42, %43, %44) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %46 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%40, %46, %47, %48, %49) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %51 = "torch.aten.neg"(%39) : (!torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,1,16],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.addcmul_"(%45, %51, %35, %52) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.addcmul_"(%50, %39, %30, %54) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %60 = "torch.prim.ListConstruct"(%56, %57, %58, %59) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.reshape"(%40, %60) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.operator"(%61, %62, %63) <{name = "torch.aten.swapaxes"}> : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%65, %66, %67) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.reshape"(%64, %68) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,64],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%69, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%69, %75, %76, %77, %78) : (!torch.vtensor<[1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    "func.return"(%79) : (!torch.vtensor<[1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
