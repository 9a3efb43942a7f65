"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5],f32>) -> !torch.vtensor<[5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],f32>
    %7 = "torch.constant.float"() <{value = -9.2103403719761836 : f64}> : () -> !torch.float
    %8 = "torch.aten.mul.Scalar"(%6, %7) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %9 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %10 = "torch.aten.div.Scalar"(%8, %9) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[32],f32>
    %11 = "torch.aten.exp"(%10) : (!torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%arg0, %12) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%13, %14, %15, %16, %17, %18) : (!torch.vtensor<[5,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.to.dtype"(%13, %19, %20, %21, %22) : (!torch.vtensor<[5,1],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1],f32>
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%11, %24) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %26 = "torch.aten.mul.Tensor"(%23, %25) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,32],f32>) -> !torch.vtensor<[5,32],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %29 = "torch.aten.sin"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %30 = "torch.aten.cos"(%28) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %31 = "torch.prim.ListConstruct"(%29, %30) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.cat"(%31, %32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,64],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%33, %34, %35, %36, %37) : (!torch.vtensor<[5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice.Tensor"(%33, %39, %40, %41, %42) : (!torch.vtensor<[5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %44 = "torch.prim.ListConstruct"(%38, %43) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.cat"(%44, %45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,64],f32>
    "func.return"(%46) : (!torch.vtensor<[5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
