"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA99EE33FC2624A4000F3B340000020412A438E4172FBFC41C0EF60420000C842F4D33143271D9E43D8950C4400007A44F148DE4471A445454EBBAF45"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%0, %1, %2, %3, %4, %5) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%arg2, %6) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%7, %8) : (!torch.vtensor<[1,4,1],si64>, !torch.int) -> !torch.vtensor<[1,4,1,1],si64>
    %10 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA99EE33FC2624A4000F3B340000020412A438E4172FBFC41C0EF60420000C842F4D33143271D9E43D8950C4400007A44F148DE4471A445454EBBAF45"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.view"(%10, %15) : (!torch.vtensor<[16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,16],f32>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%9, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,4,1,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %22 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten._to_copy"(%9, %22, %23, %24, %25, %26, %27) : (!torch.vtensor<[1,4,1,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,1],f32>
    %29 = "torch.aten.div.Tensor"(%28, %16) : (!torch.vtensor<[1,4,1,1],f32>, !torch.vtensor<[1,1,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %30 = "torch.aten.sin"(%29) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %31 = "torch.aten.cos"(%29) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%32, %33) : (!torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.split_with_sizes"(%arg0, %34, %35) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %37:2 = "torch.prim.ListUnpack"(%36) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %38 = "torch.aten.mul.Tensor"(%37#0, %31) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %39 = "torch.aten.mul.Tensor"(%37#1, %30) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.sub.Tensor"(%38, %39, %40) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %42 = "torch.aten.mul.Tensor"(%37#1, %31) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %43 = "torch.aten.mul.Tensor"(%37#0, %30) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.add.Tensor"(%42, %43, %44) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %46 = "torch.prim.ListConstruct"(%41, %45) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.cat"(%46, %47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %49 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA99EE33FC2624A4000F3B340000020412A438E4172FBFC41C0EF60420000C842F4D33143271D9E43D8950C4400007A44F148DE4471A445454EBBAF45"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %50, %51, %52, %53, %54) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%arg2, %55) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%56, %57) : (!torch.vtensor<[1,4,1],si64>, !torch.int) -> !torch.vtensor<[1,4,1,1],si64>
    %59 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA99EE33FC2624A4000F3B340000020412A438E4172FBFC41C0EF60420000C842F4D33143271D9E43D8950C4400007A44F148DE4471A445454EBBAF45"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%60, %61, %62, %63) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%59, %64) : (!torch.vtensor<[16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,1,16],f32>
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %69 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%58, %66, %67, %68, %69, %70) : (!torch.vtensor<[1,4,1,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.aten._to_copy"(%58, %71, %72, %73, %74, %75, %76) : (!torch.vtensor<[1,4,1,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,1],f32>
    %78 = "torch.aten.div.Tensor"(%77, %65) : (!torch.vtensor<[1,4,1,1],f32>, !torch.vtensor<[1,1,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %79 = "torch.aten.sin"(%78) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %80 = "torch.aten.cos"(%78) : (!torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %81 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%81, %82) : (!torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.split_with_sizes"(%arg1, %83, %84) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %86:2 = "torch.prim.ListUnpack"(%85) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>)
    %87 = "torch.aten.mul.Tensor"(%86#0, %80) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %88 = "torch.aten.mul.Tensor"(%86#1, %79) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.sub.Tensor"(%87, %88, %89) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %91 = "torch.aten.mul.Tensor"(%86#1, %80) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %92 = "torch.aten.mul.Tensor"(%86#0, %79) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.aten.add.Tensor"(%91, %92, %93) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %95 = "torch.prim.ListConstruct"(%90, %94) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %96 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %97 = "torch.aten.cat"(%95, %96) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%48, %97) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
