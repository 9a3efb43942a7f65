"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[4],si64>) -> !torch.vtensor<[1,2,4,32],f16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype_layout"(%6, %7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[8],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %15, %16, %17, %18, %19) : (!torch.vtensor<[4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.dtype"(%arg1, %20, %21, %22, %23) : (!torch.vtensor<[4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
    %25 = "torch.constant.str"() <{value = "..., f -> ... f"}> : () -> !torch.str
    %26 = "torch.prim.ListConstruct"(%24, %14) : (!torch.vtensor<[4],f32>, !torch.vtensor<[8],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.einsum"(%25, %26, %27) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[4,8],f32>
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[4,8],f32>, !torch.int) -> !torch.vtensor<[4,8,1],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%31, %32, %33) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %36 = "torch.aten.expand"(%30, %34, %35) : (!torch.vtensor<[4,8,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,8,2],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%37, %38) : (!torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.reshape"(%36, %39) : (!torch.vtensor<[4,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,16],f32>
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%40, %41, %42, %43, %44, %45) : (!torch.vtensor<[4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten.to.device"(%40, %46, %47, %48, %49, %50) : (!torch.vtensor<[4,16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,16],f16>
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%arg0, %52, %53, %54, %55) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,0],f16>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.slice.Tensor"(%arg0, %57, %58, %59, %60) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%arg0, %62, %63, %64, %65) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %67 = "torch.aten.cos"(%51) : (!torch.vtensor<[4,16],f16>) -> !torch.vtensor<[4,16],f16>
    %68 = "torch.aten.mul.Tensor"(%61, %67) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%69, %70, %71, %72, %73) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.reshape"(%61, %74) : (!torch.vtensor<[1,2,4,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8,2],f16>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.unbind.int"(%75, %76) : (!torch.vtensor<[1,2,4,8,2],f16>, !torch.int) -> !torch.list<vtensor>
    %78:2 = "torch.prim.ListUnpack"(%77) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,2,4,8],f16>)
    %79 = "torch.aten.neg"(%78#1) : (!torch.vtensor<[1,2,4,8],f16>) -> !torch.vtensor<[1,2,4,8],f16>
    %80 = "torch.prim.ListConstruct"(%79, %78#0) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,2,4,8],f16>) -> !torch.list<vtensor>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.stack"(%80, %81) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,8,2],f16>
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %87 = "torch.prim.ListConstruct"(%83, %84, %85, %86) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.reshape"(%82, %87) : (!torch.vtensor<[1,2,4,8,2],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16],f16>
    %89 = "torch.aten.sin"(%51) : (!torch.vtensor<[4,16],f16>) -> !torch.vtensor<[4,16],f16>
    %90 = "torch.aten.mul.Tensor"(%88, %89) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%68, %90, %91) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %93 = "torch.prim.ListConstruct"(%56, %92, %66) : (!torch.vtensor<[1,2,4,0],f16>, !torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %94 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %95 = "torch.aten.cat"(%93, %94) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    "func.return"(%95) : (!torch.vtensor<[1,2,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
