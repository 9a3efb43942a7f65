"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x64xf32>, tensor<4xi64>) -> tensor<2x4x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x64xf32>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg1, %0) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894232, 0.0562341325, 0.0421696492, 0.0316227749, 0.0237137377, 0.0177827943, 0.013335214, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.33352136E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<4x1xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %6 = "onnx.Constant"() {value = dense<[4, 1, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Reshape"(%5, %6) {allowzero = 0 : si64} : (tensor<4x64xf32>, tensor<3xi64>) -> tensor<4x1x64xf32>
    %8 = "onnx.Cos"(%7) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %9 = "onnx.Mul"(%arg0, %8) : (tensor<2x4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<2x4x2x64xf32>
    %10 = "onnx.Shape"(%arg0) : (tensor<2x4x2x64xf32>) -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Gather"(%10, %11) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Add"(%12, %14) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Div"(%15, %16) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Mul"(%17, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Slice"(%arg0, %13, %19, %11) : (tensor<2x4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Mul"(%17, %21) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "onnx.Slice"(%arg0, %19, %22, %11) : (tensor<2x4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %24 = "onnx.Neg"(%23) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %25 = "onnx.Concat"(%24, %20) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %26 = "onnx.Sin"(%7) : (tensor<4x1x64xf32>) -> tensor<4x1x64xf32>
    %27 = "onnx.Mul"(%25, %26) : (tensor<?x?x?x?xf32>, tensor<4x1x64xf32>) -> tensor<?x4x?x64xf32>
    %28 = "onnx.Add"(%9, %27) : (tensor<2x4x2x64xf32>, tensor<?x4x?x64xf32>) -> tensor<2x4x2x64xf32>
    "func.return"(%28) : (tensor<2x4x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
