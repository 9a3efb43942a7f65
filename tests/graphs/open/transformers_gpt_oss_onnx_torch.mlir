"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%arg2, %3) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.to.dtype"(%4, %5, %7, %7, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %9 = "torch.aten.mul.Tensor"(%8, %0) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %10 = "torch.aten.cos"(%9) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %11 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %12 = "torch.aten.mul.Tensor"(%10, %11) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,32],f32>
    %13 = "torch.aten.sin"(%9) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %15 = "torch.aten.mul.Tensor"(%13, %14) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,32],f32>
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.to.dtype"(%12, %16, %18, %18, %17) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.aten.to.dtype"(%15, %20, %22, %22, %21) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,32],f32>
    %24 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%19, %25) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %27 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.unsqueeze"(%23, %28) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %30 = "torch.aten._shape_as_tensor"(%arg0) : (!torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[4],si64>
    %31 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.lt.Scalar"(%31, %33) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],i1>
    %36 = "torch.aten.size.int"(%30, %32) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.int
    %37 = "torch.aten.add.Scalar"(%31, %36, %34) : (!torch.vtensor<[1],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1],si64>
    %38 = "torch.aten.where.self"(%35, %37, %31) : (!torch.vtensor<[1],i1>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.aten.size.int"(%38, %39) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.int
    %41 = "torch.prim.ListConstruct"(%40) : (!torch.int) -> !torch.list<int>
    %42 = "torch.aten.index_select"(%30, %32, %38) : (!torch.vtensor<[4],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %43 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %44 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.add.Tensor"(%42, %44, %45) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %47 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %48 = "torch.aten.div.Tensor"(%46, %47) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %49 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %50 = "torch.aten.mul.Tensor"(%48, %49) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%52) : (!torch.int) -> !torch.list<int>
    %54 = "torch.aten.ones"(%53, %51, %51, %51, %51) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.prim.NumToTensor.Scalar"(%56) : (!torch.int) -> !torch.vtensor<[1],si64>
    %58 = "torch.aten.index_select"(%43, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %59 = "torch.aten.item"(%58) : (!torch.vtensor<[1],si64>) -> !torch.int
    %60 = "torch.aten.index_select"(%50, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %61 = "torch.aten.item"(%60) : (!torch.vtensor<[1],si64>) -> !torch.int
    %62 = "torch.aten.index_select"(%31, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %63 = "torch.aten.item"(%62) : (!torch.vtensor<[1],si64>) -> !torch.int
    %64 = "torch.aten.index_select"(%54, %55, %57) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %65 = "torch.aten.item"(%64) : (!torch.vtensor<[1],si64>) -> !torch.int
    %66 = "torch.aten.slice.Tensor"(%arg0, %63, %59, %61, %65) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?,?],f32>
    %67 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %68 = "torch.aten.mul.Tensor"(%48, %67) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.prim.ListConstruct"(%70) : (!torch.int) -> !torch.list<int>
    %72 = "torch.aten.ones"(%71, %69, %69, %69, %69) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.prim.NumToTensor.Scalar"(%74) : (!torch.int) -> !torch.vtensor<[1],si64>
    %76 = "torch.aten.index_select"(%50, %73, %75) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %77 = "torch.aten.item"(%76) : (!torch.vtensor<[1],si64>) -> !torch.int
    %78 = "torch.aten.index_select"(%68, %73, %75) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %79 = "torch.aten.item"(%78) : (!torch.vtensor<[1],si64>) -> !torch.int
    %80 = "torch.aten.index_select"(%31, %73, %75) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %81 = "torch.aten.item"(%80) : (!torch.vtensor<[1],si64>) -> !torch.int
    %82 = "torch.aten.index_select"(%72, %73, %75) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %83 = "torch.aten.item"(%82) : (!torch.vtensor<[1],si64>) -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg0, %81, %77, %79, %83) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?,?],f32>
    %85 = "torch.aten.mul.Tensor"(%66, %26) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %86 = "torch.aten.mul.Tensor"(%84, %29) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.sub.Tensor"(%85, %86, %87) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>, !torch.int) -> !torch.vtensor<[?,?,5,32],f32>
    %89 = "torch.aten.mul.Tensor"(%84, %26) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %90 = "torch.aten.mul.Tensor"(%66, %29) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.add.Tensor"(%89, %90, %91) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>, !torch.int) -> !torch.vtensor<[?,?,5,32],f32>
    %93 = "torch.prim.ListConstruct"(%88, %92) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>) -> !torch.list<vtensor>
    %94 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %95 = "torch.aten.cat"(%93, %94) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %96 = "torch.aten._shape_as_tensor"(%arg1) : (!torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[4],si64>
    %97 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.lt.Scalar"(%97, %99) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],i1>
    %102 = "torch.aten.size.int"(%96, %98) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.int
    %103 = "torch.aten.add.Scalar"(%97, %102, %100) : (!torch.vtensor<[1],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1],si64>
    %104 = "torch.aten.where.self"(%101, %103, %97) : (!torch.vtensor<[1],i1>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %106 = "torch.aten.size.int"(%104, %105) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.int
    %107 = "torch.prim.ListConstruct"(%106) : (!torch.int) -> !torch.list<int>
    %108 = "torch.aten.index_select"(%96, %98, %104) : (!torch.vtensor<[4],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %109 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %110 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.add.Tensor"(%108, %110, %111) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %113 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %114 = "torch.aten.div.Tensor"(%112, %113) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %115 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %116 = "torch.aten.mul.Tensor"(%114, %115) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.prim.ListConstruct"(%118) : (!torch.int) -> !torch.list<int>
    %120 = "torch.aten.ones"(%119, %117, %117, %117, %117) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %123 = "torch.prim.NumToTensor.Scalar"(%122) : (!torch.int) -> !torch.vtensor<[1],si64>
    %124 = "torch.aten.index_select"(%109, %121, %123) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %125 = "torch.aten.item"(%124) : (!torch.vtensor<[1],si64>) -> !torch.int
    %126 = "torch.aten.index_select"(%116, %121, %123) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %127 = "torch.aten.item"(%126) : (!torch.vtensor<[1],si64>) -> !torch.int
    %128 = "torch.aten.index_select"(%97, %121, %123) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %129 = "torch.aten.item"(%128) : (!torch.vtensor<[1],si64>) -> !torch.int
    %130 = "torch.aten.index_select"(%120, %121, %123) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %131 = "torch.aten.item"(%130) : (!torch.vtensor<[1],si64>) -> !torch.int
    %132 = "torch.aten.slice.Tensor"(%arg1, %129, %125, %127, %131) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?,?],f32>
    %133 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %134 = "torch.aten.mul.Tensor"(%114, %133) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %135 = "torch.constant.none"() : () -> !torch.none
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.prim.ListConstruct"(%136) : (!torch.int) -> !torch.list<int>
    %138 = "torch.aten.ones"(%137, %135, %135, %135, %135) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %139 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %141 = "torch.prim.NumToTensor.Scalar"(%140) : (!torch.int) -> !torch.vtensor<[1],si64>
    %142 = "torch.aten.index_select"(%116, %139, %141) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %143 = "torch.aten.item"(%142) : (!torch.vtensor<[1],si64>) -> !torch.int
    %144 = "torch.aten.index_select"(%134, %139, %141) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %145 = "torch.aten.item"(%144) : (!torch.vtensor<[1],si64>) -> !torch.int
    %146 = "torch.aten.index_select"(%97, %139, %141) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %147 = "torch.aten.item"(%146) : (!torch.vtensor<[1],si64>) -> !torch.int
    %148 = "torch.aten.index_select"(%138, %139, %141) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %149 = "torch.aten.item"(%148) : (!torch.vtensor<[1],si64>) -> !torch.int
    %150 = "torch.aten.slice.Tensor"(%arg1, %147, %143, %145, %149) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?,?],f32>
    %151 = "torch.aten.mul.Tensor"(%132, %26) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %152 = "torch.aten.mul.Tensor"(%150, %29) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.aten.sub.Tensor"(%151, %152, %153) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>, !torch.int) -> !torch.vtensor<[?,?,5,32],f32>
    %155 = "torch.aten.mul.Tensor"(%150, %26) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %156 = "torch.aten.mul.Tensor"(%132, %29) : (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[?,?,5,32],f32>
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.aten.add.Tensor"(%155, %156, %157) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>, !torch.int) -> !torch.vtensor<[?,?,5,32],f32>
    %159 = "torch.prim.ListConstruct"(%154, %158) : (!torch.vtensor<[?,?,5,32],f32>, !torch.vtensor<[?,?,5,32],f32>) -> !torch.list<vtensor>
    %160 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %161 = "torch.aten.cat"(%159, %160) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%95, %161) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
