"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<4xi64>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.421696514, 0.177827939, 0.0749894157, 0.0316227749, 0.0133352149, 0.00562341325, 0.00237137359, 1.000000e-03, 4.21696517E-4, 1.7782794E-4, 7.4989417E-5, 3.16227779E-5, 1.33352141E-5, 5.62341302E-6, 2.37137351E-6]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<4xi64>) -> tensor<4xf32>
    %6 = "onnx.Div"(%5, %0) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = "onnx.Unsqueeze"(%6, %4) : (tensor<4xf32>, tensor<1xi64>) -> tensor<4x1xf32>
    %8 = "onnx.Mul"(%7, %1) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %9 = "onnx.Cos"(%8) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %10 = "onnx.Cast"(%9) {to = 16 : si64} : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    %11 = "onnx.Sin"(%8) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %12 = "onnx.Cast"(%11) {to = 16 : si64} : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    %13 = "onnx.Unsqueeze"(%10, %4) : (tensor<4x16xbf16>, tensor<1xi64>) -> tensor<4x1x16xbf16>
    %14 = "onnx.Expand"(%13, %2) : (tensor<4x1x16xbf16>, tensor<3xi64>) -> tensor<4x2x16xbf16>
    %15 = "onnx.Reshape"(%14, %3) {allowzero = 1 : si64} : (tensor<4x2x16xbf16>, tensor<3xi64>) -> tensor<4x1x32xbf16>
    %16 = "onnx.Unsqueeze"(%12, %4) : (tensor<4x16xbf16>, tensor<1xi64>) -> tensor<4x1x16xbf16>
    %17 = "onnx.Expand"(%16, %2) : (tensor<4x1x16xbf16>, tensor<3xi64>) -> tensor<4x2x16xbf16>
    %18 = "onnx.Reshape"(%17, %3) {allowzero = 1 : si64} : (tensor<4x2x16xbf16>, tensor<3xi64>) -> tensor<4x1x32xbf16>
    %19 = "onnx.Mul"(%arg0, %15) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %20:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xbf16>) -> (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>)
    %21 = "onnx.Neg"(%20#1) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %22 = "onnx.Concat"(%21, %20#0) {axis = -1 : si64} : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %23 = "onnx.Mul"(%22, %18) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %24 = "onnx.Add"(%19, %23) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %25 = "onnx.Mul"(%arg1, %15) : (tensor<1x4x1x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %26:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x32xbf16>) -> (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>)
    %27 = "onnx.Neg"(%26#1) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xbf16>
    %28 = "onnx.Concat"(%27, %26#0) {axis = -1 : si64} : (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x32xbf16>
    %29 = "onnx.Mul"(%28, %18) : (tensor<1x4x1x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %30 = "onnx.Add"(%25, %29) : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    "func.return"(%24, %30) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
