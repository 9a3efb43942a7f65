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
    %41 = "torch.prim.ListConstruct"(%40, %40) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3,32],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,64],f32>
    %44 = "torch.aten.cos"(%43) : (!torch.vtensor<[1,3,64],f32>) -> !torch.vtensor<[1,3,64],f32>
    %45 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[1,3,64],f32>, !torch.float) -> !torch.vtensor<[1,3,64],f32>
    %47 = "torch.aten.sin"(%43) : (!torch.vtensor<[1,3,64],f32>) -> !torch.vtensor<[1,3,64],f32>
    %48 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %49 = "torch.aten.mul.Scalar"(%47, %48) : (!torch.vtensor<[1,3,64],f32>, !torch.float) -> !torch.vtensor<[1,3,64],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%46, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.to.dtype"(%46, %55, %56, %57, %58) : (!torch.vtensor<[1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,3,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%49, %65, %66, %67, %68) : (!torch.vtensor<[1,3,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.linear"(%arg0, %arg2, %70) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[128,16],f32>, !torch.none) -> !torch.vtensor<[1,3,128],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%71, %76) : (!torch.vtensor<[1,3,128],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,64],f32>
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.aten.transpose.int"(%77, %78, %79) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.aten.linear"(%arg0, %arg3, %81) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %87 = "torch.prim.ListConstruct"(%83, %84, %85, %86) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.view"(%82, %87) : (!torch.vtensor<[1,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,64],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.aten.transpose.int"(%88, %89, %90) : (!torch.vtensor<[1,3,1,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.aten.linear"(%arg0, %arg4, %92) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[64,16],f32>, !torch.none) -> !torch.vtensor<[1,3,64],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %98 = "torch.prim.ListConstruct"(%94, %95, %96, %97) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.aten.view"(%93, %98) : (!torch.vtensor<[1,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,64],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.transpose.int"(%99, %100, %101) : (!torch.vtensor<[1,3,1,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.unsqueeze"(%59, %103) : (!torch.vtensor<[1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.unsqueeze"(%69, %105) : (!torch.vtensor<[1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %107 = "torch.aten.mul.Tensor"(%80, %104) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %108 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.slice.Tensor"(%80, %108, %109, %110, %111) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.slice.Tensor"(%80, %113, %114, %115, %116) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %118 = "torch.aten.neg"(%117) : (!torch.vtensor<[1,2,3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %119 = "torch.prim.ListConstruct"(%118, %112) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,32],f32>) -> !torch.list<vtensor>
    %120 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %121 = "torch.aten.cat"(%119, %120) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %122 = "torch.aten.mul.Tensor"(%121, %106) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.add.Tensor"(%107, %122, %123) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,2,3,64],f32>, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %125 = "torch.aten.mul.Tensor"(%91, %104) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,1,3,64],f32>
    %126 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.aten.slice.Tensor"(%91, %126, %127, %128, %129) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %131 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.slice.Tensor"(%91, %131, %132, %133, %134) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %136 = "torch.aten.neg"(%135) : (!torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,1,3,32],f32>
    %137 = "torch.prim.ListConstruct"(%136, %130) : (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.list<vtensor>
    %138 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %139 = "torch.aten.cat"(%137, %138) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %140 = "torch.aten.mul.Tensor"(%139, %106) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>) -> !torch.vtensor<[1,1,3,64],f32>
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.aten.add.Tensor"(%125, %140, %141) : (!torch.vtensor<[1,1,3,64],f32>, !torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,3,64],f32>
    %143 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %144 = "torch.aten.unsqueeze"(%142, %143) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,64],f32>
    %145 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%145, %146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %152 = "torch.aten.expand"(%144, %150, %151) : (!torch.vtensor<[1,1,1,3,64],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,64],f32>
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %157 = "torch.prim.ListConstruct"(%153, %154, %155, %156) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %158 = "torch.aten.reshape"(%152, %157) : (!torch.vtensor<[1,1,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,64],f32>
    %159 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %160 = "torch.aten.unsqueeze"(%102, %159) : (!torch.vtensor<[1,1,3,64],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,64],f32>
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %166 = "torch.prim.ListConstruct"(%161, %162, %163, %164, %165) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.aten.expand"(%160, %166, %167) : (!torch.vtensor<[1,1,1,3,64],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,64],f32>
    %169 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %172 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %173 = "torch.prim.ListConstruct"(%169, %170, %171, %172) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %174 = "torch.aten.reshape"(%168, %173) : (!torch.vtensor<[1,1,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,64],f32>
    %175 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %177 = "torch.aten.transpose.int"(%158, %175, %176) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,64,3],f32>
    %178 = "torch.aten.matmul"(%124, %177) : (!torch.vtensor<[1,2,3,64],f32>, !torch.vtensor<[1,2,64,3],f32>) -> !torch.vtensor<[1,2,3,3],f32>
    %179 = "torch.constant.float"() <{value = 1.250000e-01 : f64}> : () -> !torch.float
    %180 = "torch.aten.mul.Scalar"(%178, %179) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3,3],f32>
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.aten.add.Tensor"(%180, %14, %181) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %183 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %185 = "torch.aten.softmax.int"(%182, %183, %184) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %186 = "torch.constant.none"() : () -> !torch.none
    %187 = "torch.constant.none"() : () -> !torch.none
    %188 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %189 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %190 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%185, %186, %187, %188, %189, %190) : (!torch.vtensor<[1,2,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %191 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %192 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %193 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %194 = "torch.constant.none"() : () -> !torch.none
    %195 = "torch.aten.to.dtype"(%185, %191, %192, %193, %194) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,3],f32>
    %196 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %197 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %198 = "torch.aten.dropout"(%195, %196, %197) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,2,3,3],f32>
    %199 = "torch.aten.matmul"(%198, %174) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,2,3,64],f32>) -> !torch.vtensor<[1,2,3,64],f32>
    %200 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %202 = "torch.aten.transpose.int"(%199, %200, %201) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %203 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %204 = "torch.aten.contiguous"(%202, %203) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %205 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %206 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %207 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %208 = "torch.prim.ListConstruct"(%205, %206, %207) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %209 = "torch.aten.reshape"(%204, %208) : (!torch.vtensor<[1,3,2,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,128],f32>
    %210 = "torch.constant.none"() : () -> !torch.none
    %211 = "torch.aten.linear"(%209, %arg5, %210) : (!torch.vtensor<[1,3,128],f32>, !torch.vtensor<[16,128],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    "func.return"(%211) : (!torch.vtensor<[1,3,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
