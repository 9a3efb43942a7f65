"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,16,2],f32>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,2,5,32],bf16>, %arg2: !torch.vtensor<[1,1,5,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%12, %13) : (!torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.unflatten.int"(%10, %11, %14) : (!torch.vtensor<[1,2,5,32],f64>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %16 = "torch.aten.view_as_complex"(%15) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %17 = "torch.aten.mul.Tensor"(%16, %0) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %18 = "torch.aten.view_as_real"(%17) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.aten.flatten.using_ints"(%18, %19, %20) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f64>
    %22 = "torch.aten.type_as"(%21, %arg0) : (!torch.vtensor<[1,2,5,32],f64>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %23 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %27 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %24, %25, %26, %27, %28) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %29 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.to.dtype"(%arg1, %29, %30, %31, %32) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %34 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%35, %36) : (!torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.unflatten.int"(%33, %34, %37) : (!torch.vtensor<[1,2,5,32],f64>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %39 = "torch.aten.view_as_complex"(%38) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %40 = "torch.aten.mul.Tensor"(%39, %23) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %41 = "torch.aten.view_as_real"(%40) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.aten.flatten.using_ints"(%41, %42, %43) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f64>
    %45 = "torch.aten.type_as"(%44, %arg1) : (!torch.vtensor<[1,2,5,32],f64>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%22, %45) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
