"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<1x4xi64>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.440366626], [0.193922758], [8.539710e-02], [0.0376060307], [0.0165604409], [0.00729266508], [0.00321144611], [0.00141421345], [6.22772437E-4], [2.74248188E-4], [1.20769742E-4], [5.31829573E-5], [2.34199979E-5], [1.03133852E-5], [4.54167048E-6]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Equal"(%1, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Where"(%6, %3, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "onnx.Expand"(%0, %7) : (tensor<1x16x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %10) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x1x4xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x1x4xi64>) -> tensor<1x1x4xf32>
    %13 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %14 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %15 = "onnx.MatMul"(%13, %14) : (tensor<?x16x?xf32>, tensor<1x1x4xf32>) -> tensor<?x16x4xf32>
    %16 = "onnx.Transpose"(%15) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<?x16x4xf32>) -> tensor<?x4x16xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %18 = "onnx.Cos"(%17) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %19 = "onnx.Sin"(%17) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %20 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %21 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Squeeze"(%20, %22) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%23, %24) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1x32xf32>
    %26 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Squeeze"(%21, %26) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Unsqueeze"(%27, %28) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1x32xf32>
    %30 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%arg0, %31, %32, %30, %33) : (tensor<4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %35 = "onnx.Neg"(%34) : (tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%arg0, %37, %38, %36, %39) : (tensor<4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %41 = "onnx.Concat"(%35, %40) {axis = -1 : si64} : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %42 = "onnx.Mul"(%arg0, %25) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<4x2x32xf32>
    %43 = "onnx.Mul"(%41, %29) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<4x2x32xf32>
    %44 = "onnx.Add"(%42, %43) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %45 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Slice"(%arg1, %46, %47, %45, %48) : (tensor<4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %50 = "onnx.Neg"(%49) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %51 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Slice"(%arg1, %52, %53, %51, %54) : (tensor<4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %56 = "onnx.Concat"(%50, %55) {axis = -1 : si64} : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    %57 = "onnx.Mul"(%arg1, %25) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %58 = "onnx.Mul"(%56, %29) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %59 = "onnx.Add"(%57, %58) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    "func.return"(%44, %59) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
