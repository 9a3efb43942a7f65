"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x48xf32>, tensor<1x5xi64>) -> tensor<1x5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5xi64>):
    %0 = "onnx.Unsqueeze"(%arg1) {axes = [2 : si64]} : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %1 = "onnx.Cast"(%0) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "onnx.Sin"(%4) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "onnx.Unsqueeze"(%5) {axes = [2 : si64]} : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %8 = "onnx.Unsqueeze"(%6) {axes = [2 : si64]} : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %10, %11, %9, %12) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %14 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%arg0, %15, %16, %14, %17) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %19 = "onnx.Mul"(%13, %7) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %20 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Slice"(%13, %21, %22, %20, %23) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %25 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Slice"(%13, %26, %27, %25, %28) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %30 = "onnx.Neg"(%29) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %31 = "onnx.Concat"(%30, %24) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %32 = "onnx.Mul"(%31, %8) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %33 = "onnx.Add"(%19, %32) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %34 = "onnx.Concat"(%33, %18) {axis = -1 : si64} : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%34) : (tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
