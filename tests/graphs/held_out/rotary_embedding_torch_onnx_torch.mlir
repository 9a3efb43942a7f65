"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>, sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.vtensor.literal"() <{value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>}> : () -> !torch.vtensor<[5],f32>
    %2 = "torch.vtensor.literal"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %3 = "torch.prim.ListConstruct"(%1, %2) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %4 = "torch.constant.str"() <{value = "..., f -> ... f"}> : () -> !torch.str
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.aten.einsum"(%4, %3, %5) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,16],f32>
    %7 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%6, %8) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16,1],f32>
    %10 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.aten.select.int"(%10, %11, %12) : (!torch.vtensor<[1],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %14 = "torch.aten.item"(%13) : (!torch.vtensor<[],si64>) -> !torch.int
    %15 = "torch.prim.ListConstruct"(%14) : (!torch.int) -> !torch.list<int>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.full"(%15, %18, %17, %16, %16, %16) : (!torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[3],si64>
    %20 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
    %21 = "torch.aten.mul.Tensor"(%19, %20) : (!torch.vtensor<[3],si64>, !torch.vtensor<[],si64>) -> !torch.vtensor<[3],si64>
    %22 = "torch.vtensor.literal"() <{value = dense<[-1, -1, 2]> : tensor<3xsi64>}> : () -> !torch.vtensor<[3],si64>
    %23 = "torch.aten.eq.Tensor"(%22, %21) : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],i1>
    %24 = "torch.vtensor.literal"() <{value = dense<[-1, -1, 2]> : tensor<3xsi64>}> : () -> !torch.vtensor<[3],si64>
    %25 = "torch.aten.where.self"(%23, %19, %24) : (!torch.vtensor<[3],i1>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],si64>
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.aten.select.int"(%25, %26, %27) : (!torch.vtensor<[3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %29 = "torch.aten.item"(%28) : (!torch.vtensor<[],si64>) -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.aten.size.int"(%9, %31) : (!torch.vtensor<[5,16,1],f32>, !torch.int) -> !torch.int
    %33 = "torch.aten.ge.int"(%32, %29) : (!torch.int, !torch.int) -> !torch.bool
    "torch.runtime.assert"(%33) <{message = "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."}> : (!torch.bool) -> ()
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.select.int"(%25, %26, %34) : (!torch.vtensor<[3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %36 = "torch.aten.item"(%35) : (!torch.vtensor<[],si64>) -> !torch.int
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.size.int"(%9, %38) : (!torch.vtensor<[5,16,1],f32>, !torch.int) -> !torch.int
    %40 = "torch.aten.ge.int"(%39, %36) : (!torch.int, !torch.int) -> !torch.bool
    "torch.runtime.assert"(%40) <{message = "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."}> : (!torch.bool) -> ()
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.select.int"(%25, %26, %41) : (!torch.vtensor<[3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[],si64>
    %43 = "torch.aten.item"(%42) : (!torch.vtensor<[],si64>) -> !torch.int
    %44 = "torch.prim.ListConstruct"(%30, %37, %43) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.broadcast_to"(%9, %44) : (!torch.vtensor<[5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,16,?],f32>
    %46 = "torch.vtensor.literal"() <{value = dense<[5, 32]> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
    %47 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%47, %48) : (!torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.reshape"(%45, %49) : (!torch.vtensor<[5,16,?],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %51 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %52 = "torch.vtensor.literal"() <{value = dense<-5> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %53 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %54 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.prim.NumToTensor.Scalar"(%56) : (!torch.int) -> !torch.vtensor<[1],si64>
    %58 = "torch.aten.index_select"(%52, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %59 = "torch.aten.item"(%58) : (!torch.vtensor<[1],si64>) -> !torch.int
    %60 = "torch.aten.index_select"(%53, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %61 = "torch.aten.item"(%60) : (!torch.vtensor<[1],si64>) -> !torch.int
    %62 = "torch.aten.index_select"(%51, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %63 = "torch.aten.item"(%62) : (!torch.vtensor<[1],si64>) -> !torch.int
    %64 = "torch.aten.index_select"(%54, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %65 = "torch.aten.item"(%64) : (!torch.vtensor<[1],si64>) -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%50, %63, %59, %61, %65) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %67 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %68 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %69 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %70 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %73 = "torch.prim.NumToTensor.Scalar"(%72) : (!torch.int) -> !torch.vtensor<[1],si64>
    %74 = "torch.aten.index_select"(%68, %71, %73) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %75 = "torch.aten.item"(%74) : (!torch.vtensor<[1],si64>) -> !torch.int
    %76 = "torch.aten.index_select"(%69, %71, %73) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %77 = "torch.aten.item"(%76) : (!torch.vtensor<[1],si64>) -> !torch.int
    %78 = "torch.aten.index_select"(%67, %71, %73) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %79 = "torch.aten.item"(%78) : (!torch.vtensor<[1],si64>) -> !torch.int
    %80 = "torch.aten.index_select"(%70, %71, %73) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %81 = "torch.aten.item"(%80) : (!torch.vtensor<[1],si64>) -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg0, %79, %75, %77, %81) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,0],f32>
    %83 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %84 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %85 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %86 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.prim.NumToTensor.Scalar"(%88) : (!torch.int) -> !torch.vtensor<[1],si64>
    %90 = "torch.aten.index_select"(%84, %87, %89) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %91 = "torch.aten.item"(%90) : (!torch.vtensor<[1],si64>) -> !torch.int
    %92 = "torch.aten.index_select"(%85, %87, %89) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %93 = "torch.aten.item"(%92) : (!torch.vtensor<[1],si64>) -> !torch.int
    %94 = "torch.aten.index_select"(%83, %87, %89) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %95 = "torch.aten.item"(%94) : (!torch.vtensor<[1],si64>) -> !torch.int
    %96 = "torch.aten.index_select"(%86, %87, %89) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %97 = "torch.aten.item"(%96) : (!torch.vtensor<[1],si64>) -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%arg0, %95, %91, %93, %97) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %99 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %100 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %101 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %102 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %105 = "torch.prim.NumToTensor.Scalar"(%104) : (!torch.int) -> !torch.vtensor<[1],si64>
    %106 = "torch.aten.index_select"(%100, %103, %105) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %107 = "torch.aten.item"(%106) : (!torch.vtensor<[1],si64>) -> !torch.int
    %108 = "torch.aten.index_select"(%101, %103, %105) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %109 = "torch.aten.item"(%108) : (!torch.vtensor<[1],si64>) -> !torch.int
    %110 = "torch.aten.index_select"(%99, %103, %105) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %111 = "torch.aten.item"(%110) : (!torch.vtensor<[1],si64>) -> !torch.int
    %112 = "torch.aten.index_select"(%102, %103, %105) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %113 = "torch.aten.item"(%112) : (!torch.vtensor<[1],si64>) -> !torch.int
    %114 = "torch.aten.slice.Tensor"(%arg0, %111, %107, %109, %113) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %115 = "torch.aten.cos"(%66) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %116 = "torch.aten.mul.Tensor"(%98, %115) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %117 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %118 = "torch.aten.mul.Tensor"(%116, %117) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %119 = "torch.vtensor.literal"() <{value = dense<[1, 2, 5, 16, 2]> : tensor<5xsi64>}> : () -> !torch.vtensor<[5],si64>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %125 = "torch.prim.ListConstruct"(%120, %121, %122, %123, %124) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %126 = "torch.aten.reshape"(%98, %125) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %127 = "torch.vtensor.literal"() <{value = dense<1> : tensor<2xsi64>}> : () -> !torch.vtensor<[2],si64>
    %128 = "torch.prim.tolist"(%127) : (!torch.vtensor<[2],si64>) -> !torch.list<int>
    %129 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %130 = "torch.aten.split_with_sizes"(%126, %128, %129) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor<[1,2,5,16,1],f32>>
    %131:2 = "torch.prim.ListUnpack"(%130) : (!torch.list<vtensor<[1,2,5,16,1],f32>>) -> (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>)
    %132 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %133 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %134 = "torch.prim.ListConstruct"(%133) : (!torch.int) -> !torch.list<int>
    %135 = "torch.prims.squeeze"(%131#0, %134) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %136 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %137 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %138 = "torch.prim.ListConstruct"(%137) : (!torch.int) -> !torch.list<int>
    %139 = "torch.prims.squeeze"(%131#1, %138) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %140 = "torch.aten.neg"(%139) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %141 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %142 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %143 = "torch.aten.unsqueeze"(%140, %142) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %144 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %145 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %146 = "torch.aten.unsqueeze"(%135, %145) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %147 = "torch.prim.ListConstruct"(%143, %146) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %148 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %149 = "torch.aten.cat"(%147, %148) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %150 = "torch.vtensor.literal"() <{value = dense<[1, 2, 5, 32]> : tensor<4xsi64>}> : () -> !torch.vtensor<[4],si64>
    %151 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %155 = "torch.prim.ListConstruct"(%151, %152, %153, %154) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %156 = "torch.aten.reshape"(%149, %155) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %157 = "torch.aten.sin"(%66) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %158 = "torch.aten.mul.Tensor"(%156, %157) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %159 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %160 = "torch.aten.mul.Tensor"(%158, %159) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.aten.add.Tensor"(%118, %160, %161) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %163 = "torch.prim.ListConstruct"(%82, %162, %114) : (!torch.vtensor<[1,2,5,0],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %164 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %165 = "torch.aten.cat"(%163, %164) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %166 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %167 = "torch.constant.none"() : () -> !torch.none
    %168 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %169 = "torch.aten.to.dtype"(%165, %166, %168, %168, %167) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,64],f32>
    "func.return"(%169) : (!torch.vtensor<[1,2,5,64],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
