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
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%6, %7, %8, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.aten.view"(%arg0, %11) : (!torch.vtensor<[1,4,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32,2],f32>
    %13 = "torch.aten.view_as_complex"(%12) : (!torch.vtensor<[1,4,2,32,2],f32>) -> !torch.vtensor<[1,4,2,32],complex<f32>>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %14, %15, %16, %17, %18) : (!torch.vtensor<[1,4,1,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%19, %20, %21, %22, %23) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%arg1, %24) : (!torch.vtensor<[1,4,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32,2],f32>
    %26 = "torch.aten.view_as_complex"(%25) : (!torch.vtensor<[1,4,1,32,2],f32>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.slice.Tensor"(%0, %27, %28, %29, %30) : (!torch.vtensor<[8,32],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,32],complex<f32>>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%32, %33, %34, %35) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%31, %36) : (!torch.vtensor<[4,32],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %38 = "torch.aten.mul.Tensor"(%13, %37) : (!torch.vtensor<[1,4,2,32],complex<f32>>, !torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,2,32],complex<f32>>
    %39 = "torch.aten.view_as_real"(%38) : (!torch.vtensor<[1,4,2,32],complex<f32>>) -> !torch.vtensor<[1,4,2,32,2],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%40, %41, %42, %43) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%39, %44) : (!torch.vtensor<[1,4,2,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,64],f32>
    %46 = "torch.aten.mul.Tensor"(%26, %37) : (!torch.vtensor<[1,4,1,32],complex<f32>>, !torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,1,32],complex<f32>>
    %47 = "torch.aten.view_as_real"(%46) : (!torch.vtensor<[1,4,1,32],complex<f32>>) -> !torch.vtensor<[1,4,1,32,2],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%47, %52) : (!torch.vtensor<[1,4,1,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,64],f32>
    "func.return"(%45, %53) : (!torch.vtensor<[1,4,2,64],f32>, !torch.vtensor<[1,4,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
