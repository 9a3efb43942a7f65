"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,1,4,64],f32>, %arg2: !torch.vtensor<[3,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.expand"(%arg2, %3, %4) : (!torch.vtensor<[3,1,4],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,1,4],si64>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[3,1,4],si64>, !torch.int) -> !torch.vtensor<[3,1,4,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[3,1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten._to_copy"(%7, %13, %14, %15, %16, %17, %18) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803FE03D263F9BE8D73E04358C3E8718363ED67FEC3D0D94993D3F76473DE386013D8B39A83CF27B5A3C2DE10D3C9C44B83B0E526F3B0D691B3B5CD7C93A6F12833A443B2A3A2517DD3972928F3953773A39E22CF238A4439D38BE3F4C38B2A204381D43AC374FBA5F37E3481137C1B0BC3670107536E4231F3679AFCE35"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%20, %21, %22, %23, %24, %25) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803FE03D263F9BE8D73E04358C3E8718363ED67FEC3D0D94993D3F76473DE386013D8B39A83CF27B5A3C2DE10D3C9C44B83B0E526F3B0D691B3B5CD7C93A6F12833A443B2A3A2517DD3972928F3953773A39E22CF238A4439D38BE3F4C38B2A204381D43AC374FBA5F37E3481137C1B0BC3670107536E4231F3679AFCE35"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %27 = "torch.aten.mul.Tensor"(%19, %26) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[3,1,4,32],f32>
    %28 = "torch.aten.cos"(%27) : (!torch.vtensor<[3,1,4,32],f32>) -> !torch.vtensor<[3,1,4,32],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[3,1,4,32],f32>, !torch.float) -> !torch.vtensor<[3,1,4,32],f32>
    %31 = "torch.aten.sin"(%27) : (!torch.vtensor<[3,1,4,32],f32>) -> !torch.vtensor<[3,1,4,32],f32>
    %32 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %33 = "torch.aten.mul.Scalar"(%31, %32) : (!torch.vtensor<[3,1,4,32],f32>, !torch.float) -> !torch.vtensor<[3,1,4,32],f32>
    %34 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%34, %35, %36) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.split_with_sizes"(%33, %37, %38) : (!torch.vtensor<[3,1,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %40:3 = "torch.prim.ListUnpack"(%39) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[3,1,4,12],f32>, !torch.vtensor<[3,1,4,12],f32>)
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.select.int"(%40#0, %41, %42) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.select.int"(%40#1, %44, %45) : (!torch.vtensor<[3,1,4,12],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%40#2, %47, %48) : (!torch.vtensor<[3,1,4,12],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %50 = "torch.prim.ListConstruct"(%43, %46, %49) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,12],f32>) -> !torch.list<vtensor>
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.cat"(%50, %51) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %53 = "torch.prim.ListConstruct"(%52, %52) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,64],f32>
    %56 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%56, %57, %58) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.split_with_sizes"(%30, %59, %60) : (!torch.vtensor<[3,1,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %62:3 = "torch.prim.ListUnpack"(%61) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,8],f32>, !torch.vtensor<[3,1,4,12],f32>, !torch.vtensor<[3,1,4,12],f32>)
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%62#0, %63, %64) : (!torch.vtensor<[3,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%62#1, %66, %67) : (!torch.vtensor<[3,1,4,12],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.aten.select.int"(%62#2, %69, %70) : (!torch.vtensor<[3,1,4,12],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %72 = "torch.prim.ListConstruct"(%65, %68, %71) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,12],f32>) -> !torch.list<vtensor>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.cat"(%72, %73) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %75 = "torch.prim.ListConstruct"(%74, %74) : (!torch.vtensor<[1,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.list<vtensor>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.cat"(%75, %76) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,64],f32>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %81 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%77, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%55, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.unsqueeze"(%77, %88) : (!torch.vtensor<[1,4,64],f32>, !torch.int) -> !torch.vtensor<[1,1,4,64],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%55, %90) : (!torch.vtensor<[1,4,64],f32>, !torch.int) -> !torch.vtensor<[1,1,4,64],f32>
    %92 = "torch.aten.mul.Tensor"(%arg0, %89) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%arg0, %93, %94, %95, %96) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%arg0, %98, %99, %100, %101) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %103 = "torch.aten.neg"(%102) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %104 = "torch.prim.ListConstruct"(%103, %97) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.aten.cat"(%104, %105) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %107 = "torch.aten.mul.Tensor"(%106, %91) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.add.Tensor"(%92, %107, %108) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %110 = "torch.aten.mul.Tensor"(%arg1, %89) : (!torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> !torch.vtensor<[1,1,4,64],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg1, %111, %112, %113, %114) : (!torch.vtensor<[1,1,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%arg1, %116, %117, %118, %119) : (!torch.vtensor<[1,1,4,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %121 = "torch.aten.neg"(%120) : (!torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %122 = "torch.prim.ListConstruct"(%121, %115) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %124 = "torch.aten.cat"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,64],f32>
    %125 = "torch.aten.mul.Tensor"(%124, %91) : (!torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> !torch.vtensor<[1,1,4,64],f32>
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.add.Tensor"(%110, %125, %126) : (!torch.vtensor<[1,1,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>, !torch.int) -> !torch.vtensor<[1,1,4,64],f32>
    "func.return"(%109, %127) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,1,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
