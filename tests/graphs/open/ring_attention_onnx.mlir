"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x64xf32>, tensor<4xi64>) -> tensor<2x4x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x64xf32>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894185, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894243E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[4, 1, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Unsqueeze"(%arg1, %2) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %4 = "onnx.Cast"(%3) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %5 = "onnx.Mul"(%4, %0) : (tensor<4x1xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %6 = "onnx.Concat"(%5, %5) {axis = -1 : si64} : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %7 = "onnx.Reshape"(%6, %1) {allowzero = 1 : si64} : (tensor<4x64xf32>, tensor<3xi64>) -> tensor<4x1x64xf32>
    %8 = "onnx.Cos"(%7) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %9 = "onnx.Mul"(%arg0, %8) : (tensor<2x4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<2x4x2x64xf32>
    %10:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x4x2x64xf32>) -> (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>)
    %11 = "onnx.Neg"(%10#1) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %12 = "onnx.Concat"(%11, %10#0) {axis = -1 : si64} : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x64xf32>
    %13 = "onnx.Sin"(%7) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %14 = "onnx.Mul"(%12, %13) : (tensor<2x4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<2x4x2x64xf32>
    %15 = "onnx.Add"(%9, %14) : (tensor<2x4x2x64xf32>, tensor<2x4x2x64xf32>) -> tensor<2x4x2x64xf32>
    "func.return"(%15) : (tensor<2x4x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
