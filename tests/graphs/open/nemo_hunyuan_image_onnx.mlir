"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1x5x2xi64>) -> (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x1x5x32xf32>, %arg2: tensor<1x5x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.562341332], [0.316227764, 0.177827939], [1.000000e-01, 0.0562341288], [0.0316227786, 0.0177827943], [0.00999999977, 0.00562341325], [0.00316227786, 0.00177827943], [1.000000e-03, 5.62341302E-4], [3.16227786E-4, 1.7782794E-4]]> : tensor<8x2xf32>} : () -> tensor<8x2xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x5x2xi64>) -> tensor<1x5x2xf32>
    %5 = "onnx.Unsqueeze"(%4, %2) : (tensor<1x5x2xf32>, tensor<1xi64>) -> tensor<1x5x1x2xf32>
    %6 = "onnx.Mul"(%5, %0) : (tensor<1x5x1x2xf32>, tensor<8x2xf32>) -> tensor<1x5x8x2xf32>
    %7 = "onnx.Reshape"(%6, %1) {allowzero = 1 : si64} : (tensor<1x5x8x2xf32>, tensor<3xi64>) -> tensor<1x5x16xf32>
    %8 = "onnx.Concat"(%7, %7) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %9 = "onnx.Cos"(%8) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %10 = "onnx.Sin"(%8) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "onnx.Unsqueeze"(%9, %3) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %12 = "onnx.Unsqueeze"(%10, %3) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %13 = "onnx.Mul"(%arg0, %11) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %14:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x5x32xf32>) -> (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>)
    %15 = "onnx.Neg"(%14#1) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %16 = "onnx.Concat"(%15, %14#0) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Mul"(%16, %12) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Add"(%13, %17) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Mul"(%arg1, %11) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %20:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x1x5x32xf32>) -> (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>)
    %21 = "onnx.Neg"(%20#1) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %22 = "onnx.Concat"(%21, %20#0) {axis = -1 : si64} : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x32xf32>
    %23 = "onnx.Mul"(%22, %12) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %24 = "onnx.Add"(%19, %23) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    "func.return"(%18, %24) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
