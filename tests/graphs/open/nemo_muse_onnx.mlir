"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<1x4xi64>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.440366626], [0.193922758], [8.539710e-02], [0.0376060307], [0.0165604409], [0.00729266508], [0.00321144611], [0.00141421345], [6.22772437E-4], [2.74248188E-4], [1.20769742E-4], [5.31829573E-5], [2.34199979E-5], [1.03133852E-5], [4.54167048E-6]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x1x4xi64>
    %7 = "onnx.Cast"(%6) {to = 1 : si64} : (tensor<1x1x4xi64>) -> tensor<1x1x4xf32>
    %8 = "onnx.MatMul"(%0, %7) : (tensor<1x16x1xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %9 = "onnx.Transpose"(%8) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x16x4xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "onnx.Squeeze"(%11, %4) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %14 = "onnx.Unsqueeze"(%13, %5) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1x32xf32>
    %15 = "onnx.Squeeze"(%12, %4) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %16 = "onnx.Unsqueeze"(%15, %5) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1x32xf32>
    %17 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %18 = "onnx.Neg"(%17) : (tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %19 = "onnx.Slice"(%arg0, %4, %1, %3, %5) : (tensor<4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x16xf32>
    %20 = "onnx.Concat"(%18, %19) {axis = -1 : si64} : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %21 = "onnx.Mul"(%arg0, %14) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<4x2x32xf32>
    %22 = "onnx.Mul"(%20, %16) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<4x2x32xf32>
    %23 = "onnx.Add"(%21, %22) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %24 = "onnx.Slice"(%arg1, %1, %2, %3, %5) : (tensor<4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %25 = "onnx.Neg"(%24) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %26 = "onnx.Slice"(%arg1, %4, %1, %3, %5) : (tensor<4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %27 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    %28 = "onnx.Mul"(%arg1, %14) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %29 = "onnx.Mul"(%27, %16) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %30 = "onnx.Add"(%28, %29) : (tensor<4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    "func.return"(%23, %30) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
