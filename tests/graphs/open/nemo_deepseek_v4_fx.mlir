"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,48],f32>, !torch.vtensor<[1,4],si64>) -> !torch.vtensor<[1,2,4,48],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,48],f32>, %arg1: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DED5BE03CF04F553CD905C43B231B2B3BAEED883AE822B7396F128338166A133860CBA53753773A37"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %3 = "torch.aten.mul.Tensor"(%1, %2) : (!torch.vtensor<[1,4,1],si64>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %4 = "torch.prim.ListConstruct"(%3, %3) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %6 = "torch.aten.cat"(%4, %5) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %7 = "torch.aten.cos"(%6) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %8 = "torch.aten.sin"(%6) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %14 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%arg0, %14, %15, %16, %17) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.to.dtype"(%18, %24, %25, %26, %27) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%30, %31) : (!torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.unflatten.int"(%28, %29, %32) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %34 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.aten.select.int"(%33, %34, %35) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%33, %37, %38) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%7, %40, %41, %42, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%44, %45, %46, %47, %48, %49) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.aten.to.dtype"(%44, %50, %51, %52, %53) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%8, %55, %56, %57, %58) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%59, %65, %66, %67, %68) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.unsqueeze"(%54, %70) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.unsqueeze"(%69, %72) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.empty_like"(%arg0, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,2,4,48],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,48],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%79, %80, %81, %82, %83) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.aten.copy_"(%84, %13, %85) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,16],f32>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = -32 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%79, %87, %88, %89, %90) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%93, %94) : (!torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.unflatten.int"(%91, %92, %95) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %97 = "torch.aten.mul.Tensor"(%36, %71) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %98 = "torch.aten.mul.Tensor"(%39, %73) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.sub.Tensor"(%97, %98, %99) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %101 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.aten.select.int"(%96, %101, %102) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.aten.copy_"(%103, %100, %104) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,16],f32>
    %106 = "torch.aten.mul.Tensor"(%36, %73) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %107 = "torch.aten.mul.Tensor"(%39, %71) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.add.Tensor"(%106, %107, %108) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %110 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.select.int"(%96, %110, %111) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %113 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %114 = "torch.aten.copy_"(%112, %109, %113) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.bool) -> !torch.vtensor<[1,2,4,16],f32>
    "func.return"(%79) : (!torch.vtensor<[1,2,4,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
