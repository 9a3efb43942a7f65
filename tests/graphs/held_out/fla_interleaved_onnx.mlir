"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<2x3x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x32xf32>, %arg2: tensor<3x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 3, 2, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg1, %5) : (tensor<3x32xf32>, tensor<1xi64>) -> tensor<3x32x1xf32>
    %10 = "onnx.Expand"(%9, %0) : (tensor<3x32x1xf32>, tensor<3xi64>) -> tensor<3x32x2xf32>
    %11 = "onnx.Reshape"(%10, %1) {allowzero = 1 : si64} : (tensor<3x32x2xf32>, tensor<3xi64>) -> tensor<3x1x64xf32>
    %12 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<3x32xf32>, tensor<1xi64>) -> tensor<3x32x1xf32>
    %13 = "onnx.Expand"(%12, %0) : (tensor<3x32x1xf32>, tensor<3xi64>) -> tensor<3x32x2xf32>
    %14 = "onnx.Reshape"(%13, %1) {allowzero = 1 : si64} : (tensor<3x32x2xf32>, tensor<3xi64>) -> tensor<3x1x64xf32>
    %15 = "onnx.Mul"(%arg0, %11) : (tensor<2x3x2x64xf32>, tensor<3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %16 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %17 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %18 = "onnx.Neg"(%17) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %19 = "onnx.Unsqueeze"(%18, %8) : (tensor<2x3x2x32xf32>, tensor<1xi64>) -> tensor<2x3x2x32x1xf32>
    %20 = "onnx.Unsqueeze"(%16, %8) : (tensor<2x3x2x32xf32>, tensor<1xi64>) -> tensor<2x3x2x32x1xf32>
    %21 = "onnx.Concat"(%19, %20) {axis = -1 : si64} : (tensor<2x3x2x32x1xf32>, tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %22 = "onnx.Reshape"(%21, %7) {allowzero = 1 : si64} : (tensor<2x3x2x32x2xf32>, tensor<4xi64>) -> tensor<2x3x2x64xf32>
    %23 = "onnx.Mul"(%22, %14) : (tensor<2x3x2x64xf32>, tensor<3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %24 = "onnx.Add"(%15, %23) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%24) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
