"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,2,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[32],si64>) -> !torch.vtensor<[32],si64>
    %21 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%29, %31) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%30, %33) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%32, %35, %36, %37, %38) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,2,64],f32>
    %40 = "torch.aten.mul.Tensor"(%arg0, %39) : (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,1,2,64],f32>) -> !torch.vtensor<[1,2,2,64],f32>
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%arg0, %41, %42, %43, %44) : (!torch.vtensor<[1,2,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,32],f32>
    %46 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%arg0, %46, %47, %48, %49) : (!torch.vtensor<[1,2,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,32],f32>
    %51 = "torch.aten.neg"(%50) : (!torch.vtensor<[1,2,2,32],f32>) -> !torch.vtensor<[1,2,2,32],f32>
    %52 = "torch.prim.ListConstruct"(%51, %45) : (!torch.vtensor<[1,2,2,32],f32>, !torch.vtensor<[1,2,2,32],f32>) -> !torch.list<vtensor>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.aten.cat"(%52, %53) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,64],f32>
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%34, %55, %56, %57, %58) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,2,64],f32>
    %60 = "torch.aten.mul.Tensor"(%54, %59) : (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,1,2,64],f32>) -> !torch.vtensor<[1,2,2,64],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.add.Tensor"(%40, %60, %61) : (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,2,2,64],f32>, !torch.int) -> !torch.vtensor<[1,2,2,64],f32>
    %63 = "torch.aten.mul.Tensor"(%arg1, %32) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%arg1, %64, %65, %66, %67) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%arg1, %69, %70, %71, %72) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %74 = "torch.aten.neg"(%73) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %75 = "torch.prim.ListConstruct"(%74, %68) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.cat"(%75, %76) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %78 = "torch.aten.mul.Tensor"(%77, %34) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.add.Tensor"(%63, %78, %79) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%62, %80) : (!torch.vtensor<[1,2,2,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
