"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,2,5,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[5],si64>):
    %0 = "torch.aten.max"(%arg1) : (!torch.vtensor<[5],si64>) -> !torch.vtensor<[],si64>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.add.Scalar"(%0, %1, %2) : (!torch.vtensor<[],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %6 = "torch.prim.ListConstruct"(%4, %5) : (!torch.int, !torch.int) -> !torch.list<int>
    %7 = "torch.aten.view"(%arg1, %6) : (!torch.vtensor<[5],si64>, !torch.list<int>) -> !torch.vtensor<[1,5],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[1,5],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[1,5,1],f32>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%17, %18, %19) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%16, %20) : (!torch.vtensor<[1,5,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1],f32>
    %22 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unsqueeze"(%22, %23) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%24, %25) : (!torch.vtensor<[16,1],f32>, !torch.int) -> !torch.vtensor<[16,1,1],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%27, %28, %29) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.permute"(%26, %30) : (!torch.vtensor<[16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,16],f32>
    %32 = "torch.aten.mul.Tensor"(%21, %31) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.div.Scalar"(%32, %33) : (!torch.vtensor<[1,5,16],f32>, !torch.float) -> !torch.vtensor<[1,5,16],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%34, %35) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%34, %37) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %39 = "torch.prim.ListConstruct"(%36, %38) : (!torch.vtensor<[1,5,16,1],f32>, !torch.vtensor<[1,5,16,1],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.cat"(%39, %40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,2],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%42, %43, %44) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.view"(%41, %45) : (!torch.vtensor<[1,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.prim.NumToTensor.Scalar"(%47) : (!torch.int) -> !torch.vtensor<[],si64>
    %49 = "torch.constant.str"() <{value = "floor"}> : () -> !torch.str
    %50 = "torch.aten.div.Tensor_mode"(%3, %48, %49) : (!torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str) -> !torch.vtensor<[],si64>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.sub.Tensor"(%7, %50, %51) : (!torch.vtensor<[1,5],si64>, !torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[1,5],si64>
    %53 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %54 = "torch.aten.div.Scalar"(%52, %53) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.prim.ListConstruct"(%55, %56, %57) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.view"(%54, %58) : (!torch.vtensor<[1,5],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1],f32>
    %60 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %61 = "torch.aten.pow.Tensor_Tensor"(%60, %59) : (!torch.vtensor<[16],f32>, !torch.vtensor<[1,5,1],f32>) -> !torch.vtensor<[1,5,16],f32>
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%61, %62) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%61, %64) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %66 = "torch.prim.ListConstruct"(%63, %65) : (!torch.vtensor<[1,5,16,1],f32>, !torch.vtensor<[1,5,16,1],f32>) -> !torch.list<vtensor>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.cat"(%66, %67) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,2],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%69, %70, %71) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%68, %72) : (!torch.vtensor<[1,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%46, %74, %75, %76, %77) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%73, %79, %80, %81, %82) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%84, %85, %86, %87) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.view"(%78, %88) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,32],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %94 = "torch.prim.ListConstruct"(%90, %91, %92, %93) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.view"(%83, %94) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,32],f32>
    %96 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%arg0, %96, %97, %98, %99) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %101 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%arg0, %101, %102, %103, %104) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %106 = "torch.aten.cos"(%89) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %107 = "torch.aten.mul.Tensor"(%100, %106) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %108 = "torch.aten.mul.Tensor"(%107, %95) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%109, %110, %111, %112, %113) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %115 = "torch.aten.view"(%100, %114) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %116 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%115, %116, %117, %118, %119) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %121 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.slice.Tensor"(%115, %121, %122, %123, %124) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %126 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %127 = "torch.prim.ListConstruct"(%126) : (!torch.int) -> !torch.list<int>
    %128 = "torch.operator"(%120, %127) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %129 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%129) : (!torch.int) -> !torch.list<int>
    %131 = "torch.operator"(%125, %130) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %132 = "torch.aten.neg"(%131) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %133 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %134 = "torch.aten.unsqueeze"(%132, %133) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %135 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %136 = "torch.aten.unsqueeze"(%128, %135) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %137 = "torch.prim.ListConstruct"(%134, %136) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %138 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %139 = "torch.aten.cat"(%137, %138) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %140 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %144 = "torch.prim.ListConstruct"(%140, %141, %142, %143) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %145 = "torch.aten.view"(%139, %144) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %146 = "torch.aten.sin"(%89) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %147 = "torch.aten.mul.Tensor"(%145, %146) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %148 = "torch.aten.mul.Tensor"(%147, %95) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %149 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %150 = "torch.aten.add.Tensor"(%108, %148, %149) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %151 = "torch.prim.ListConstruct"(%150, %105) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %152 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %153 = "torch.aten.cat"(%151, %152) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.none"() : () -> !torch.none
    %156 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %157 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %158 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%153, %154, %155, %156, %157, %158) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%153) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
