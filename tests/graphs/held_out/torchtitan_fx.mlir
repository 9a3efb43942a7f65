"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,64],f32>, !torch.vtensor<[1,4,1,64],f32>, !torch.vtensor<[8,32],f32>, !torch.vtensor<[8,32],f32>) -> (!torch.vtensor<[1,4,2,64],f32>, !torch.vtensor<[1,4,1,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,64],f32>, %arg1: !torch.vtensor<[1,4,1,64],f32>, %arg2: !torch.vtensor<[8,32],f32>, %arg3: !torch.vtensor<[8,32],f32>):
    %0 = "torch.aten.complex"(%arg2, %arg3) : (!torch.vtensor<[8,32],f32>, !torch.vtensor<[8,32],f32>) -> !torch.vtensor<[8,32],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[1,4,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[1,4,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,64],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%11, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.reshape"(%10, %16) : (!torch.vtensor<[1,4,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32,2],f32>
    %18 = "torch.aten.view_as_complex"(%17) : (!torch.vtensor<[1,4,2,32,2],f32>) -> !torch.vtensor<[1,4,2,32],complex<f32>>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,4,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.to.dtype"(%arg1, %24, %25, %26, %27) : (!torch.vtensor<[1,4,1,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,64],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%29, %30, %31, %32, %33) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.reshape"(%28, %34) : (!torch.vtensor<[1,4,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32,2],f32>
    %36 = "torch.aten.view_as_complex"(%35) : (!torch.vtensor<[1,4,1,32,2],f32>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%0, %37, %38, %39, %40) : (!torch.vtensor<[8,32],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,32],complex<f32>>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%41, %46) : (!torch.vtensor<[4,32],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %48 = "torch.aten.mul.Tensor"(%18, %47) : (!torch.vtensor<[1,4,2,32],complex<f32>>, !torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,2,32],complex<f32>>
    %49 = "torch.aten.view_as_real"(%48) : (!torch.vtensor<[1,4,2,32],complex<f32>>) -> !torch.vtensor<[1,4,2,32,2],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.flatten.using_ints"(%49, %50, %51) : (!torch.vtensor<[1,4,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,64],f32>
    %53 = "torch.aten.mul.Tensor"(%36, %47) : (!torch.vtensor<[1,4,1,32],complex<f32>>, !torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %54 = "torch.aten.view_as_real"(%53) : (!torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,1,32,2],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.flatten.using_ints"(%54, %55, %56) : (!torch.vtensor<[1,4,1,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,64],f32>
    %58 = "torch.aten.type_as"(%52, %10) : (!torch.vtensor<[1,4,2,64],f32>, !torch.vtensor<[1,4,2,64],f32>) -> !torch.vtensor<[1,4,2,64],f32>
    %59 = "torch.aten.type_as"(%57, %28) : (!torch.vtensor<[1,4,1,64],f32>, !torch.vtensor<[1,4,1,64],f32>) -> !torch.vtensor<[1,4,1,64],f32>
    "func.return"(%58, %59) : (!torch.vtensor<[1,4,2,64],f32>, !torch.vtensor<[1,4,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
