"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[6,16,2],f32>) -> (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f16>, %arg1: !torch.vtensor<[1,6,2,32],f16>, %arg2: !torch.vtensor<[6,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[6,16,2],f32>) -> !torch.vtensor<[6,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[6,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,6,16],complex<f32>>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%2, %3) : (!torch.vtensor<[1,6,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,6,1,16],complex<f32>>
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,6,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.aten._to_copy"(%arg0, %10, %11, %12, %13, %14, %15) : (!torch.vtensor<[1,6,2,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,32],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%17, %18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%16, %22) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %24 = "torch.aten.view_as_complex"(%23) : (!torch.vtensor<[1,6,2,16,2],f32>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %28 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %25, %26, %27, %28, %29) : (!torch.vtensor<[1,6,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.aten._to_copy"(%arg1, %30, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,6,2,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,32],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%37, %38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%36, %42) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %44 = "torch.aten.view_as_complex"(%43) : (!torch.vtensor<[1,6,2,16,2],f32>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %45 = "torch.aten.mul.Tensor"(%24, %4) : (!torch.vtensor<[1,6,2,16],complex<f32>>, !torch.vtensor<[1,6,1,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %46 = "torch.aten.view_as_real"(%45) : (!torch.vtensor<[1,6,2,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%47, %48, %49, %50) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%46, %51) : (!torch.vtensor<[1,6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    %53 = "torch.aten.mul.Tensor"(%44, %4) : (!torch.vtensor<[1,6,2,16],complex<f32>>, !torch.vtensor<[1,6,1,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16],complex<f32>>
    %54 = "torch.aten.view_as_real"(%53) : (!torch.vtensor<[1,6,2,16],complex<f32>>) -> !torch.vtensor<[1,6,2,16,2],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%55, %56, %57, %58) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%54, %59) : (!torch.vtensor<[1,6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    %61 = "torch.aten.type_as"(%52, %arg0) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f16>) -> !torch.vtensor<[1,6,2,32],f16>
    %62 = "torch.aten.type_as"(%60, %arg1) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f16>) -> !torch.vtensor<[1,6,2,32],f16>
    "func.return"(%61, %62) : (!torch.vtensor<[1,6,2,32],f16>, !torch.vtensor<[1,6,2,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
