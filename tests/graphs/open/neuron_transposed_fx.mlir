"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,32,4],f32>, %arg1: !torch.vtensor<[1,1,32,4],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%29, %31) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%30, %33) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%35, %36, %37, %38) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.permute"(%32, %39) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,32,4],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.permute"(%34, %45) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,32,4],f32>
    %47 = "torch.aten.mul.Tensor"(%arg0, %40) : (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>) -> !torch.vtensor<[1,2,32,4],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[1,2,32,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,16,4],f32>
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%arg0, %53, %54, %55, %56) : (!torch.vtensor<[1,2,32,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,16,4],f32>
    %58 = "torch.aten.neg"(%57) : (!torch.vtensor<[1,2,16,4],f32>) -> !torch.vtensor<[1,2,16,4],f32>
    %59 = "torch.prim.ListConstruct"(%58, %52) : (!torch.vtensor<[1,2,16,4],f32>, !torch.vtensor<[1,2,16,4],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,32,4],f32>
    %62 = "torch.aten.mul.Tensor"(%61, %46) : (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>) -> !torch.vtensor<[1,2,32,4],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.add.Tensor"(%47, %62, %63) : (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,2,32,4],f32>, !torch.int) -> !torch.vtensor<[1,2,32,4],f32>
    %65 = "torch.aten.mul.Tensor"(%arg1, %40) : (!torch.vtensor<[1,1,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>) -> !torch.vtensor<[1,1,32,4],f32>
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%arg1, %66, %67, %68, %69) : (!torch.vtensor<[1,1,32,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,16,4],f32>
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.slice.Tensor"(%arg1, %71, %72, %73, %74) : (!torch.vtensor<[1,1,32,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,16,4],f32>
    %76 = "torch.aten.neg"(%75) : (!torch.vtensor<[1,1,16,4],f32>) -> !torch.vtensor<[1,1,16,4],f32>
    %77 = "torch.prim.ListConstruct"(%76, %70) : (!torch.vtensor<[1,1,16,4],f32>, !torch.vtensor<[1,1,16,4],f32>) -> !torch.list<vtensor>
    %78 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %79 = "torch.aten.cat"(%77, %78) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,32,4],f32>
    %80 = "torch.aten.mul.Tensor"(%79, %46) : (!torch.vtensor<[1,1,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>) -> !torch.vtensor<[1,1,32,4],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.add.Tensor"(%65, %80, %81) : (!torch.vtensor<[1,1,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>, !torch.int) -> !torch.vtensor<[1,1,32,4],f32>
    "func.return"(%64, %82) : (!torch.vtensor<[1,2,32,4],f32>, !torch.vtensor<[1,1,32,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()
