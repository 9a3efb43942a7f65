"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,5,32],f32>, %arg1: !torch.vtensor<[2,5,32],f32>):
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
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %33 = "torch.aten.mul.Tensor"(%arg0, %32) : (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,2,5,32],f32>
    %34 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%34, %35) : (!torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.split_with_sizes"(%arg0, %36, %37) : (!torch.vtensor<[2,2,5,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %39:2 = "torch.prim.ListUnpack"(%38) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2,5,16],f32>, !torch.vtensor<[2,2,5,16],f32>)
    %40 = "torch.aten.neg"(%39#1) : (!torch.vtensor<[2,2,5,16],f32>) -> !torch.vtensor<[2,2,5,16],f32>
    %41 = "torch.prim.ListConstruct"(%40, %39#0) : (!torch.vtensor<[2,2,5,16],f32>, !torch.vtensor<[2,2,5,16],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,5,32],f32>
    %44 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %45 = "torch.aten.mul.Tensor"(%43, %44) : (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,2,5,32],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.add.Tensor"(%33, %45, %46) : (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[2,2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,2,5,32],f32>
    %48 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %49 = "torch.aten.mul.Tensor"(%arg1, %48) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%50, %51) : (!torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.aten.split_with_sizes"(%arg1, %52, %53) : (!torch.vtensor<[2,5,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %55:2 = "torch.prim.ListUnpack"(%54) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>)
    %56 = "torch.aten.neg"(%55#1) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %57 = "torch.prim.ListConstruct"(%56, %55#0) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.cat"(%57, %58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %60 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %61 = "torch.aten.mul.Tensor"(%59, %60) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.add.Tensor"(%49, %61, %62) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    "func.return"(%47, %63) : (!torch.vtensor<[2,2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
