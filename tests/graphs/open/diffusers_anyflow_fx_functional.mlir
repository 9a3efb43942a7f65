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
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.aten._to_copy"(%arg0, %6, %7, %8, %9, %10, %11) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%13, %14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.view"(%12, %18) : (!torch.vtensor<[1,2,5,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %20 = "torch.aten.view_as_complex"(%19) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %21 = "torch.aten.mul.Tensor"(%20, %0) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %22 = "torch.aten.view_as_real"(%21) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%23, %24, %25, %26) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%22, %27) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f64>
    %29 = "torch.aten.type_as"(%28, %arg0) : (!torch.vtensor<[1,2,5,32],f64>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    %30 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten._to_copy"(%arg1, %36, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%42, %48) : (!torch.vtensor<[1,2,5,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %50 = "torch.aten.view_as_complex"(%49) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %51 = "torch.aten.mul.Tensor"(%50, %30) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %52 = "torch.aten.view_as_real"(%51) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%52, %57) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f64>
    %59 = "torch.aten.type_as"(%58, %arg1) : (!torch.vtensor<[1,2,5,32],f64>, !torch.vtensor<[1,2,5,32],bf16>) -> !torch.vtensor<[1,2,5,32],bf16>
    "func.return"(%29, %59) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
