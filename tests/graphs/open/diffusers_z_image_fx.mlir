"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,32],f32>, !torch.vtensor<[2,3,32],f32>) -> !torch.vtensor<[2,3,2,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[2,3,32],f32>, %arg2: !torch.vtensor<[2,3,32],f32>):
    %0 = "torch.aten.complex"(%arg1, %arg2) : (!torch.vtensor<[2,3,32],f32>, !torch.vtensor<[2,3,32],f32>) -> !torch.vtensor<[2,3,32],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[2,3,2,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.to.dtype"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,3,2,64],f32>
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%11, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.reshape"(%10, %16) : (!torch.vtensor<[2,3,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,2,32,2],f32>
    %18 = "torch.aten.view_as_complex"(%17) : (!torch.vtensor<[2,3,2,32,2],f32>) -> !torch.vtensor<[2,3,2,32],complex<f32>>
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%0, %19) : (!torch.vtensor<[2,3,32],complex<f32>>, !torch.int) -> !torch.vtensor<[2,3,1,32],complex<f32>>
    %21 = "torch.aten.mul.Tensor"(%18, %20) : (!torch.vtensor<[2,3,2,32],complex<f32>>, !torch.vtensor<[2,3,1,32],complex<f32>>) -> !torch.vtensor<[2,3,2,32],complex<f32>>
    %22 = "torch.aten.view_as_real"(%21) : (!torch.vtensor<[2,3,2,32],complex<f32>>) -> !torch.vtensor<[2,3,2,32,2],f32>
    %23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.aten.flatten.using_ints"(%22, %23, %24) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    %26 = "torch.aten.type_as"(%25, %10) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,64],f32>) -> !torch.vtensor<[2,3,2,64],f32>
    "func.return"(%26) : (!torch.vtensor<[2,3,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
