"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,16,3],f32>, !torch.vtensor<[1,4],si64>) -> !torch.vtensor<[1,2,4,16,3],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,16,3],f32>, %arg1: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
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
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%12, %13) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[1,8],f32>
    %15 = "torch.aten.mul.Tensor"(%11, %14) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[1,4,8],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%15, %16) : (!torch.vtensor<[1,4,8],f32>, !torch.int) -> !torch.vtensor<[1,4,8,1],f32>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.aten.expand"(%17, %22, %23) : (!torch.vtensor<[1,4,8,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,8,2],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%25, %26, %27) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.reshape"(%24, %28) : (!torch.vtensor<[1,4,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.unsqueeze"(%29, %30) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%31, %32) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,1],f32>
    %34 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,2,4,16,3],f32>) -> !torch.vtensor<[1,2,4,16,3],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg0, %35, %36, %37, %38) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,0,3],f32>
    %40 = "torch.aten.cos"(%33) : (!torch.vtensor<[1,1,4,16,1],f32>) -> !torch.vtensor<[1,1,4,16,1],f32>
    %41 = "torch.aten.mul.Tensor"(%34, %40) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.vtensor<[1,1,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,3],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%42, %43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.reshape"(%34, %48) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8,2,3],f32>
    %50 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %51 = "torch.aten.unbind.int"(%49, %50) : (!torch.vtensor<[1,2,4,8,2,3],f32>, !torch.int) -> !torch.list<vtensor>
    %52:2 = "torch.prim.ListUnpack"(%51) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,8,3],f32>, !torch.vtensor<[1,2,4,8,3],f32>)
    %53 = "torch.aten.neg"(%52#1) : (!torch.vtensor<[1,2,4,8,3],f32>) -> !torch.vtensor<[1,2,4,8,3],f32>
    %54 = "torch.prim.ListConstruct"(%53, %52#0) : (!torch.vtensor<[1,2,4,8,3],f32>, !torch.vtensor<[1,2,4,8,3],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,3],f32>
    %57 = "torch.aten.sin"(%33) : (!torch.vtensor<[1,1,4,16,1],f32>) -> !torch.vtensor<[1,1,4,16,1],f32>
    %58 = "torch.aten.mul.Tensor"(%56, %57) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.vtensor<[1,1,4,16,1],f32>) -> !torch.vtensor<[1,2,4,16,3],f32>
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.add.Tensor"(%41, %58, %59) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.vtensor<[1,2,4,16,3],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,3],f32>
    %61 = "torch.prim.ListConstruct"(%60, %39) : (!torch.vtensor<[1,2,4,16,3],f32>, !torch.vtensor<[1,2,4,0,3],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,3],f32>
    "func.return"(%63) : (!torch.vtensor<[1,2,4,16,3],f32>) -> ()
  }) : () -> ()
}) : () -> ()
