"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[16,32],f32>, !torch.vtensor<[16,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,3,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,32],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[32,32],f32>, %arg3: !torch.vtensor<[16,32],f32>, %arg4: !torch.vtensor<[16,32],f32>, %arg5: !torch.vtensor<[32,32],f32>, %arg6: !torch.vtensor<[16],f32>, %arg7: !torch.vtensor<[16],f32>, %arg8: !torch.vtensor<[16],f32>):
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
    %27 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0AD7233C"> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %28, %29, %30, %31, %32) : (!torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0AD7233C"> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.device"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[2],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2],f32>
    %40 = "torch.aten.mul.Tensor"(%26, %39) : (!torch.vtensor<[1,3,1],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[1,3,2],f32>
    %41 = "torch.prim.ListConstruct"(%40, %40) : (!torch.vtensor<[1,3,2],f32>, !torch.vtensor<[1,3,2],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,4],f32>
    %44 = "torch.aten.cos"(%43) : (!torch.vtensor<[1,3,4],f32>) -> !torch.vtensor<[1,3,4],f32>
    %45 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[1,3,4],f32>, !torch.float) -> !torch.vtensor<[1,3,4],f32>
    %47 = "torch.aten.sin"(%43) : (!torch.vtensor<[1,3,4],f32>) -> !torch.vtensor<[1,3,4],f32>
    %48 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %49 = "torch.aten.mul.Scalar"(%47, %48) : (!torch.vtensor<[1,3,4],f32>, !torch.float) -> !torch.vtensor<[1,3,4],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%46, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,3,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.to.dtype"(%46, %55, %56, %57, %58) : (!torch.vtensor<[1,3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,4],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,3,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%49, %65, %66, %67, %68) : (!torch.vtensor<[1,3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,4],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.linear"(%arg0, %arg2, %70) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.none) -> !torch.vtensor<[1,3,32],f32>
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten.linear"(%arg0, %arg3, %72) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[16,32],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.aten.linear"(%arg0, %arg4, %74) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[16,32],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%71, %80) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,16],f32>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.aten.transpose.int"(%81, %82, %83) : (!torch.vtensor<[1,3,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%85, %86, %87, %88) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.view"(%73, %89) : (!torch.vtensor<[1,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,16],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.aten.transpose.int"(%90, %91, %92) : (!torch.vtensor<[1,3,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %98 = "torch.prim.ListConstruct"(%94, %95, %96, %97) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.aten.view"(%75, %98) : (!torch.vtensor<[1,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,16],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.transpose.int"(%99, %100, %101) : (!torch.vtensor<[1,3,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.split.Tensor"(%84, %103, %104) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %106:2 = "torch.prim.ListUnpack"(%105) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>)
    %107 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %108 = "torch.prim.ListConstruct"(%107) : (!torch.int) -> !torch.list<int>
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %111 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %112 = "torch.aten.layer_norm"(%106#0, %108, %arg6, %109, %110, %111) : (!torch.vtensor<[1,1,3,16],f32>, !torch.list<int>, !torch.vtensor<[16],f32>, !torch.none, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,16],f32>
    %113 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%113) : (!torch.int) -> !torch.list<int>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %117 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %118 = "torch.aten.layer_norm"(%106#1, %114, %arg7, %115, %116, %117) : (!torch.vtensor<[1,1,3,16],f32>, !torch.list<int>, !torch.vtensor<[16],f32>, !torch.none, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,16],f32>
    %119 = "torch.prim.ListConstruct"(%112, %118) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.cat"(%119, %120) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.split.Tensor"(%93, %122, %123) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %125 = "torch.prim.ListUnpack"(%124) : (!torch.list<vtensor>) -> !torch.vtensor<[1,1,3,16],f32>
    %126 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %127 = "torch.prim.ListConstruct"(%126) : (!torch.int) -> !torch.list<int>
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %130 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %131 = "torch.aten.layer_norm"(%125, %127, %arg8, %128, %129, %130) : (!torch.vtensor<[1,1,3,16],f32>, !torch.list<int>, !torch.vtensor<[16],f32>, !torch.none, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,16],f32>
    %132 = "torch.prim.ListConstruct"(%131) : (!torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %135 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.slice.Tensor"(%121, %135, %136, %137, %138) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %140 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.aten.slice.Tensor"(%121, %140, %141, %142, %143) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,12],f32>
    %145 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %149 = "torch.aten.slice.Tensor"(%134, %145, %146, %147, %148) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %150 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.aten.slice.Tensor"(%134, %150, %151, %152, %153) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,12],f32>
    %155 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %156 = "torch.aten.unsqueeze"(%59, %155) : (!torch.vtensor<[1,3,4],f32>, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.aten.unsqueeze"(%69, %157) : (!torch.vtensor<[1,3,4],f32>, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %159 = "torch.aten.mul.Tensor"(%139, %156) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %160 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %164 = "torch.aten.slice.Tensor"(%139, %160, %161, %162, %163) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,2],f32>
    %165 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %166 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.aten.slice.Tensor"(%139, %165, %166, %167, %168) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,2],f32>
    %170 = "torch.aten.neg"(%169) : (!torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,3,2],f32>
    %171 = "torch.prim.ListConstruct"(%170, %164) : (!torch.vtensor<[1,2,3,2],f32>, !torch.vtensor<[1,2,3,2],f32>) -> !torch.list<vtensor>
    %172 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %173 = "torch.aten.cat"(%171, %172) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %174 = "torch.aten.mul.Tensor"(%173, %158) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %175 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %176 = "torch.aten.add.Tensor"(%159, %174, %175) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %177 = "torch.aten.mul.Tensor"(%149, %156) : (!torch.vtensor<[1,1,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>) -> !torch.vtensor<[1,1,3,4],f32>
    %178 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %179 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.aten.slice.Tensor"(%149, %178, %179, %180, %181) : (!torch.vtensor<[1,1,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,2],f32>
    %183 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %185 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %187 = "torch.aten.slice.Tensor"(%149, %183, %184, %185, %186) : (!torch.vtensor<[1,1,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,2],f32>
    %188 = "torch.aten.neg"(%187) : (!torch.vtensor<[1,1,3,2],f32>) -> !torch.vtensor<[1,1,3,2],f32>
    %189 = "torch.prim.ListConstruct"(%188, %182) : (!torch.vtensor<[1,1,3,2],f32>, !torch.vtensor<[1,1,3,2],f32>) -> !torch.list<vtensor>
    %190 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %191 = "torch.aten.cat"(%189, %190) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %192 = "torch.aten.mul.Tensor"(%191, %158) : (!torch.vtensor<[1,1,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>) -> !torch.vtensor<[1,1,3,4],f32>
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.aten.add.Tensor"(%177, %192, %193) : (!torch.vtensor<[1,1,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %195 = "torch.prim.ListConstruct"(%176, %144) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,12],f32>) -> !torch.list<vtensor>
    %196 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %197 = "torch.aten.cat"(%195, %196) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %198 = "torch.prim.ListConstruct"(%194, %154) : (!torch.vtensor<[1,1,3,4],f32>, !torch.vtensor<[1,1,3,12],f32>) -> !torch.list<vtensor>
    %199 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %200 = "torch.aten.cat"(%198, %199) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %201 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %202 = "torch.aten.unsqueeze"(%200, %201) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,16],f32>
    %203 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %204 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %205 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %206 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %207 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %208 = "torch.prim.ListConstruct"(%203, %204, %205, %206, %207) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %209 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %210 = "torch.aten.expand"(%202, %208, %209) : (!torch.vtensor<[1,1,1,3,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,16],f32>
    %211 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %212 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %213 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %214 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %215 = "torch.prim.ListConstruct"(%211, %212, %213, %214) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %216 = "torch.aten.reshape"(%210, %215) : (!torch.vtensor<[1,1,2,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %217 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %218 = "torch.aten.unsqueeze"(%102, %217) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,16],f32>
    %219 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %220 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %221 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %222 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %223 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %224 = "torch.prim.ListConstruct"(%219, %220, %221, %222, %223) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %225 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %226 = "torch.aten.expand"(%218, %224, %225) : (!torch.vtensor<[1,1,1,3,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,16],f32>
    %227 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %228 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %229 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %230 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %231 = "torch.prim.ListConstruct"(%227, %228, %229, %230) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %232 = "torch.aten.reshape"(%226, %231) : (!torch.vtensor<[1,1,2,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %233 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %234 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %235 = "torch.aten.transpose.int"(%216, %233, %234) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,16,3],f32>
    %236 = "torch.aten.matmul"(%197, %235) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,16,3],f32>) -> !torch.vtensor<[1,2,3,3],f32>
    %237 = "torch.constant.float"() <{value = 2.500000e-01 : f64}> : () -> !torch.float
    %238 = "torch.aten.mul.Scalar"(%236, %237) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3,3],f32>
    %239 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %240 = "torch.aten.add.Tensor"(%238, %14, %239) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %241 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %242 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %243 = "torch.aten.softmax.int"(%240, %241, %242) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %244 = "torch.constant.none"() : () -> !torch.none
    %245 = "torch.constant.none"() : () -> !torch.none
    %246 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %247 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %248 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%243, %244, %245, %246, %247, %248) : (!torch.vtensor<[1,2,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %249 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %250 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %251 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %252 = "torch.constant.none"() : () -> !torch.none
    %253 = "torch.aten.to.dtype"(%243, %249, %250, %251, %252) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,3],f32>
    %254 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %255 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %256 = "torch.aten.dropout"(%253, %254, %255) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,2,3,3],f32>
    %257 = "torch.aten.matmul"(%256, %232) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %258 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %259 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %260 = "torch.aten.transpose.int"(%257, %258, %259) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,16],f32>
    %261 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %262 = "torch.aten.contiguous"(%260, %261) : (!torch.vtensor<[1,3,2,16],f32>, !torch.int) -> !torch.vtensor<[1,3,2,16],f32>
    %263 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %264 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %265 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %266 = "torch.prim.ListConstruct"(%263, %264, %265) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %267 = "torch.aten.reshape"(%262, %266) : (!torch.vtensor<[1,3,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,32],f32>
    %268 = "torch.constant.none"() : () -> !torch.none
    %269 = "torch.aten.linear"(%267, %arg5, %268) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.none) -> !torch.vtensor<[1,3,32],f32>
    "func.return"(%269) : (!torch.vtensor<[1,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
