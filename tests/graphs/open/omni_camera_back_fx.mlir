"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,2,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,1,5,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg1) : (!torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%12, %13) : (!torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.unflatten.int"(%10, %11, %14) : (!torch.vtensor<[1,2,5,32],f64>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %16 = "torch.aten.view_as_complex"(%15) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %17 = "torch.operator"(%0) <{name = "torch.aten._conj"}> : (!torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %18 = "torch.aten.mul.Tensor"(%16, %17) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %19 = "torch.aten.view_as_real"(%18) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %20 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.aten.flatten.using_ints"(%19, %20, %21) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f64>
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%22, %23, %24, %25, %26, %27) : (!torch.vtensor<[1,2,5,32],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.to.dtype"(%22, %28, %29, %30, %31) : (!torch.vtensor<[1,2,5,32],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%32) : (!torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
