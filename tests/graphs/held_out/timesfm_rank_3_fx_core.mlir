"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,64],f32>) -> !torch.vtensor<[2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,64],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.aten.mul.Scalar"(%7, %8) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],si64>
    %10 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %11 = "torch.aten.div.Scalar"(%9, %10) : (!torch.vtensor<[32],si64>, !torch.int) -> !torch.vtensor<[32],f32>
    %12 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %13 = "torch.aten.pow.Scalar"(%12, %11) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %14 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %15 = "torch.aten.mul.Scalar"(%13, %14) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %16, %17, %18, %19, %20) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.arange.start_step"(%21, %22, %23, %24, %25, %26, %27) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[1,5],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[1,5,1],f32>
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%15, %33) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[1,32],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%34, %35) : (!torch.vtensor<[1,32],f32>, !torch.int) -> !torch.vtensor<[1,1,32],f32>
    %37 = "torch.aten.div.Tensor"(%32, %36) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[1,1,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %38 = "torch.aten.sin"(%37) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %39 = "torch.aten.cos"(%37) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %40 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%40, %41) : (!torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.split_with_sizes"(%arg0, %42, %43) : (!torch.vtensor<[2,5,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %45:2 = "torch.prim.ListUnpack"(%44) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>)
    %46 = "torch.aten.mul.Tensor"(%45#0, %39) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %47 = "torch.aten.mul.Tensor"(%45#1, %38) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.sub.Tensor"(%46, %47, %48) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %50 = "torch.aten.mul.Tensor"(%45#1, %39) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %51 = "torch.aten.mul.Tensor"(%45#0, %38) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.add.Tensor"(%50, %51, %52) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %54 = "torch.prim.ListConstruct"(%49, %53) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,64],f32>
    "func.return"(%56) : (!torch.vtensor<[2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
