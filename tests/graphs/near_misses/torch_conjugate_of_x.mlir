"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,64],bf16>, !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,5,2,64],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,64],bf16>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],f32>
    %8 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %9 = "torch.aten.div.Scalar"(%7, %8) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[32],f32>
    %10 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %11 = "torch.aten.pow.Scalar"(%10, %9) : (!torch.float, !torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %12 = "torch.aten.reciprocal"(%11) : (!torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %13 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %14 = "torch.aten.mul.Scalar"(%12, %13) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %15 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %16 = "torch.aten.div.Scalar"(%14, %15) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %17 = "torch.aten.outer"(%arg1, %16) : (!torch.vtensor<[5],si64>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[5,32],f32>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.ones_like"(%17, %18, %19, %20, %21, %22) : (!torch.vtensor<[5,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,32],f32>
    %24 = "torch.aten.polar"(%23, %17) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],complex<f32>>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%24, %25) : (!torch.vtensor<[5,32],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,32],complex<f32>>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %27, %28, %29, %30, %31) : (!torch.vtensor<[1,5,2,64],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.aten.to.dtype"(%arg0, %32, %33, %34, %35) : (!torch.vtensor<[1,5,2,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,64],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%37, %38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.reshape"(%36, %42) : (!torch.vtensor<[1,5,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32,2],f32>
    %44 = "torch.aten.view_as_complex"(%43) : (!torch.vtensor<[1,5,2,32,2],f32>) -> !torch.vtensor<[1,5,2,32],complex<f32>>
    %conjugate = "torch.aten.conj_physical"(%44) : (!torch.vtensor<[1,5,2,32],complex<f32>>) -> !torch.vtensor<[1,5,2,32],complex<f32>>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.unsqueeze"(%26, %45) : (!torch.vtensor<[1,5,32],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,32],complex<f32>>
    %47 = "torch.aten.mul.Tensor"(%conjugate, %46) : (!torch.vtensor<[1,5,2,32],complex<f32>>, !torch.vtensor<[1,5,1,32],complex<f32>>) -> !torch.vtensor<[1,5,2,32],complex<f32>>
    %48 = "torch.aten.view_as_real"(%47) : (!torch.vtensor<[1,5,2,32],complex<f32>>) -> !torch.vtensor<[1,5,2,32,2],f32>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.flatten.using_ints"(%48, %49, %50) : (!torch.vtensor<[1,5,2,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,64],f32>
    %52 = "torch.aten.type_as"(%51, %arg0) : (!torch.vtensor<[1,5,2,64],f32>, !torch.vtensor<[1,5,2,64],bf16>) -> !torch.vtensor<[1,5,2,64],bf16>
    "func.return"(%52) : (!torch.vtensor<[1,5,2,64],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
