"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5,64],f32>) -> (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,64],f32>, %arg1: !torch.vtensor<[2,5,64],f32>):
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
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[32],f32>, !torch.int) -> !torch.vtensor<[32,1],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%24, %25) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%23, %26) : (!torch.vtensor<[32,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,32],f32>
    %28 = "torch.aten.mul.Tensor"(%20, %27) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,32],f32>) -> !torch.vtensor<[5,32],f32>
    %29 = "torch.prim.ListConstruct"(%28, %28) : (!torch.vtensor<[5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.aten.cat"(%29, %30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,64],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %32, %33, %34, %35, %36) : (!torch.vtensor<[5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.aten.cos"(%31) : (!torch.vtensor<[5,64],f32>) -> !torch.vtensor<[5,64],f32>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.aten.unsqueeze"(%37, %38) : (!torch.vtensor<[5,64],f32>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %40 = "torch.aten.sin"(%31) : (!torch.vtensor<[5,64],f32>) -> !torch.vtensor<[5,64],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%40, %41) : (!torch.vtensor<[5,64],f32>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %43 = "torch.aten.alias"(%39) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %44 = "torch.aten.alias"(%42) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %45 = "torch.aten.mul.Tensor"(%arg0, %43) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[2,5,64],f32>
    %46 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%46, %47) : (!torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.split_with_sizes"(%arg0, %48, %49) : (!torch.vtensor<[2,5,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %51:2 = "torch.prim.ListUnpack"(%50) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>)
    %52 = "torch.aten.neg"(%51#1) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %53 = "torch.prim.ListConstruct"(%52, %51#0) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,64],f32>
    %56 = "torch.aten.mul.Tensor"(%55, %44) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[2,5,64],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.add.Tensor"(%45, %56, %57) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5,64],f32>, !torch.int) -> !torch.vtensor<[2,5,64],f32>
    %59 = "torch.aten.alias"(%39) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %60 = "torch.aten.alias"(%42) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %61 = "torch.aten.mul.Tensor"(%arg1, %59) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[2,5,64],f32>
    %62 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%62, %63) : (!torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.aten.split_with_sizes"(%arg1, %64, %65) : (!torch.vtensor<[2,5,64],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %67:2 = "torch.prim.ListUnpack"(%66) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>)
    %68 = "torch.aten.neg"(%67#1) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %69 = "torch.prim.ListConstruct"(%68, %67#0) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> !torch.list<vtensor>
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.aten.cat"(%69, %70) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,64],f32>
    %72 = "torch.aten.mul.Tensor"(%71, %60) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[2,5,64],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.add.Tensor"(%61, %72, %73) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5,64],f32>, !torch.int) -> !torch.vtensor<[2,5,64],f32>
    "func.return"(%58, %74) : (!torch.vtensor<[2,5,64],f32>, !torch.vtensor<[2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
