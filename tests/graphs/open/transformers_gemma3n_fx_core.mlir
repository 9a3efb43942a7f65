"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[2,4,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,2,32],f32>, %arg1: !torch.vtensor<[2,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[2,4],si64>, !torch.int) -> !torch.vtensor<[2,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[2,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[2,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange.start_step"(%14, %15, %16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[2,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %28 = "torch.prim.ListConstruct"(%27, %27) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %31 = "torch.aten.cos"(%30) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %32 = "torch.aten.sin"(%30) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%31, %33) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%32, %35) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %37 = "torch.aten.mul.Tensor"(%arg0, %34) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%arg0, %38, %39, %40, %41) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%arg0, %43, %44, %45, %46) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %48 = "torch.aten.neg"(%47) : (!torch.vtensor<[2,4,2,16],f32>) -> !torch.vtensor<[2,4,2,16],f32>
    %49 = "torch.prim.ListConstruct"(%48, %42) : (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>) -> !torch.list<vtensor>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.cat"(%49, %50) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %52 = "torch.aten.mul.Tensor"(%51, %36) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.add.Tensor"(%37, %52, %53) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],f32>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    "func.return"(%54) : (!torch.vtensor<[2,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
