"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,4],f32>):
    %0 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%7, %8, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.aten.view"(%6, %11) : (!torch.vtensor<[4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,4],f32>
    %13 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start"(%13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%20, %21, %22, %23) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%19, %24) : (!torch.vtensor<[4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,1],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.sub.Tensor"(%12, %25, %26) : (!torch.vtensor<[1,1,1,4],f32>, !torch.vtensor<[1,1,4,1],f32>, !torch.int) -> !torch.vtensor<[1,1,4,4],f32>
    %28 = "torch.aten.abs_"(%27) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.prim.NumToTensor.Scalar"(%29) : (!torch.int) -> !torch.vtensor<[],si64>
    %31 = "torch.aten.mul_.Tensor"(%28, %30) : (!torch.vtensor<[1,1,4,4],f32>, !torch.vtensor<[],si64>) -> !torch.vtensor<[1,1,4,4],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.aten.arange.start"(%32, %33, %34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %39 = "torch.constant.float"() <{value = 4.000000e+00 : f64}> : () -> !torch.float
    %40 = "torch.prim.NumToTensor.Scalar"(%39) : (!torch.float) -> !torch.vtensor<[],f32>
    %41 = "torch.aten.mul_.Tensor"(%38, %40) : (!torch.vtensor<[2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%41, %46) : (!torch.vtensor<[2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,1,1],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.pow.Scalar"(%48, %47) : (!torch.int, !torch.vtensor<[1,2,1,1],f32>) -> !torch.vtensor<[1,2,1,1],f32>
    %50 = "torch.aten.reciprocal"(%49) : (!torch.vtensor<[1,2,1,1],f32>) -> !torch.vtensor<[1,2,1,1],f32>
    %51 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %52 = "torch.aten.mul.Scalar"(%50, %51) : (!torch.vtensor<[1,2,1,1],f32>, !torch.float) -> !torch.vtensor<[1,2,1,1],f32>
    %53 = "torch.aten.mul.Tensor"(%31, %52) : (!torch.vtensor<[1,1,4,4],f32>, !torch.vtensor<[1,2,1,1],f32>) -> !torch.vtensor<[1,2,4,4],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.add.Tensor"(%arg0, %53, %54) : (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.int) -> !torch.vtensor<[1,2,4,4],f32>
    "func.return"(%55) : (!torch.vtensor<[1,2,4,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()
