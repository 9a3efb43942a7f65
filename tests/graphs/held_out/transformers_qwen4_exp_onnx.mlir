"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x48xf32>, tensor<1x5xi64>) -> tensor<1x5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg1, %6) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %13 = "onnx.Sin"(%11) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %14 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x5x1x32xf32>
    %15 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x5x1x32xf32>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %18 = "onnx.Mul"(%16, %14) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %19 = "onnx.Slice"(%16, %1, %5, %3, %7) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %20 = "onnx.Slice"(%16, %5, %4, %3, %7) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %22 = "onnx.Concat"(%21, %19) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %23 = "onnx.Mul"(%22, %15) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %24 = "onnx.Add"(%18, %23) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %25 = "onnx.Concat"(%24, %17) {axis = -1 : si64} : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%25) : (tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
