"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>, tensor<1x4xi64>) -> (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x32x4xf32>, %arg1: tensor<1x1x32x4xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %7 = "onnx.Cast"(%6) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %8 = "onnx.Mul"(%7, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Concat"(%8, %8) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %10 = "onnx.Cos"(%9) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Sin"(%9) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Unsqueeze"(%10, %5) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %13 = "onnx.Unsqueeze"(%11, %5) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %14 = "onnx.Transpose"(%12) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %15 = "onnx.Transpose"(%13) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %16 = "onnx.Mul"(%arg0, %14) : (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %17 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<1x2x32x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x16x4xf32>
    %18 = "onnx.Slice"(%arg0, %2, %4, %3, %5) : (tensor<1x2x32x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x16x4xf32>
    %19 = "onnx.Neg"(%18) : (tensor<1x2x16x4xf32>) -> tensor<1x2x16x4xf32>
    %20 = "onnx.Concat"(%19, %17) {axis = -2 : si64} : (tensor<1x2x16x4xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x32x4xf32>
    %21 = "onnx.Mul"(%20, %15) : (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %22 = "onnx.Add"(%16, %21) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %23 = "onnx.Mul"(%arg1, %14) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %24 = "onnx.Slice"(%arg1, %1, %2, %3, %5) : (tensor<1x1x32x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x16x4xf32>
    %25 = "onnx.Slice"(%arg1, %2, %4, %3, %5) : (tensor<1x1x32x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x16x4xf32>
    %26 = "onnx.Neg"(%25) : (tensor<1x1x16x4xf32>) -> tensor<1x1x16x4xf32>
    %27 = "onnx.Concat"(%26, %24) {axis = -2 : si64} : (tensor<1x1x16x4xf32>, tensor<1x1x16x4xf32>) -> tensor<1x1x32x4xf32>
    %28 = "onnx.Mul"(%27, %15) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %29 = "onnx.Add"(%23, %28) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    "func.return"(%22, %29) : (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
