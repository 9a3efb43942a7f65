"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4xi64>) -> tensor<1x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg1, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "onnx.Unsqueeze"(%11, %5) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %14 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %15 = "onnx.Mul"(%arg0, %13) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Neg"(%17) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Concat"(%18, %16) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %20 = "onnx.Mul"(%19, %14) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %21 = "onnx.Add"(%15, %20) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%21) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
