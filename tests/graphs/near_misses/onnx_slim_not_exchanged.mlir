"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>, tensor<2x5xi64>) -> (tensor<2x2x3x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x3x32xf32>, %arg1: tensor<2x2x5x32xf32>, %arg2: tensor<2x5xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %8 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<2x5xi64>, tensor<1xi64>) -> tensor<2x5x1xi64>
    %10 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<2x2x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x16xf32>
    %11 = "onnx.Slice"(%arg0, %2, %5, %3, %4) : (tensor<2x2x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x16xf32>
    %14 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<2x5x1xi64>) -> tensor<2x5x1xf32>
    %15 = "onnx.Slice"(%10, %1, %6, %3, %4) : (tensor<2x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x8xf32>
    %16 = "onnx.Slice"(%10, %6, %5, %3, %4) : (tensor<2x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x8xf32>
    %19 = "onnx.Mul"(%14, %7) : (tensor<2x5x1xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    %20 = "onnx.Neg"(%16) : (tensor<2x2x3x8xf32>) -> tensor<2x2x3x8xf32>
    %22 = "onnx.Concat"(%19, %19) {axis = -1 : si64} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %23 = "onnx.Concat"(%15, %20) {axis = -1 : si64} : (tensor<2x2x3x8xf32>, tensor<2x2x3x8xf32>) -> tensor<2x2x3x16xf32>
    %25 = "onnx.Unsqueeze"(%22, %4) : (tensor<2x5x16xf32>, tensor<1xi64>) -> tensor<2x1x5x16xf32>
    %26 = "onnx.Slice"(%25, %8, %5, %0, %4) : (tensor<2x1x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x3x16xf32>
    %29 = "onnx.Cos"(%26) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %30 = "onnx.Sin"(%26) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %33 = "onnx.Mul"(%10, %29) : (tensor<2x2x3x16xf32>, tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %34 = "onnx.Mul"(%23, %30) : (tensor<2x2x3x16xf32>, tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %36 = "onnx.Add"(%33, %34) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %38 = "onnx.Concat"(%36, %11) {axis = -1 : si64} : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x32xf32>
    "func.return"(%38) : (tensor<2x2x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
