"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],f32>, %arg1: !torch.vtensor<[1,5,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%17, %18) : (!torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%16, %19) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%24, %25) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%23, %26) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %28 = "torch.aten.mul.Tensor"(%20, %27) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.sub.Scalar"(%14, %32, %33) : (!torch.vtensor<[5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
    %35 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %36 = "torch.aten.div.Scalar"(%34, %35) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %37 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.prim.ListConstruct"(%37, %38) : (!torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%36, %39) : (!torch.vtensor<[5],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %41 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %42 = "torch.aten.pow.Tensor_Tensor"(%41, %40) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %43 = "torch.prim.ListConstruct"(%42, %42) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.cat"(%43, %44) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %46 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %47 = "torch.aten.mul.Tensor"(%arg0, %46) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %48 = "torch.aten.mul.Tensor"(%47, %45) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %49 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%49, %50) : (!torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.split_with_sizes"(%arg0, %51, %52) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %54:2 = "torch.prim.ListUnpack"(%53) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>)
    %55 = "torch.aten.neg"(%54#1) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %56 = "torch.prim.ListConstruct"(%55, %54#0) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.cat"(%56, %57) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %59 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %60 = "torch.aten.mul.Tensor"(%58, %59) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %61 = "torch.aten.mul.Tensor"(%60, %45) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.add.Tensor"(%48, %61, %62) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.pow.Tensor_Scalar"(%45, %64) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %66 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %67 = "torch.aten.mul.Tensor"(%arg1, %66) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %68 = "torch.aten.mul.Tensor"(%67, %65) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %69 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %71 = "torch.prim.ListConstruct"(%69, %70) : (!torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.split_with_sizes"(%arg1, %71, %72) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %74:2 = "torch.prim.ListUnpack"(%73) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>)
    %75 = "torch.aten.neg"(%74#1) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %76 = "torch.prim.ListConstruct"(%75, %74#0) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.cat"(%76, %77) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %79 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %80 = "torch.aten.mul.Tensor"(%78, %79) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %81 = "torch.aten.mul.Tensor"(%80, %65) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.add.Tensor"(%68, %81, %82) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    "func.return"(%63, %83) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
