"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[128,16],f32>, !torch.vtensor<[64,16],f32>, !torch.vtensor<[64,16],f32>, !torch.vtensor<[16,128],f32>) -> !torch.vtensor<[1,3,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,16],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[128,16],f32>, %arg3: !torch.vtensor<[64,16],f32>, %arg4: !torch.vtensor<[64,16],f32>, %arg5: !torch.vtensor<[16,128],f32>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.constant.float"() <{value = -1.000000e+09 : f64}> : () -> !torch.float
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.full"(%2, %3, %4, %5, %6, %7) : (!torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[3,3],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.triu"(%8, %9) : (!torch.vtensor<[3,3],f32>, !torch.int) -> !torch.vtensor<[3,3],f32>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.aten.unsqueeze"(%10, %11) : (!torch.vtensor<[3,3],f32>, !torch.int) -> !torch.vtensor<[1,3,3],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%12, %13) : (!torch.vtensor<[1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%arg1, %15) : (!torch.vtensor<[1,3],si64>, !torch.int) -> !torch.vtensor<[1,3,1],si64>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%16, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,3,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %22 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.to.dtype"(%16, %22, %23, %24, %25) : (!torch.vtensor<[1,3,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,1],f32>
    %27 = "torch.vtensor.literal"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %28, %29, %30, %31, %32) : (!torch.vtensor<[32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.vtensor.literal"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.device"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[32],f32>
    %40 = "torch.aten.mul.Tensor"(%26, %39) : (!torch.vtensor<[1,3,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.repeat_interleave.self_int"(%40, %41, %42, %43) : (!torch.vtensor<[1,3,32],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %45 = "torch.aten.cos"(%44) : (!torch.vtensor<[1,3,64],f32>) -> !torch.vtensor<[1,3,64],f32>
    %46 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %47 = "torch.aten.mul.Scalar"(%45, %46) : (!torch.vtensor<[1,3,64],f32>, !torch.float) -> !torch.vtensor<[1,3,64],f32>
    %48 = "torch.aten.sin"(%44) : (!torch.vtensor<[1,3,64],f32>) -> !torch.vtensor<[1,3,64],f32>
    %49 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %50 = "torch.aten.mul.Scalar"(%48, %49) : (!torch.vtensor<[1,3,64],f32>, !torch.float) -> !torch.vtensor<[1,3,64],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%47, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.dtype"(%47, %56, %57, %58, %59) : (!torch.vtensor<[1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%50, %61, %62, %63, %64, %65) : (!torch.vtensor<[1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.aten.to.dtype"(%50, %66, %67, %68, %69) : (!torch.vtensor<[1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.linear"(%arg0, %arg2, %71) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[128,16],f32>, !torch.none) -> !torch.vtensor<[1,3,128],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %77 = "torch.prim.ListConstruct"(%73, %74, %75, %76) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.view"(%72, %77) : (!torch.vtensor<[1,3,128],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,64],f32>
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.aten.linear"(%arg0, %arg3, %79) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %85 = "torch.prim.ListConstruct"(%81, %82, %83, %84) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%80, %85) : (!torch.vtensor<[1,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,64],f32>
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.aten.linear"(%arg0, %arg4, %87) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %93 = "torch.prim.ListConstruct"(%89, %90, %91, %92) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.view"(%88, %93) : (!torch.vtensor<[1,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,64],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.aten.transpose.int"(%78, %95, %96) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.aten.transpose.int"(%86, %98, %99) : (!torch.vtensor<[1,3,1,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.aten.transpose.int"(%94, %101, %102) : (!torch.vtensor<[1,3,1,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %107 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%97, %104, %105, %106, %107, %108) : (!torch.vtensor<[1,2,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.aten.to.dtype"(%97, %109, %110, %111, %112) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,64],f32>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%100, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %120 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.aten.to.dtype"(%100, %119, %120, %121, %122) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,3,64],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.unsqueeze"(%60, %124) : (!torch.vtensor<[1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.unsqueeze"(%70, %126) : (!torch.vtensor<[1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %128 = "torch.aten.mul.Tensor"(%113, %125) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.slice.Tensor"(%113, %129, %130, %131, %132) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %134 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %138 = "torch.aten.slice.Tensor"(%113, %134, %135, %136, %137) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %139 = "torch.aten.neg"(%138) : (!torch.vtensor<[1,2,3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %140 = "torch.prim.ListConstruct"(%139, %133) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,32],f32>) -> !torch.list<vtensor>
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.stack"(%140, %141) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,32,2],f32>
    %143 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %145 = "torch.aten.flatten.using_ints"(%142, %143, %144) : (!torch.vtensor<[1,2,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %146 = "torch.aten.mul.Tensor"(%145, %127) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %147 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %148 = "torch.aten.add.Tensor"(%128, %146, %147) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,2,3,64],f32>, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %149 = "torch.aten.mul.Tensor"(%123, %125) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,1,3,64],f32>
    %150 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %154 = "torch.aten.slice.Tensor"(%123, %150, %151, %152, %153) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %155 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %159 = "torch.aten.slice.Tensor"(%123, %155, %156, %157, %158) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %160 = "torch.aten.neg"(%159) : (!torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,1,3,32],f32>
    %161 = "torch.prim.ListConstruct"(%160, %154) : (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.list<vtensor>
    %162 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %163 = "torch.aten.stack"(%161, %162) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32,2],f32>
    %164 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %166 = "torch.aten.flatten.using_ints"(%163, %164, %165) : (!torch.vtensor<[1,1,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %167 = "torch.aten.mul.Tensor"(%166, %127) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,1,3,64],f32>
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.aten.add.Tensor"(%149, %167, %168) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %170 = "torch.constant.none"() : () -> !torch.none
    %171 = "torch.constant.none"() : () -> !torch.none
    %172 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %173 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %174 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%148, %170, %171, %172, %173, %174) : (!torch.vtensor<[1,2,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %175 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %176 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %177 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %178 = "torch.constant.none"() : () -> !torch.none
    %179 = "torch.aten.to.dtype"(%148, %175, %176, %177, %178) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,64],f32>
    %180 = "torch.constant.none"() : () -> !torch.none
    %181 = "torch.constant.none"() : () -> !torch.none
    %182 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %183 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %184 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%169, %180, %181, %182, %183, %184) : (!torch.vtensor<[1,1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %185 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %186 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %187 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %188 = "torch.constant.none"() : () -> !torch.none
    %189 = "torch.aten.to.dtype"(%169, %185, %186, %187, %188) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,3,64],f32>
    %190 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %191 = "torch.aten.unsqueeze"(%189, %190) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,64],f32>
    %192 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %197 = "torch.prim.ListConstruct"(%192, %193, %194, %195, %196) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %198 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %199 = "torch.aten.expand"(%191, %197, %198) : (!torch.vtensor<[1,1,1,3,64],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,64],f32>
    %200 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %204 = "torch.prim.ListConstruct"(%200, %201, %202, %203) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %205 = "torch.aten.reshape"(%199, %204) : (!torch.vtensor<[1,1,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,64],f32>
    %206 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %207 = "torch.aten.unsqueeze"(%103, %206) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,64],f32>
    %208 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %209 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %210 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %212 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %213 = "torch.prim.ListConstruct"(%208, %209, %210, %211, %212) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %214 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %215 = "torch.aten.expand"(%207, %213, %214) : (!torch.vtensor<[1,1,1,3,64],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,64],f32>
    %216 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %217 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %218 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %219 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %220 = "torch.prim.ListConstruct"(%216, %217, %218, %219) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %221 = "torch.aten.reshape"(%215, %220) : (!torch.vtensor<[1,1,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,64],f32>
    %222 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %223 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %224 = "torch.aten.transpose.int"(%205, %222, %223) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,64,3],f32>
    %225 = "torch.aten.matmul"(%179, %224) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,2,64,3],f32>) -> !torch.vtensor<[1,2,3,3],f32>
    %226 = "torch.constant.float"() <{value = 1.250000e-01 : f64}> : () -> !torch.float
    %227 = "torch.aten.mul.Scalar"(%225, %226) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3,3],f32>
    %228 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %229 = "torch.aten.add.Tensor"(%227, %14, %228) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %230 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %231 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %232 = "torch.aten.softmax.int"(%229, %230, %231) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %233 = "torch.constant.none"() : () -> !torch.none
    %234 = "torch.constant.none"() : () -> !torch.none
    %235 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %236 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %237 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%232, %233, %234, %235, %236, %237) : (!torch.vtensor<[1,2,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %238 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %239 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %240 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %241 = "torch.constant.none"() : () -> !torch.none
    %242 = "torch.aten.to.dtype"(%232, %238, %239, %240, %241) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,3],f32>
    %243 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %244 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %245 = "torch.aten.dropout"(%242, %243, %244) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,2,3,3],f32>
    %246 = "torch.aten.matmul"(%245, %221) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,2,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %247 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %248 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %249 = "torch.aten.transpose.int"(%246, %247, %248) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %250 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %251 = "torch.aten.contiguous"(%249, %250) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %252 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %253 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %254 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %255 = "torch.prim.ListConstruct"(%252, %253, %254) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %256 = "torch.aten.reshape"(%251, %255) : (!torch.vtensor<[1,3,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,128],f32>
    %257 = "torch.constant.none"() : () -> !torch.none
    %258 = "torch.aten.linear"(%256, %arg5, %257) : (!torch.vtensor<[1,3,128],f32>, !torch.vtensor<[16,128],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    "func.return"(%258) : (!torch.vtensor<[1,3,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
