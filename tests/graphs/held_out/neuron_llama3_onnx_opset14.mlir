"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.440366626], [0.193922758], [8.539710e-02], [0.0376060307], [0.0165604409], [0.00729266508], [0.00321144611], [5.248460e-04], [7.78465546E-5], [3.42810235E-5], [1.50962178E-5], [6.64786967E-6], [2.92749974E-6], [1.28917316E-6], [5.6770881E-7]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Equal"(%1, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Where"(%6, %3, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "onnx.Expand"(%0, %7) : (tensor<1x16x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x1x4xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x1x4xi64>) -> tensor<1x1x4xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %14 = "onnx.MatMul"(%12, %13) : (tensor<?x16x?xf32>, tensor<1x1x4xf32>) -> tensor<?x16x4xf32>
    %15 = "onnx.Transpose"(%14) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<?x16x4xf32>) -> tensor<?x4x16xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %19 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xbf16>
    %20 = "onnx.Cast"(%18) {to = 16 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xbf16>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Unsqueeze"(%19, %21) : (tensor<?x4x32xbf16>, tensor<1xi64>) -> tensor<?x1x4x32xbf16>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Unsqueeze"(%20, %23) : (tensor<?x4x32xbf16>, tensor<1xi64>) -> tensor<?x1x4x32xbf16>
    %25 = "onnx.Mul"(%arg0, %22) : (tensor<1x2x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %26, %29) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %31 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Slice"(%arg0, %32, %33, %31, %34) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %36 = "onnx.Neg"(%35) : (tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %37 = "onnx.Concat"(%36, %30) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %38 = "onnx.Mul"(%37, %24) : (tensor<1x2x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %39 = "onnx.Add"(%25, %38) : (tensor<?x2x4x32xbf16>, tensor<?x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %40 = "onnx.Mul"(%arg1, %22) : (tensor<1x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x1x4x32xbf16>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Slice"(%arg1, %42, %43, %41, %44) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %46 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Slice"(%arg1, %47, %48, %46, %49) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %51 = "onnx.Neg"(%50) : (tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %52 = "onnx.Concat"(%51, %45) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    %53 = "onnx.Mul"(%52, %24) : (tensor<1x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x1x4x32xbf16>
    %54 = "onnx.Add"(%40, %53) : (tensor<?x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%39, %54) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
