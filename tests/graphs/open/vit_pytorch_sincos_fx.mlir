"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],si64>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.aten.arange"(%6, %7, %8, %9, %10) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],si64>
    %12 = "torch.prim.ListConstruct"(%5, %11) : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<vtensor>
    %13 = "torch.constant.str"() <{value = "ij"}> : () -> !torch.str
    %14 = "torch.aten.meshgrid.indexing"(%12, %13) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
    %15:2 = "torch.prim.ListUnpack"(%14) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2],si64>, !torch.vtensor<[2,2],si64>)
    %16 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange"(%16, %17, %18, %19, %20) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %22 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %23 = "torch.aten.div.Scalar"(%21, %22) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %24 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %25 = "torch.aten.pow.Scalar"(%24, %23) : (!torch.int, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %26 = "torch.aten.reciprocal"(%25) : (!torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[8],f32>, !torch.float) -> !torch.vtensor<[8],f32>
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.flatten.using_ints"(%15#0, %29, %30) : (!torch.vtensor<[2,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[4],si64>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%31, %32) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.aten.unsqueeze"(%28, %34) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[1,8],f32>
    %36 = "torch.aten.mul.Tensor"(%33, %35) : (!torch.vtensor<[4,1],si64>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[4,8],f32>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.flatten.using_ints"(%15#1, %37, %38) : (!torch.vtensor<[2,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[4],si64>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%28, %42) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[1,8],f32>
    %44 = "torch.aten.mul.Tensor"(%41, %43) : (!torch.vtensor<[4,1],si64>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[4,8],f32>
    %45 = "torch.aten.sin"(%44) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %46 = "torch.aten.cos"(%44) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %47 = "torch.aten.sin"(%36) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %48 = "torch.aten.cos"(%36) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %49 = "torch.prim.ListConstruct"(%45, %46, %47, %48) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.cat"(%49, %50) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %52, %53, %54, %55, %56) : (!torch.vtensor<[4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.aten.to.dtype"(%51, %57, %58, %59, %60) : (!torch.vtensor<[4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,32],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.add.Tensor"(%arg0, %61, %62) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    "func.return"(%63) : (!torch.vtensor<[1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
