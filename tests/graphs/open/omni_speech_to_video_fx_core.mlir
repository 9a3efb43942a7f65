"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,6,1,16,2],f32>) -> !torch.vtensor<[2,4,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,2,32],f32>, %arg1: !torch.vtensor<[2,6,1,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg1) : (!torch.vtensor<[2,6,1,16,2],f32>) -> !torch.vtensor<[2,6,1,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[2,6,1,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,16],complex<f32>>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %6, %7, %8, %9, %10) : (!torch.vtensor<[2,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten._to_copy"(%arg0, %11, %12, %13, %14, %15, %16) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f64>
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%17, %23) : (!torch.vtensor<[2,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[2,4,2,16,2],f64>
    %25 = "torch.aten.view_as_complex"(%24) : (!torch.vtensor<[2,4,2,16,2],f64>) -> !torch.vtensor<[2,4,2,16],complex<f64>>
    %26 = "torch.aten.mul.Tensor"(%25, %5) : (!torch.vtensor<[2,4,2,16],complex<f64>>, !torch.vtensor<[2,4,1,16],complex<f32>>) -> !torch.vtensor<[2,4,2,16],complex<f64>>
    %27 = "torch.aten.view_as_real"(%26) : (!torch.vtensor<[2,4,2,16],complex<f64>>) -> !torch.vtensor<[2,4,2,16,2],f64>
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%27, %32) : (!torch.vtensor<[2,4,2,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[2,4,2,32],f64>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%33, %38) : (!torch.vtensor<[2,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[2,4,2,32],f64>
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %43 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%39, %40, %41, %42, %43, %44) : (!torch.vtensor<[2,4,2,32],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten._to_copy"(%39, %45, %46, %47, %48, %49, %50) : (!torch.vtensor<[2,4,2,32],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f32>
    "func.return"(%51) : (!torch.vtensor<[2,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
