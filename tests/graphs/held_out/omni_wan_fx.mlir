"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>, !torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,1,32],f32>, %arg2: !torch.vtensor<[1,5,1,16],f32>, %arg3: !torch.vtensor<[1,5,1,16],f32>):
    %0 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%1, %2) : (!torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.aten.unflatten.int"(%arg0, %0, %3) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %6 = "torch.aten.unbind.int"(%4, %5) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %7:2 = "torch.prim.ListUnpack"(%6) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>)
    %8 = "torch.aten.mul.Tensor"(%7#0, %arg2) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %9 = "torch.aten.mul.Tensor"(%7#1, %arg3) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.sub.Tensor"(%8, %9, %10) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %12 = "torch.aten.mul.Tensor"(%7#0, %arg3) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %13 = "torch.aten.mul.Tensor"(%7#1, %arg2) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.add.Tensor"(%12, %13, %14) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %16 = "torch.prim.ListConstruct"(%11, %15) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.aten.stack"(%16, %17) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,16,2],f32>
    %19 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.flatten.using_ints"(%18, %19, %20) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.to.dtype"(%21, %27, %28, %29, %30) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%33, %34) : (!torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.unflatten.int"(%arg1, %32, %35) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,5,1,16,2],f32>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.unbind.int"(%36, %37) : (!torch.vtensor<[1,5,1,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %39:2 = "torch.prim.ListUnpack"(%38) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>)
    %40 = "torch.aten.mul.Tensor"(%39#0, %arg2) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,1,16],f32>
    %41 = "torch.aten.mul.Tensor"(%39#1, %arg3) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,1,16],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.sub.Tensor"(%40, %41, %42) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %44 = "torch.aten.mul.Tensor"(%39#0, %arg3) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,1,16],f32>
    %45 = "torch.aten.mul.Tensor"(%39#1, %arg2) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,1,16],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.add.Tensor"(%44, %45, %46) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %48 = "torch.prim.ListConstruct"(%43, %47) : (!torch.vtensor<[1,5,1,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.list<vtensor>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.stack"(%48, %49) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,1,16,2],f32>
    %51 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.flatten.using_ints"(%50, %51, %52) : (!torch.vtensor<[1,5,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%53, %54, %55, %56, %57, %58) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %59 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.aten.to.dtype"(%53, %59, %60, %61, %62) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,32],f32>
    "func.return"(%31, %63) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
