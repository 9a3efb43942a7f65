"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,48],f32>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,2,48],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,48],f32>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %31 = "torch.aten.cos"(%30) : (!torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %32 = "torch.aten.sin"(%30) : (!torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%arg0, %33, %34, %35, %36) : (!torch.vtensor<[5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %38 = "torch.aten.mul.Tensor"(%37, %31) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.chunk"(%37, %39, %40) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %42:2 = "torch.prim.ListUnpack"(%41) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>)
    %43 = "torch.aten.neg"(%42#1) : (!torch.vtensor<[5,2,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %44 = "torch.prim.ListConstruct"(%43, %42#0) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.aten.cat"(%44, %45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %47 = "torch.aten.mul.Tensor"(%46, %32) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.add.Tensor"(%38, %47, %48) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,32],f32>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%arg0, %50, %51, %52, %53) : (!torch.vtensor<[5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %55 = "torch.prim.ListConstruct"(%49, %54) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.cat"(%55, %56) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,48],f32>
    "func.return"(%57) : (!torch.vtensor<[5,2,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
