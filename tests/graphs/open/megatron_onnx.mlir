"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %11 = "onnx.Unsqueeze"(%10, %6) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<4x1x1x32xf32>
    %12 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %13 = "onnx.Slice"(%arg0, %2, %4, %3, %5) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %14 = "onnx.Cos"(%11) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %15 = "onnx.Sin"(%11) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %16 = "onnx.Mul"(%12, %14) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %17:2 = "onnx.Split"(%12) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x2x32xf32>) -> (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>)
    %18 = "onnx.Neg"(%17#1) : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %19 = "onnx.Concat"(%18, %17#0) {axis = -1 : si64} : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %20 = "onnx.Mul"(%19, %15) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %21 = "onnx.Add"(%16, %20) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %22 = "onnx.Concat"(%21, %13) {axis = -1 : si64} : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x64xf32>
    %23 = "onnx.Slice"(%arg1, %1, %2, %3, %5) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %24 = "onnx.Slice"(%arg1, %2, %4, %3, %5) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %25 = "onnx.Mul"(%23, %14) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %26:2 = "onnx.Split"(%23) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x1x32xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>)
    %27 = "onnx.Neg"(%26#1) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %28 = "onnx.Concat"(%27, %26#0) {axis = -1 : si64} : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %29 = "onnx.Mul"(%28, %15) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %30 = "onnx.Add"(%25, %29) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %31 = "onnx.Concat"(%30, %24) {axis = -1 : si64} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%22, %31) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
