"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xf32>, tensor<2x4xi64>) -> tensor<2x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %7 = "onnx.Unsqueeze"(%arg1, %0) : (tensor<2x4xi64>, tensor<1xi64>) -> tensor<2x4x1xi64>
    %8 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %9 = "onnx.Slice"(%arg0, %2, %5, %3, %4) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %10 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<2x4x1xi64>) -> tensor<2x4x1xf32>
    %11 = "onnx.Neg"(%9) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %12 = "onnx.Mul"(%10, %6) : (tensor<2x4x1xf32>, tensor<16xf32>) -> tensor<2x4x16xf32>
    %13 = "onnx.Concat"(%11, %8) {axis = -1 : si64} : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x32xf32>
    %14 = "onnx.Concat"(%12, %12) {axis = -1 : si64} : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %15 = "onnx.Cos"(%14) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %16 = "onnx.Sin"(%14) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %17 = "onnx.Unsqueeze"(%15, %0) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %18 = "onnx.Unsqueeze"(%16, %0) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %19 = "onnx.Mul"(%arg0, %17) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %20 = "onnx.Mul"(%13, %18) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %21 = "onnx.Add"(%19, %20) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    "func.return"(%21) : (tensor<2x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
