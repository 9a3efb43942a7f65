"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<4xi32>) -> (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xbf16>, %arg1: tensor<4x1x32xbf16>, %arg2: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<5.000000e+05> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<6.28318548> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Constant"() {value = dense<2.048000e+03> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<2.048000e+03> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %36 = "onnx.Constant"() {value = dense<[4, 2, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %37 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %38 = "onnx.Constant"() {value = dense<[0, 0, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %39 = "onnx.Constant"() {value = dense<[4, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %40 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %41 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %42 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %43 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %44 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %45 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %46 = "onnx.Constant"() {value = dense<5.000000e+05> : tensor<f32>} : () -> tensor<f32>
    %47 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %48 = "onnx.Constant"() {value = dense<6.28318548> : tensor<f32>} : () -> tensor<f32>
    %49 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %50 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %51 = "onnx.Constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %52 = "onnx.Constant"() {value = dense<2.048000e+03> : tensor<f32>} : () -> tensor<f32>
    %53 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %54 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %55 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %56 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %57 = "onnx.Constant"() {value = dense<2.048000e+03> : tensor<f32>} : () -> tensor<f32>
    %58 = "onnx.Constant"() {value = dense<8.192000e+03> : tensor<f32>} : () -> tensor<f32>
    %59 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %60 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %61 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %62 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %77 = "onnx.Constant"() {value = dense<[4, 1, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %78 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %79 = "onnx.Constant"() {value = dense<[0, 0, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %80 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %81 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %82 = "onnx.Range"(%0, %1, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %83 = "onnx.Mul"(%3, %82) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %84 = "onnx.Div"(%83, %4) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %85 = "onnx.Pow"(%5, %84) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %86 = "onnx.Div"(%6, %85) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %87 = "onnx.Div"(%7, %86) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %88 = "onnx.Div"(%8, %87) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %89 = "onnx.Sub"(%88, %9) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = "onnx.Div"(%89, %10) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %91 = "onnx.Less"(%87, %11) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %92 = "onnx.Where"(%91, %86, %12) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %93 = "onnx.Greater"(%87, %13) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %94 = "onnx.Div"(%86, %14) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %95 = "onnx.Where"(%93, %94, %15) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %96 = "onnx.GreaterOrEqual"(%87, %16) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %97 = "onnx.LessOrEqual"(%87, %17) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %98 = "onnx.And"(%96, %97) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %99 = "onnx.Sub"(%18, %90) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %100 = "onnx.Mul"(%99, %86) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %101 = "onnx.Div"(%100, %19) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %102 = "onnx.Mul"(%90, %86) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %103 = "onnx.Add"(%101, %102) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %104 = "onnx.Where"(%98, %103, %20) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %105 = "onnx.Add"(%92, %95) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %106 = "onnx.Add"(%105, %104) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %107 = "onnx.Concat"(%21, %22) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %108 = "onnx.Concat"(%23, %24) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %109 = "onnx.Reshape"(%arg2, %108) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %110 = "onnx.Expand"(%109, %107) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %111 = "onnx.Cast"(%110) {to = 1 : si64} : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %112 = "onnx.Concat"(%25, %26) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %113 = "onnx.Concat"(%27, %28) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %114 = "onnx.Reshape"(%106, %113) : (tensor<16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %115 = "onnx.Expand"(%114, %112) : (tensor<1x16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %116 = "onnx.Mul"(%111, %115) : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %117 = "onnx.Concat"(%29, %30, %31) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %118 = "onnx.Concat"(%32, %33, %34) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %119 = "onnx.Reshape"(%116, %118) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %120 = "onnx.Expand"(%119, %117) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %121 = "onnx.Sin"(%120) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %122 = "onnx.Cos"(%120) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %123 = "onnx.Slice"(%arg0, %35, %36, %37) : (tensor<4x2x32xbf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x2x16xbf16>
    %124 = "onnx.Slice"(%arg0, %38, %39, %40) : (tensor<4x2x32xbf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x2x16xbf16>
    %125 = "onnx.Cast"(%123) {to = 1 : si64} : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %126 = "onnx.Mul"(%125, %122) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %127 = "onnx.Cast"(%124) {to = 1 : si64} : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %128 = "onnx.Mul"(%127, %121) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %129 = "onnx.Sub"(%126, %128) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %130 = "onnx.Mul"(%127, %122) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %131 = "onnx.Mul"(%125, %121) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %132 = "onnx.Add"(%130, %131) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %133 = "onnx.Concat"(%129, %132) {axis = 2 : si64} : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %134 = "onnx.Cast"(%133) {to = 16 : si64} : (tensor<4x2x32xf32>) -> tensor<4x2x32xbf16>
    %135 = "onnx.Range"(%41, %42, %43) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %136 = "onnx.Mul"(%44, %135) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %137 = "onnx.Div"(%136, %45) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %138 = "onnx.Pow"(%46, %137) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %139 = "onnx.Div"(%47, %138) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %140 = "onnx.Div"(%48, %139) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %141 = "onnx.Div"(%49, %140) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %142 = "onnx.Sub"(%141, %50) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %143 = "onnx.Div"(%142, %51) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %144 = "onnx.Less"(%140, %52) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %145 = "onnx.Where"(%144, %139, %53) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %146 = "onnx.Greater"(%140, %54) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %147 = "onnx.Div"(%139, %55) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %148 = "onnx.Where"(%146, %147, %56) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %149 = "onnx.GreaterOrEqual"(%140, %57) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %150 = "onnx.LessOrEqual"(%140, %58) : (tensor<16xf32>, tensor<f32>) -> tensor<16xi1>
    %151 = "onnx.And"(%149, %150) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %152 = "onnx.Sub"(%59, %143) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %153 = "onnx.Mul"(%152, %139) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %154 = "onnx.Div"(%153, %60) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %155 = "onnx.Mul"(%143, %139) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %156 = "onnx.Add"(%154, %155) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %157 = "onnx.Where"(%151, %156, %61) : (tensor<16xi1>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %158 = "onnx.Add"(%145, %148) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %159 = "onnx.Add"(%158, %157) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %160 = "onnx.Concat"(%62, %63) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %161 = "onnx.Concat"(%64, %65) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %162 = "onnx.Reshape"(%arg2, %161) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %163 = "onnx.Expand"(%162, %160) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %164 = "onnx.Cast"(%163) {to = 1 : si64} : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %165 = "onnx.Concat"(%66, %67) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %166 = "onnx.Concat"(%68, %69) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %167 = "onnx.Reshape"(%159, %166) : (tensor<16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %168 = "onnx.Expand"(%167, %165) : (tensor<1x16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %169 = "onnx.Mul"(%164, %168) : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %170 = "onnx.Concat"(%70, %71, %72) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %171 = "onnx.Concat"(%73, %74, %75) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %172 = "onnx.Reshape"(%169, %171) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %173 = "onnx.Expand"(%172, %170) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %174 = "onnx.Sin"(%173) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %175 = "onnx.Cos"(%173) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %176 = "onnx.Slice"(%arg1, %76, %77, %78) : (tensor<4x1x32xbf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x1x16xbf16>
    %177 = "onnx.Slice"(%arg1, %79, %80, %81) : (tensor<4x1x32xbf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x1x16xbf16>
    %178 = "onnx.Cast"(%176) {to = 1 : si64} : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %179 = "onnx.Mul"(%178, %175) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %180 = "onnx.Cast"(%177) {to = 1 : si64} : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %181 = "onnx.Mul"(%180, %174) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %182 = "onnx.Sub"(%179, %181) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %183 = "onnx.Mul"(%180, %175) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %184 = "onnx.Mul"(%178, %174) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %185 = "onnx.Add"(%183, %184) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %186 = "onnx.Concat"(%182, %185) {axis = 2 : si64} : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    %187 = "onnx.Cast"(%186) {to = 16 : si64} : (tensor<4x1x32xf32>) -> tensor<4x1x32xbf16>
    "func.return"(%134, %187) : (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
