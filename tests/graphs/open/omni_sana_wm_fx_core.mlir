"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,2,32,5],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,1,5,16,2],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.permute"(%arg0, %4) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,5],f32>
    %6 = "torch.aten.view_as_complex"(%arg1) : (!torch.vtensor<[1,1,5,16,2],f32>) -> !torch.vtensor<[1,1,5,16],complex<f32>>
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%7, %8, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.aten.permute"(%5, %11) : (!torch.vtensor<[1,2,32,5],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten._to_copy"(%12, %18, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f64>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%25, %26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%24, %30) : (!torch.vtensor<[1,2,5,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %32 = "torch.aten.view_as_complex"(%31) : (!torch.vtensor<[1,2,5,16,2],f64>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %33 = "torch.aten.mul.Tensor"(%32, %6) : (!torch.vtensor<[1,2,5,16],complex<f64>>, !torch.vtensor<[1,1,5,16],complex<f32>>) -> !torch.vtensor<[1,2,5,16],complex<f64>>
    %34 = "torch.aten.view_as_real"(%33) : (!torch.vtensor<[1,2,5,16],complex<f64>>) -> !torch.vtensor<[1,2,5,16,2],f64>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%34, %39) : (!torch.vtensor<[1,2,5,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f64>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.permute"(%40, %45) : (!torch.vtensor<[1,2,5,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,2,32,5],f64>
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten._to_copy"(%46, %47, %48, %49, %50, %51, %52) : (!torch.vtensor<[1,2,32,5],f64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,32,5],f32>
    "func.return"(%53) : (!torch.vtensor<[1,2,32,5],f32>) -> ()
  }) : () -> ()
}) : () -> ()
