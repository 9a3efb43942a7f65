"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,64],f32>, !torch.vtensor<[1,6,2],si64>) -> !torch.vtensor<[1,6,2,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,64],f32>, %arg1: !torch.vtensor<[1,6,2],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %8 = "torch.aten.neg"(%7) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %9 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %10 = "torch.aten.div.Scalar"(%8, %9) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %11 = "torch.constant.float"() <{value = 1.000000e+02 : f64}> : () -> !torch.float
    %12 = "torch.aten.pow.Scalar"(%11, %10) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%arg1, %13) : (!torch.vtensor<[1,6,2],si64>, !torch.int) -> !torch.vtensor<[1,6,2,1],si64>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[1,6,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.dtype"(%14, %20, %21, %22, %23) : (!torch.vtensor<[1,6,2,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,2,1],f32>
    %25 = "torch.aten.mul.Tensor"(%24, %12) : (!torch.vtensor<[1,6,2,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %29 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.flatten.using_ints"(%28, %29, %30) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,64],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[1,6,64],f32>) -> !torch.vtensor<[1,6,64],f32>
    %33 = "torch.aten.sin"(%31) : (!torch.vtensor<[1,6,64],f32>) -> !torch.vtensor<[1,6,64],f32>
    %34 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%34, %35) : (!torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.split_with_sizes"(%arg0, %36, %37) : (!torch.vtensor<[1,6,2,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %39:2 = "torch.prim.ListUnpack"(%38) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>)
    %40 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%40, %41) : (!torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.split_with_sizes"(%32, %42, %43) : (!torch.vtensor<[1,6,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %45:2 = "torch.prim.ListUnpack"(%44) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,32],f32>, !torch.vtensor<[1,6,32],f32>)
    %46 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%46, %47) : (!torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.split_with_sizes"(%33, %48, %49) : (!torch.vtensor<[1,6,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %51:2 = "torch.prim.ListUnpack"(%50) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,32],f32>, !torch.vtensor<[1,6,32],f32>)
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%45#0, %52) : (!torch.vtensor<[1,6,32],f32>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%51#0, %54) : (!torch.vtensor<[1,6,32],f32>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %56 = "torch.aten.mul.Tensor"(%39#0, %53) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice.Tensor"(%39#0, %57, %58, %59, %60) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%39#0, %62, %63, %64, %65) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %67 = "torch.aten.neg"(%66) : (!torch.vtensor<[1,6,2,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %68 = "torch.prim.ListConstruct"(%67, %61) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %71 = "torch.aten.mul.Tensor"(%70, %55) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.add.Tensor"(%56, %71, %72) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.unsqueeze"(%45#1, %74) : (!torch.vtensor<[1,6,32],f32>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%51#1, %76) : (!torch.vtensor<[1,6,32],f32>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %78 = "torch.aten.mul.Tensor"(%39#1, %75) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%39#1, %79, %80, %81, %82) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%39#1, %84, %85, %86, %87) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %89 = "torch.aten.neg"(%88) : (!torch.vtensor<[1,6,2,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %90 = "torch.prim.ListConstruct"(%89, %83) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.aten.cat"(%90, %91) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %93 = "torch.aten.mul.Tensor"(%92, %77) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.add.Tensor"(%78, %93, %94) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %96 = "torch.prim.ListConstruct"(%73, %95) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %98 = "torch.aten.cat"(%96, %97) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,64],f32>
    "func.return"(%98) : (!torch.vtensor<[1,6,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
