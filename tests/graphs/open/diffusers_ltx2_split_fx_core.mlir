"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,64],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,64],f32>, %arg1: !torch.vtensor<[1,2,5,16],f32>, %arg2: !torch.vtensor<[1,2,5,16],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.view"(%arg0, %4) : (!torch.vtensor<[1,5,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.permute"(%5, %10) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %17 = "torch.prim.ListConstruct"(%12, %13, %14, %15, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.view"(%11, %17) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%18, %24, %25, %26, %27) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %29 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%18, %29, %30, %31, %32) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %34 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%arg1, %34) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %36 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %37 = "torch.aten.unsqueeze"(%arg2, %36) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %38 = "torch.aten.mul.Tensor"(%18, %35) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %39 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice.Tensor"(%38, %39, %40, %41, %42) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %44 = "torch.aten.neg"(%37) : (!torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,1,16],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %47 = "torch.aten.mul.Tensor"(%46, %33) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,1,16],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.add.Tensor"(%43, %47, %48) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice_scatter"(%38, %49, %50, %51, %52, %53) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%54, %55, %56, %57, %58) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.mul.Scalar"(%37, %60) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %62 = "torch.aten.mul.Tensor"(%61, %28) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>) -> !torch.vtensor<[1,2,5,1,16],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.add.Tensor"(%59, %62, %63) : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice_scatter"(%54, %64, %65, %66, %67, %68) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.vtensor<[1,2,5,1,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,16],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%70, %71, %72, %73) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%69, %74) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.permute"(%75, %80) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.prim.ListConstruct"(%82, %83, %84) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%81, %85) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,64],f32>
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%86, %87, %88, %89, %90, %91) : (!torch.vtensor<[1,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%86) : (!torch.vtensor<[1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
