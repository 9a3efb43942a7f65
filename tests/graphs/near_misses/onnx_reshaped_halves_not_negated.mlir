"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<5xi64>) -> (tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137392, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696546E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[5, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Reshape"(%arg1, %1) {allowzero = 1 : si64} : (tensor<5xi64>, tensor<2xi64>) -> tensor<5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<5x1xf32>, tensor<32xf32>) -> tensor<5x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %13 = "onnx.Sin"(%10) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %15 = "onnx.Unsqueeze"(%12, %3) : (tensor<5x64xf32>, tensor<2xi64>) -> tensor<1x1x5x64xf32>
    %16 = "onnx.Unsqueeze"(%14, %3) : (tensor<5x64xf32>, tensor<2xi64>) -> tensor<1x1x5x64xf32>
    %17 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x2x5x64xf32>, tensor<5xi64>) -> tensor<1x2x5x2x32xf32>
    %18 = "onnx.Slice"(%17, %4, %5, %6) : (tensor<1x2x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x32xf32>
    %19 = "onnx.Squeeze"(%18, %6) : (tensor<1x2x5x1x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %20 = "onnx.Slice"(%17, %5, %7, %6) : (tensor<1x2x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x32xf32>
    %21 = "onnx.Squeeze"(%20, %6) : (tensor<1x2x5x1x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Concat"(%21, %19) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %24 = "onnx.Mul"(%arg0, %15) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %25 = "onnx.Mul"(%23, %16) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %26 = "onnx.Add"(%24, %25) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%26) : (tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
