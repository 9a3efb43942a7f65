"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x2x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894185, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894243E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x5x1xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %13 = "onnx.Sin"(%11) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %14 = "onnx.Unsqueeze"(%12, %7) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %15 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %16 = "onnx.Slice"(%14, %1, %2, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x64xf32>
    %17 = "onnx.Mul"(%arg0, %16) : (tensor<1x2x2x64xf32>, tensor<1x1x2x64xf32>) -> tensor<1x2x2x64xf32>
    %18 = "onnx.Slice"(%arg0, %4, %5, %6, %7) : (tensor<1x2x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x32xf32>
    %19 = "onnx.Slice"(%arg0, %5, %2, %6, %7) : (tensor<1x2x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x32xf32>
    %20 = "onnx.Neg"(%19) : (tensor<1x2x2x32xf32>) -> tensor<1x2x2x32xf32>
    %21 = "onnx.Concat"(%20, %18) {axis = -1 : si64} : (tensor<1x2x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<1x2x2x64xf32>
    %22 = "onnx.Slice"(%15, %1, %2, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x64xf32>
    %23 = "onnx.Mul"(%21, %22) : (tensor<1x2x2x64xf32>, tensor<1x1x2x64xf32>) -> tensor<1x2x2x64xf32>
    %24 = "onnx.Add"(%17, %23) : (tensor<1x2x2x64xf32>, tensor<1x2x2x64xf32>) -> tensor<1x2x2x64xf32>
    %25 = "onnx.Mul"(%arg1, %14) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %26 = "onnx.Slice"(%arg1, %4, %5, %6, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %27 = "onnx.Slice"(%arg1, %5, %2, %6, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %28 = "onnx.Neg"(%27) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %29 = "onnx.Concat"(%28, %26) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %30 = "onnx.Mul"(%29, %15) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %31 = "onnx.Add"(%25, %30) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%24, %31) : (tensor<1x2x2x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
