"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[3,1,4],si64>):
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
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.device"(%24, %25, %26, %27, %28, %29) : (!torch.vtensor<[8],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %31 = "torch.aten.mul.Tensor"(%17, %30) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[3,1,4,8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[3,1,4,8],f32>, !torch.float) -> !torch.vtensor<[3,1,4,8],f32>
    %35 = "torch.aten.sin"(%31) : (!torch.vtensor<[3,1,4,8],f32>) -> !torch.vtensor<[3,1,4,8],f32>
    %36 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[3,1,4,8],f32>, !torch.float) -> !torch.vtensor<[3,1,4,8],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%38, %39, %40) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.split_with_sizes"(%37, %41, %42) : (!torch.vtensor<[3,1,4,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %44:3 = "torch.prim.ListUnpack"(%43) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,2],f32>, !torch.vtensor<[3,1,4,3],f32>, !torch.vtensor<[3,1,4,3],f32>)
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%44#0, %45, %46) : (!torch.vtensor<[3,1,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%44#1, %48, %49) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%44#2, %51, %52) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %54 = "torch.prim.ListConstruct"(%47, %50, %53) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %57 = "torch.prim.ListConstruct"(%56, %56) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.cat"(%57, %58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%60, %61, %62) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.split_with_sizes"(%34, %63, %64) : (!torch.vtensor<[3,1,4,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %66:3 = "torch.prim.ListUnpack"(%65) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,2],f32>, !torch.vtensor<[3,1,4,3],f32>, !torch.vtensor<[3,1,4,3],f32>)
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.aten.select.int"(%66#0, %67, %68) : (!torch.vtensor<[3,1,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2],f32>
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.select.int"(%66#1, %70, %71) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.select.int"(%66#2, %73, %74) : (!torch.vtensor<[3,1,4,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,3],f32>
    %76 = "torch.prim.ListConstruct"(%69, %72, %75) : (!torch.vtensor<[1,4,2],f32>, !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4,3],f32>) -> !torch.list<vtensor>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.cat"(%76, %77) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %79 = "torch.prim.ListConstruct"(%78, %78) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.cat"(%79, %80) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %85 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%81, %82, %83, %84, %85, %86) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %87 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %88 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.aten.to.dtype"(%81, %87, %88, %89, %90) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %92, %93, %94, %95, %96) : (!torch.vtensor<[1,4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.aten.to.dtype"(%59, %97, %98, %99, %100) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16],f32>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.unsqueeze"(%91, %102) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.unsqueeze"(%101, %104) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %106 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%arg0, %106, %107, %108, %109) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg0, %111, %112, %113, %114) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%arg1, %116, %117, %118, %119) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %121 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.slice.Tensor"(%arg1, %121, %122, %123, %124) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %126 = "torch.aten.mul.Tensor"(%110, %103) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%110, %127, %128, %129, %130) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice.Tensor"(%110, %132, %133, %134, %135) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %137 = "torch.aten.neg"(%136) : (!torch.vtensor<[1,2,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %138 = "torch.prim.ListConstruct"(%137, %131) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>) -> !torch.list<vtensor>
    %139 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %140 = "torch.aten.cat"(%138, %139) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %141 = "torch.aten.mul.Tensor"(%140, %105) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %142 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %143 = "torch.aten.add.Tensor"(%126, %141, %142) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %144 = "torch.aten.mul.Tensor"(%120, %103) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %145 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %149 = "torch.aten.slice.Tensor"(%120, %145, %146, %147, %148) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f32>
    %150 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.aten.slice.Tensor"(%120, %150, %151, %152, %153) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,8],f32>
    %155 = "torch.aten.neg"(%154) : (!torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,1,4,8],f32>
    %156 = "torch.prim.ListConstruct"(%155, %149) : (!torch.vtensor<[1,1,4,8],f32>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.list<vtensor>
    %157 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %158 = "torch.aten.cat"(%156, %157) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %159 = "torch.aten.mul.Tensor"(%158, %105) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %160 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %161 = "torch.aten.add.Tensor"(%144, %159, %160) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %162 = "torch.prim.ListConstruct"(%143, %115) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %163 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %164 = "torch.aten.cat"(%162, %163) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %165 = "torch.prim.ListConstruct"(%161, %125) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %166 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %167 = "torch.aten.cat"(%165, %166) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    "func.return"(%164, %167) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
