"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,96],f32>, !torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> (!torch.vtensor<[1,2,4,96],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,96],f32>, %arg1: !torch.vtensor<[1,4,16],f32>, %arg2: !torch.vtensor<[1,4,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.repeat_interleave.self_int"(%arg1, %0, %1, %2) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.unsqueeze"(%3, %4) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %7 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %sines = "torch.prim.ListConstruct"(%arg2, %arg2) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %9 = "torch.aten.cat"(%sines, %7) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%9, %10) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.slice.Tensor"(%arg0, %12, %13, %14, %15) : (!torch.vtensor<[1,2,4,96],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.slice.Tensor"(%arg0, %17, %18, %19, %20) : (!torch.vtensor<[1,2,4,96],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.to.dtype"(%21, %27, %28, %29, %30) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %32 = "torch.aten.mul.Tensor"(%31, %5) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%31, %33, %34, %35, %36) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%31, %38, %39, %40, %41) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %43 = "torch.aten.neg"(%42) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %44 = "torch.prim.ListConstruct"(%43, %37) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.stack"(%44, %45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %47 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.flatten.using_ints"(%46, %47, %48) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.to.dtype"(%49, %55, %56, %57, %58) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %60 = "torch.aten.mul.Tensor"(%59, %11) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.add.Tensor"(%32, %60, %61) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%62, %63, %64, %65, %66, %67) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.to.dtype"(%62, %68, %69, %70, %71) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %73 = "torch.prim.ListConstruct"(%16, %72) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.aten.cat"(%73, %74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,96],f32>
    "func.return"(%75) : (!torch.vtensor<[1,2,4,96],f32>) -> ()
  }) : () -> ()
}) : () -> ()
