"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,32],f32>, %arg1: !torch.vtensor<[2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten._to_copy"(%7, %13, %14, %15, %16, %17, %18) : (!torch.vtensor<[5],si64>, !torch.int, !torch.none, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %20 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %21 = "torch.aten.div.Scalar"(%19, %20) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %24 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.pow.Tensor_Tensor"(%24, %23) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.aten.arange.start_step"(%26, %27, %28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %34 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %35 = "torch.aten.div.Scalar"(%33, %34) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %36 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %37 = "torch.aten.pow.Scalar"(%36, %35) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %38 = "torch.aten.reciprocal"(%37) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %39 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %40 = "torch.aten.mul.Scalar"(%38, %39) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.arange.start_step"(%41, %42, %43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%48, %49) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%51, %52) : (!torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%50, %53) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.unsqueeze"(%40, %55) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.prim.ListConstruct"(%57, %58) : (!torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.permute"(%56, %59) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %61 = "torch.aten.mul.Tensor"(%54, %60) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%61, %62, %63, %64, %65, %66) : (!torch.vtensor<[5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %67 = "torch.aten.sin"(%61) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %68 = "torch.aten.cos"(%61) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %69 = "torch.aten.mul.Tensor"(%67, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%70, %71) : (!torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%69, %72) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%74, %75) : (!torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.repeat"(%73, %76) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %78 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%78, %79) : (!torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%77, %80) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %82 = "torch.aten.mul.Tensor"(%68, %25) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.prim.ListConstruct"(%83, %84) : (!torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%82, %85) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%87, %88) : (!torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.repeat"(%86, %89) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %91 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.prim.ListConstruct"(%91, %92) : (!torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.view"(%90, %93) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %95 = "torch.aten.mul.Tensor"(%arg0, %94) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%arg0, %96, %97, %98, %99) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%arg0, %101, %102, %103, %104) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %106 = "torch.aten.neg"(%105) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.aten.unsqueeze"(%106, %107) : (!torch.vtensor<[2,5,16],f32>, !torch.int) -> !torch.vtensor<[2,5,16,1],f32>
    %109 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %110 = "torch.aten.unsqueeze"(%100, %109) : (!torch.vtensor<[2,5,16],f32>, !torch.int) -> !torch.vtensor<[2,5,16,1],f32>
    %111 = "torch.prim.ListConstruct"(%108, %110) : (!torch.vtensor<[2,5,16,1],f32>, !torch.vtensor<[2,5,16,1],f32>) -> !torch.list<vtensor>
    %112 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %113 = "torch.aten.cat"(%111, %112) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %117 = "torch.prim.ListConstruct"(%114, %115, %116) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.view"(%113, %117) : (!torch.vtensor<[2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,32],f32>
    %119 = "torch.aten.mul.Tensor"(%118, %81) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%95, %119, %120) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %122 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %128 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %129 = "torch.aten.arange.start_step"(%122, %123, %124, %125, %126, %127, %128) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %133 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %134 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%129, %130, %131, %132, %133, %134) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %135 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %136 = "torch.constant.none"() : () -> !torch.none
    %137 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %138 = "torch.constant.none"() : () -> !torch.none
    %139 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.aten._to_copy"(%129, %135, %136, %137, %138, %139, %140) : (!torch.vtensor<[5],si64>, !torch.int, !torch.none, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %142 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %143 = "torch.aten.div.Scalar"(%141, %142) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.aten.unsqueeze"(%143, %144) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %146 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %147 = "torch.aten.pow.Tensor_Tensor"(%146, %145) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %148 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %153 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %154 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %155 = "torch.aten.arange.start_step"(%148, %149, %150, %151, %152, %153, %154) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %156 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %157 = "torch.aten.div.Scalar"(%155, %156) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %158 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %159 = "torch.aten.pow.Scalar"(%158, %157) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %160 = "torch.aten.reciprocal"(%159) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %161 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %162 = "torch.aten.mul.Scalar"(%160, %161) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %166 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %168 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %169 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %170 = "torch.aten.arange.start_step"(%163, %164, %165, %166, %167, %168, %169) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %171 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %172 = "torch.aten.unsqueeze"(%170, %171) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %173 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.prim.ListConstruct"(%173, %174) : (!torch.int, !torch.int) -> !torch.list<int>
    %176 = "torch.aten.permute"(%172, %175) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %177 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %178 = "torch.aten.unsqueeze"(%162, %177) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %179 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %181 = "torch.prim.ListConstruct"(%179, %180) : (!torch.int, !torch.int) -> !torch.list<int>
    %182 = "torch.aten.permute"(%178, %181) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %183 = "torch.aten.mul.Tensor"(%176, %182) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %184 = "torch.constant.none"() : () -> !torch.none
    %185 = "torch.constant.none"() : () -> !torch.none
    %186 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %187 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %188 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%183, %184, %185, %186, %187, %188) : (!torch.vtensor<[5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %189 = "torch.aten.sin"(%183) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %190 = "torch.aten.cos"(%183) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %191 = "torch.aten.reciprocal"(%147) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %192 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %193 = "torch.aten.mul.Scalar"(%191, %192) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16],f32>
    %194 = "torch.aten.mul.Tensor"(%189, %193) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %195 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %197 = "torch.prim.ListConstruct"(%195, %196) : (!torch.int, !torch.int) -> !torch.list<int>
    %198 = "torch.aten.view"(%194, %197) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %199 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %200 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %201 = "torch.prim.ListConstruct"(%199, %200) : (!torch.int, !torch.int) -> !torch.list<int>
    %202 = "torch.aten.repeat"(%198, %201) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %203 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %204 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %205 = "torch.prim.ListConstruct"(%203, %204) : (!torch.int, !torch.int) -> !torch.list<int>
    %206 = "torch.aten.view"(%202, %205) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %207 = "torch.aten.mul.Tensor"(%190, %193) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %208 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %209 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %210 = "torch.prim.ListConstruct"(%208, %209) : (!torch.int, !torch.int) -> !torch.list<int>
    %211 = "torch.aten.view"(%207, %210) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %212 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %213 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %214 = "torch.prim.ListConstruct"(%212, %213) : (!torch.int, !torch.int) -> !torch.list<int>
    %215 = "torch.aten.repeat"(%211, %214) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %216 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %217 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %218 = "torch.prim.ListConstruct"(%216, %217) : (!torch.int, !torch.int) -> !torch.list<int>
    %219 = "torch.aten.view"(%215, %218) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %220 = "torch.aten.mul.Tensor"(%arg1, %219) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %221 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %222 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %223 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %224 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %225 = "torch.aten.slice.Tensor"(%arg1, %221, %222, %223, %224) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %226 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %227 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %228 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %229 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %230 = "torch.aten.slice.Tensor"(%arg1, %226, %227, %228, %229) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %231 = "torch.aten.neg"(%230) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %232 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %233 = "torch.aten.unsqueeze"(%231, %232) : (!torch.vtensor<[2,5,16],f32>, !torch.int) -> !torch.vtensor<[2,5,16,1],f32>
    %234 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %235 = "torch.aten.unsqueeze"(%225, %234) : (!torch.vtensor<[2,5,16],f32>, !torch.int) -> !torch.vtensor<[2,5,16,1],f32>
    %236 = "torch.prim.ListConstruct"(%233, %235) : (!torch.vtensor<[2,5,16,1],f32>, !torch.vtensor<[2,5,16,1],f32>) -> !torch.list<vtensor>
    %237 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %238 = "torch.aten.cat"(%236, %237) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %239 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %240 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %241 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %242 = "torch.prim.ListConstruct"(%239, %240, %241) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %243 = "torch.aten.view"(%238, %242) : (!torch.vtensor<[2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,32],f32>
    %244 = "torch.aten.mul.Tensor"(%243, %206) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %245 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %246 = "torch.aten.add.Tensor"(%220, %244, %245) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    "func.return"(%121, %246) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
