"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<4xi32>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<[4, 2, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %23 = "onnx.Constant"() {value = dense<[4, 2, 16, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %24 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %25 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %27 = "onnx.Constant"() {value = dense<[4, 2, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %28 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %29 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<[4, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %32 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %33 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %34 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %35 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %37 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %38 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %39 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<[4, 1, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %54 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %55 = "onnx.Constant"() {value = dense<[4, 1, 16, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %56 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %57 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %59 = "onnx.Constant"() {value = dense<[4, 1, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %60 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %61 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %64 = "onnx.Range"(%0, %1, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %65 = "onnx.Mul"(%3, %64) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %66 = "onnx.Div"(%65, %4) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %67 = "onnx.Pow"(%5, %66) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %68 = "onnx.Div"(%6, %67) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %69 = "onnx.Concat"(%7, %8) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %70 = "onnx.Concat"(%9, %10) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %71 = "onnx.Reshape"(%arg2, %70) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %72 = "onnx.Expand"(%71, %69) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %73 = "onnx.Cast"(%72) {to = 1 : si64} : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %74 = "onnx.Concat"(%11, %12) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %75 = "onnx.Concat"(%13, %14) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %76 = "onnx.Reshape"(%68, %75) : (tensor<16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %77 = "onnx.Expand"(%76, %74) : (tensor<1x16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %78 = "onnx.Mul"(%73, %77) : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %79 = "onnx.Concat"(%15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %80 = "onnx.Concat"(%18, %19, %20) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %81 = "onnx.Reshape"(%78, %80) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %82 = "onnx.Expand"(%81, %79) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %83 = "onnx.Sin"(%82) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %84 = "onnx.Cos"(%82) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %85 = "onnx.Reshape"(%arg0, %21) : (tensor<4x2x32xf32>, tensor<4xi64>) -> tensor<4x2x16x2xf32>
    %86 = "onnx.Slice"(%85, %22, %23, %24) : (tensor<4x2x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4x2x16x1xf32>
    %87 = "onnx.Squeeze"(%86, %25) : (tensor<4x2x16x1xf32>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %88 = "onnx.Slice"(%85, %26, %27, %28) : (tensor<4x2x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4x2x16x1xf32>
    %89 = "onnx.Squeeze"(%88, %29) : (tensor<4x2x16x1xf32>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %90 = "onnx.Mul"(%87, %84) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %91 = "onnx.Mul"(%89, %83) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %92 = "onnx.Sub"(%90, %91) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %93 = "onnx.Mul"(%89, %84) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %94 = "onnx.Mul"(%87, %83) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %95 = "onnx.Add"(%93, %94) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %96 = "onnx.Unsqueeze"(%92, %30) : (tensor<4x2x16xf32>, tensor<1xi64>) -> tensor<4x2x16x1xf32>
    %97 = "onnx.Unsqueeze"(%95, %30) : (tensor<4x2x16xf32>, tensor<1xi64>) -> tensor<4x2x16x1xf32>
    %98 = "onnx.Concat"(%96, %97) {axis = 3 : si64} : (tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>) -> tensor<4x2x16x2xf32>
    %99 = "onnx.Reshape"(%98, %31) : (tensor<4x2x16x2xf32>, tensor<3xi64>) -> tensor<4x2x32xf32>
    %100 = "onnx.Range"(%32, %33, %34) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %101 = "onnx.Mul"(%35, %100) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %102 = "onnx.Div"(%101, %36) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %103 = "onnx.Pow"(%37, %102) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %104 = "onnx.Div"(%38, %103) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %105 = "onnx.Concat"(%39, %40) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %106 = "onnx.Concat"(%41, %42) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %107 = "onnx.Reshape"(%arg2, %106) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %108 = "onnx.Expand"(%107, %105) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %109 = "onnx.Cast"(%108) {to = 1 : si64} : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %110 = "onnx.Concat"(%43, %44) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %111 = "onnx.Concat"(%45, %46) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %112 = "onnx.Reshape"(%104, %111) : (tensor<16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %113 = "onnx.Expand"(%112, %110) : (tensor<1x16xf32>, tensor<2xi64>) -> tensor<1x16xf32>
    %114 = "onnx.Mul"(%109, %113) : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %115 = "onnx.Concat"(%47, %48, %49) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %116 = "onnx.Concat"(%50, %51, %52) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %117 = "onnx.Reshape"(%114, %116) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %118 = "onnx.Expand"(%117, %115) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %119 = "onnx.Sin"(%118) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %120 = "onnx.Cos"(%118) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %121 = "onnx.Reshape"(%arg1, %53) : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<4x1x16x2xf32>
    %122 = "onnx.Slice"(%121, %54, %55, %56) : (tensor<4x1x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4x1x16x1xf32>
    %123 = "onnx.Squeeze"(%122, %57) : (tensor<4x1x16x1xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %124 = "onnx.Slice"(%121, %58, %59, %60) : (tensor<4x1x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4x1x16x1xf32>
    %125 = "onnx.Squeeze"(%124, %61) : (tensor<4x1x16x1xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %126 = "onnx.Mul"(%123, %120) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %127 = "onnx.Mul"(%125, %119) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %128 = "onnx.Sub"(%126, %127) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %129 = "onnx.Mul"(%125, %120) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %130 = "onnx.Mul"(%123, %119) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %131 = "onnx.Add"(%129, %130) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %132 = "onnx.Unsqueeze"(%128, %62) : (tensor<4x1x16xf32>, tensor<1xi64>) -> tensor<4x1x16x1xf32>
    %133 = "onnx.Unsqueeze"(%131, %62) : (tensor<4x1x16xf32>, tensor<1xi64>) -> tensor<4x1x16x1xf32>
    %134 = "onnx.Concat"(%132, %133) {axis = 3 : si64} : (tensor<4x1x16x1xf32>, tensor<4x1x16x1xf32>) -> tensor<4x1x16x2xf32>
    %135 = "onnx.Reshape"(%134, %63) : (tensor<4x1x16x2xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    "func.return"(%99, %135) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
