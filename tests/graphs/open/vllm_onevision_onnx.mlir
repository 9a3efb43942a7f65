"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf32>, tensor<5xi64>) -> tensor<5x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[5, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<5xi64>, tensor<1xi64>) -> tensor<5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %12 = "onnx.Cos"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %13 = "onnx.Unsqueeze"(%12, %6) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %14 = "onnx.Sin"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %15 = "onnx.Unsqueeze"(%14, %6) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %16 = "onnx.Mul"(%arg0, %13) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %17 = "onnx.Slice"(%arg0, %1, %2, %3, %3) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %18 = "onnx.Slice"(%arg0, %4, %2, %3, %3) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %19 = "onnx.Neg"(%18) : (tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %20 = "onnx.Unsqueeze"(%19, %7) : (tensor<5x2x16xf32>, tensor<1xi64>) -> tensor<5x2x16x1xf32>
    %21 = "onnx.Unsqueeze"(%17, %7) : (tensor<5x2x16xf32>, tensor<1xi64>) -> tensor<5x2x16x1xf32>
    %22 = "onnx.Concat"(%20, %21) {axis = -1 : si64} : (tensor<5x2x16x1xf32>, tensor<5x2x16x1xf32>) -> tensor<5x2x16x2xf32>
    %23 = "onnx.Reshape"(%22, %5) {allowzero = 1 : si64} : (tensor<5x2x16x2xf32>, tensor<3xi64>) -> tensor<5x2x32xf32>
    %24 = "onnx.Mul"(%23, %15) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %25 = "onnx.Add"(%16, %24) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    "func.return"(%25) : (tensor<5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
