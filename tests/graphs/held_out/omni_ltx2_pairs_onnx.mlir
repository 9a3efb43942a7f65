"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %14 = "onnx.Expand"(%13, %6) : (tensor<1x5x16x1xf32>, tensor<4xi64>) -> tensor<1x5x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 0 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %17 = "onnx.Sin"(%15) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %18 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x5x16x2xf32>
    %19 = "onnx.Slice"(%18, %7, %8, %9) : (tensor<1x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %20 = "onnx.Squeeze"(%19, %9) : (tensor<1x5x16x1xf32>, tensor<1xi64>) -> tensor<1x5x16xf32>
    %21 = "onnx.Slice"(%18, %8, %4, %9) : (tensor<1x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %22 = "onnx.Squeeze"(%21, %9) : (tensor<1x5x16x1xf32>, tensor<1xi64>) -> tensor<1x5x16xf32>
    %23 = "onnx.Neg"(%22) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %24 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %25 = "onnx.Unsqueeze"(%20, %9) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %27 = "onnx.Reshape"(%26, %3) {allowzero = 1 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %28 = "onnx.Mul"(%arg0, %16) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %29 = "onnx.Mul"(%27, %17) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %30 = "onnx.Add"(%28, %29) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%30) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
