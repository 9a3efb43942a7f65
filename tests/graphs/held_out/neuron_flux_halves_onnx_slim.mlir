"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %4 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Unsqueeze"(%arg1, %0) : (tensor<5xi64>, tensor<1xi64>) -> tensor<5x1xi64>
    %8 = "onnx.Reshape"(%arg0, %1) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %9 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %10:2 = "onnx.Split"(%8, %2) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %11 = "onnx.Mul"(%9, %3) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %12 = "onnx.Squeeze"(%10#0, %4) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Squeeze"(%10#1, %4) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %14 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %15 = "onnx.Neg"(%13) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %16 = "onnx.Cos"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %17 = "onnx.Sin"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %18 = "onnx.Concat"(%15, %12) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Unsqueeze"(%16, %5) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %20 = "onnx.Unsqueeze"(%17, %5) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %21 = "onnx.Concat"(%19, %20) {axis = -1 : si64} : (tensor<5x32x1xf32>, tensor<5x32x1xf32>) -> tensor<5x32x2xf32>
    %22:2 = "onnx.Split"(%21, %2) {axis = -1 : si64} : (tensor<5x32x2xf32>, tensor<2xi64>) -> (tensor<5x32x1xf32>, tensor<5x32x1xf32>)
    %23 = "onnx.Squeeze"(%22#0, %5) : (tensor<5x32x1xf32>, tensor<1xi64>) -> tensor<5x32xf32>
    %24 = "onnx.Squeeze"(%22#1, %5) : (tensor<5x32x1xf32>, tensor<1xi64>) -> tensor<5x32xf32>
    %25 = "onnx.Unsqueeze"(%23, %6) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Unsqueeze"(%24, %6) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x1x5x32xf32>
    %27 = "onnx.Mul"(%arg0, %25) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "onnx.Mul"(%18, %26) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%29) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
