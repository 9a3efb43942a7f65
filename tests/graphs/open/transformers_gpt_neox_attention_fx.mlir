"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[96,32],f32>, !torch.vtensor<[96],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,32],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[96,32],f32>, %arg3: !torch.vtensor<[96],f32>, %arg4: !torch.vtensor<[32,32],f32>, %arg5: !torch.vtensor<[32],f32>):
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
    %27 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %28, %29, %30, %31, %32) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.device"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[8],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %40 = "torch.aten.mul.Tensor"(%26, %39) : (!torch.vtensor<[1,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,8],f32>
    %41 = "torch.prim.ListConstruct"(%40, %40) : (!torch.vtensor<[1,3,8],f32>, !torch.vtensor<[1,3,8],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,16],f32>
    %44 = "torch.aten.cos"(%43) : (!torch.vtensor<[1,3,16],f32>) -> !torch.vtensor<[1,3,16],f32>
    %45 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[1,3,16],f32>, !torch.float) -> !torch.vtensor<[1,3,16],f32>
    %47 = "torch.aten.sin"(%43) : (!torch.vtensor<[1,3,16],f32>) -> !torch.vtensor<[1,3,16],f32>
    %48 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %49 = "torch.aten.mul.Scalar"(%47, %48) : (!torch.vtensor<[1,3,16],f32>, !torch.float) -> !torch.vtensor<[1,3,16],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%46, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,3,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.to.dtype"(%46, %55, %56, %57, %58) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,3,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%49, %65, %66, %67, %68) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %70 = "torch.aten.linear"(%arg0, %arg2, %arg3) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[96,32],f32>, !torch.vtensor<[96],f32>) -> !torch.vtensor<[1,3,96],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 96 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%70, %75) : (!torch.vtensor<[1,3,96],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,96],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.transpose.int"(%76, %77, %78) : (!torch.vtensor<[1,3,1,96],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,96],f32>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.chunk"(%79, %80, %81) : (!torch.vtensor<[1,1,3,96],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %83:3 = "torch.prim.ListUnpack"(%82) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>)
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.unsqueeze"(%59, %84) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%69, %86) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.slice.Tensor"(%83#0, %88, %89, %90, %91) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%83#0, %93, %94, %95, %96) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%83#1, %98, %99, %100, %101) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%83#1, %103, %104, %105, %106) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %108 = "torch.aten.mul.Tensor"(%92, %85) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %109 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%92, %109, %110, %111, %112) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %114 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.slice.Tensor"(%92, %114, %115, %116, %117) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %119 = "torch.aten.neg"(%118) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %120 = "torch.prim.ListConstruct"(%119, %113) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %122 = "torch.aten.cat"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %123 = "torch.aten.mul.Tensor"(%122, %87) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.add.Tensor"(%108, %123, %124) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %126 = "torch.aten.mul.Tensor"(%102, %85) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%102, %127, %128, %129, %130) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice.Tensor"(%102, %132, %133, %134, %135) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %137 = "torch.aten.neg"(%136) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %138 = "torch.prim.ListConstruct"(%137, %131) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %139 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %140 = "torch.aten.cat"(%138, %139) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %141 = "torch.aten.mul.Tensor"(%140, %87) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %142 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %143 = "torch.aten.add.Tensor"(%126, %141, %142) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %144 = "torch.prim.ListConstruct"(%125, %97) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %145 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %146 = "torch.aten.cat"(%144, %145) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %147 = "torch.prim.ListConstruct"(%143, %107) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %148 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %149 = "torch.aten.cat"(%147, %148) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %150 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %152 = "torch.aten.transpose.int"(%149, %150, %151) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,32,3],f32>
    %153 = "torch.aten.matmul"(%146, %152) : (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,32,3],f32>) -> !torch.vtensor<[1,1,3,3],f32>
    %154 = "torch.constant.float"() <{value = 0.17677669529663689 : f64}> : () -> !torch.float
    %155 = "torch.aten.mul.Scalar"(%153, %154) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float) -> !torch.vtensor<[1,1,3,3],f32>
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.aten.add.Tensor"(%155, %14, %156) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %158 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %160 = "torch.aten.softmax.int"(%157, %158, %159) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.constant.none"() : () -> !torch.none
    %163 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %164 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %165 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%160, %161, %162, %163, %164, %165) : (!torch.vtensor<[1,1,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %166 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %169 = "torch.constant.none"() : () -> !torch.none
    %170 = "torch.aten.to.dtype"(%160, %166, %167, %168, %169) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,3,3],f32>
    %171 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %172 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %173 = "torch.aten.dropout"(%170, %171, %172) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,3],f32>
    %174 = "torch.aten.matmul"(%173, %83#2) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,1,3,32],f32>
    %175 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %177 = "torch.aten.transpose.int"(%174, %175, %176) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %178 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %179 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %181 = "torch.prim.ListConstruct"(%178, %179, %180) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %182 = "torch.aten.reshape"(%177, %181) : (!torch.vtensor<[1,3,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,32],f32>
    %183 = "torch.aten.linear"(%182, %arg4, %arg5) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    "func.return"(%183) : (!torch.vtensor<[1,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
