"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%arg2, %3) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.to.dtype"(%4, %5, %7, %7, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %9 = "torch.aten.mul.Tensor"(%8, %0) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,5,8],f32>
    %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[1,5,8],f32>, !torch.vtensor<[1,5,8],f32>) -> !torch.list<vtensor>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %15 = "torch.aten.mul.Tensor"(%13, %14) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,16],f32>
    %16 = "torch.aten.sin"(%12) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %17 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %18 = "torch.aten.mul.Tensor"(%16, %17) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,16],f32>
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.to.dtype"(%15, %19, %21, %21, %20) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],f32>
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.aten.to.dtype"(%18, %23, %25, %25, %24) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],f32>
    %27 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.unsqueeze"(%22, %28) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %30 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%26, %31) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %33 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %34 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %35 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %36 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.prim.NumToTensor.Scalar"(%38) : (!torch.int) -> !torch.vtensor<[1],si64>
    %40 = "torch.aten.index_select"(%34, %37, %39) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %41 = "torch.aten.item"(%40) : (!torch.vtensor<[1],si64>) -> !torch.int
    %42 = "torch.aten.index_select"(%35, %37, %39) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %43 = "torch.aten.item"(%42) : (!torch.vtensor<[1],si64>) -> !torch.int
    %44 = "torch.aten.index_select"(%33, %37, %39) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %45 = "torch.aten.item"(%44) : (!torch.vtensor<[1],si64>) -> !torch.int
    %46 = "torch.aten.index_select"(%36, %37, %39) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %47 = "torch.aten.item"(%46) : (!torch.vtensor<[1],si64>) -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%arg0, %45, %41, %43, %47) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %49 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %50 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %51 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %52 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.prim.NumToTensor.Scalar"(%54) : (!torch.int) -> !torch.vtensor<[1],si64>
    %56 = "torch.aten.index_select"(%50, %53, %55) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %57 = "torch.aten.item"(%56) : (!torch.vtensor<[1],si64>) -> !torch.int
    %58 = "torch.aten.index_select"(%51, %53, %55) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %59 = "torch.aten.item"(%58) : (!torch.vtensor<[1],si64>) -> !torch.int
    %60 = "torch.aten.index_select"(%49, %53, %55) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %61 = "torch.aten.item"(%60) : (!torch.vtensor<[1],si64>) -> !torch.int
    %62 = "torch.aten.index_select"(%52, %53, %55) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %63 = "torch.aten.item"(%62) : (!torch.vtensor<[1],si64>) -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%arg0, %61, %57, %59, %63) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    %65 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %66 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %67 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %68 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.prim.NumToTensor.Scalar"(%70) : (!torch.int) -> !torch.vtensor<[1],si64>
    %72 = "torch.aten.index_select"(%66, %69, %71) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %73 = "torch.aten.item"(%72) : (!torch.vtensor<[1],si64>) -> !torch.int
    %74 = "torch.aten.index_select"(%67, %69, %71) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %75 = "torch.aten.item"(%74) : (!torch.vtensor<[1],si64>) -> !torch.int
    %76 = "torch.aten.index_select"(%65, %69, %71) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %77 = "torch.aten.item"(%76) : (!torch.vtensor<[1],si64>) -> !torch.int
    %78 = "torch.aten.index_select"(%68, %69, %71) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %79 = "torch.aten.item"(%78) : (!torch.vtensor<[1],si64>) -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%arg1, %77, %73, %75, %79) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %81 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %82 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %83 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %84 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.prim.NumToTensor.Scalar"(%86) : (!torch.int) -> !torch.vtensor<[1],si64>
    %88 = "torch.aten.index_select"(%82, %85, %87) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %89 = "torch.aten.item"(%88) : (!torch.vtensor<[1],si64>) -> !torch.int
    %90 = "torch.aten.index_select"(%83, %85, %87) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %91 = "torch.aten.item"(%90) : (!torch.vtensor<[1],si64>) -> !torch.int
    %92 = "torch.aten.index_select"(%81, %85, %87) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %93 = "torch.aten.item"(%92) : (!torch.vtensor<[1],si64>) -> !torch.int
    %94 = "torch.aten.index_select"(%84, %85, %87) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %95 = "torch.aten.item"(%94) : (!torch.vtensor<[1],si64>) -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg1, %93, %89, %91, %95) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,48],f32>
    %97 = "torch.aten.mul.Tensor"(%48, %29) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %98 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %99 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %100 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %101 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.prim.NumToTensor.Scalar"(%103) : (!torch.int) -> !torch.vtensor<[1],si64>
    %105 = "torch.aten.index_select"(%99, %102, %104) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %106 = "torch.aten.item"(%105) : (!torch.vtensor<[1],si64>) -> !torch.int
    %107 = "torch.aten.index_select"(%100, %102, %104) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %108 = "torch.aten.item"(%107) : (!torch.vtensor<[1],si64>) -> !torch.int
    %109 = "torch.aten.index_select"(%98, %102, %104) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %110 = "torch.aten.item"(%109) : (!torch.vtensor<[1],si64>) -> !torch.int
    %111 = "torch.aten.index_select"(%101, %102, %104) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %112 = "torch.aten.item"(%111) : (!torch.vtensor<[1],si64>) -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%48, %110, %106, %108, %112) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,8],f32>
    %114 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %115 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %116 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %117 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.prim.NumToTensor.Scalar"(%119) : (!torch.int) -> !torch.vtensor<[1],si64>
    %121 = "torch.aten.index_select"(%115, %118, %120) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %122 = "torch.aten.item"(%121) : (!torch.vtensor<[1],si64>) -> !torch.int
    %123 = "torch.aten.index_select"(%116, %118, %120) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %124 = "torch.aten.item"(%123) : (!torch.vtensor<[1],si64>) -> !torch.int
    %125 = "torch.aten.index_select"(%114, %118, %120) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %126 = "torch.aten.item"(%125) : (!torch.vtensor<[1],si64>) -> !torch.int
    %127 = "torch.aten.index_select"(%117, %118, %120) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %128 = "torch.aten.item"(%127) : (!torch.vtensor<[1],si64>) -> !torch.int
    %129 = "torch.aten.slice.Tensor"(%48, %126, %122, %124, %128) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,8],f32>
    %130 = "torch.aten.neg"(%129) : (!torch.vtensor<[1,2,5,8],f32>) -> !torch.vtensor<[1,2,5,8],f32>
    %131 = "torch.prim.ListConstruct"(%130, %113) : (!torch.vtensor<[1,2,5,8],f32>, !torch.vtensor<[1,2,5,8],f32>) -> !torch.list<vtensor>
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.aten.cat"(%131, %132) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %134 = "torch.aten.mul.Tensor"(%133, %32) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.add.Tensor"(%97, %134, %135) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %137 = "torch.aten.mul.Tensor"(%80, %29) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %138 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %139 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %140 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %141 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %142 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %144 = "torch.prim.NumToTensor.Scalar"(%143) : (!torch.int) -> !torch.vtensor<[1],si64>
    %145 = "torch.aten.index_select"(%139, %142, %144) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %146 = "torch.aten.item"(%145) : (!torch.vtensor<[1],si64>) -> !torch.int
    %147 = "torch.aten.index_select"(%140, %142, %144) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %148 = "torch.aten.item"(%147) : (!torch.vtensor<[1],si64>) -> !torch.int
    %149 = "torch.aten.index_select"(%138, %142, %144) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %150 = "torch.aten.item"(%149) : (!torch.vtensor<[1],si64>) -> !torch.int
    %151 = "torch.aten.index_select"(%141, %142, %144) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %152 = "torch.aten.item"(%151) : (!torch.vtensor<[1],si64>) -> !torch.int
    %153 = "torch.aten.slice.Tensor"(%80, %150, %146, %148, %152) : (!torch.vtensor<[1,1,5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,8],f32>
    %154 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %155 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %156 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %157 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %158 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %160 = "torch.prim.NumToTensor.Scalar"(%159) : (!torch.int) -> !torch.vtensor<[1],si64>
    %161 = "torch.aten.index_select"(%155, %158, %160) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %162 = "torch.aten.item"(%161) : (!torch.vtensor<[1],si64>) -> !torch.int
    %163 = "torch.aten.index_select"(%156, %158, %160) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %164 = "torch.aten.item"(%163) : (!torch.vtensor<[1],si64>) -> !torch.int
    %165 = "torch.aten.index_select"(%154, %158, %160) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %166 = "torch.aten.item"(%165) : (!torch.vtensor<[1],si64>) -> !torch.int
    %167 = "torch.aten.index_select"(%157, %158, %160) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %168 = "torch.aten.item"(%167) : (!torch.vtensor<[1],si64>) -> !torch.int
    %169 = "torch.aten.slice.Tensor"(%80, %166, %162, %164, %168) : (!torch.vtensor<[1,1,5,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,8],f32>
    %170 = "torch.aten.neg"(%169) : (!torch.vtensor<[1,1,5,8],f32>) -> !torch.vtensor<[1,1,5,8],f32>
    %171 = "torch.prim.ListConstruct"(%170, %153) : (!torch.vtensor<[1,1,5,8],f32>, !torch.vtensor<[1,1,5,8],f32>) -> !torch.list<vtensor>
    %172 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %173 = "torch.aten.cat"(%171, %172) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %174 = "torch.aten.mul.Tensor"(%173, %32) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>) -> !torch.vtensor<[1,1,5,16],f32>
    %175 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %176 = "torch.aten.add.Tensor"(%137, %174, %175) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,1,5,16],f32>
    %177 = "torch.prim.ListConstruct"(%136, %64) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,48],f32>) -> !torch.list<vtensor>
    %178 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %179 = "torch.aten.cat"(%177, %178) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %180 = "torch.prim.ListConstruct"(%176, %96) : (!torch.vtensor<[1,1,5,16],f32>, !torch.vtensor<[1,1,5,48],f32>) -> !torch.list<vtensor>
    %181 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %182 = "torch.aten.cat"(%180, %181) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%179, %182) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
