"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,8,32],f32>, !torch.vtensor<[4,16,2],f32>) -> (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,8,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,1,4,32],f32>, %arg1: !torch.vtensor<[1,1,8,32],f32>, %arg2: !torch.vtensor<[4,16,2],f32>):
    %0 = "torch.aten.view_as_complex"(%arg2) : (!torch.vtensor<[4,16,2],f32>) -> !torch.vtensor<[4,16],complex<f32>>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %1, %2, %3, %4, %5) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%6, %7, %8, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.aten.view"(%arg0, %11) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16,2],f32>
    %13 = "torch.aten.view_as_complex"(%12) : (!torch.vtensor<[1,1,4,16,2],f32>) -> !torch.vtensor<[1,1,4,16],complex<f32>>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %14, %15, %16, %17, %18) : (!torch.vtensor<[1,1,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%19, %20, %21, %22, %23) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%arg1, %24) : (!torch.vtensor<[1,1,8,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8,16,2],f32>
    %26 = "torch.aten.view_as_complex"(%25) : (!torch.vtensor<[1,1,8,16,2],f32>) -> !torch.vtensor<[1,1,8,16],complex<f32>>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%0, %31) : (!torch.vtensor<[4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16],complex<f32>>
    %33 = "torch.aten.mul.Tensor"(%13, %32) : (!torch.vtensor<[1,1,4,16],complex<f32>>, !torch.vtensor<[1,1,4,16],complex<f32>>) -> !torch.vtensor<[1,1,4,16],complex<f32>>
    %34 = "torch.aten.view_as_real"(%33) : (!torch.vtensor<[1,1,4,16],complex<f32>>) -> !torch.vtensor<[1,1,4,16,2],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%34, %39) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%32, %41) : (!torch.vtensor<[1,1,4,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,1,1,4,16],complex<f32>>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.aten.expand"(%42, %48, %49) : (!torch.vtensor<[1,1,1,4,16],complex<f32>>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,4,16],complex<f32>>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.aten.clone"(%50, %51) : (!torch.vtensor<[1,1,2,4,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,1,2,4,16],complex<f32>>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%52, %57) : (!torch.vtensor<[1,1,2,4,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,1,8,16],complex<f32>>
    %59 = "torch.aten.mul.Tensor"(%26, %58) : (!torch.vtensor<[1,1,8,16],complex<f32>>, !torch.vtensor<[1,1,8,16],complex<f32>>) -> !torch.vtensor<[1,1,8,16],complex<f32>>
    %60 = "torch.aten.view_as_real"(%59) : (!torch.vtensor<[1,1,8,16],complex<f32>>) -> !torch.vtensor<[1,1,8,16,2],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%61, %62, %63, %64) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%60, %65) : (!torch.vtensor<[1,1,8,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8,32],f32>
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %70 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%40, %67, %68, %69, %70, %71) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %75 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%66, %72, %73, %74, %75, %76) : (!torch.vtensor<[1,1,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%40, %66) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,8,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
