"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xf32>, tensor<2x5xf32>) -> tensor<2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>, %arg1: tensor<2x5xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[2, 5, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<2x5xf32>, tensor<1xi64>) -> tensor<2x5x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<2x5x1xf32>, tensor<16xf32>) -> tensor<2x5x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %8) : (tensor<2x5x16xf32>, tensor<1xi64>) -> tensor<2x5x16x1xf32>
    %15 = "onnx.Expand"(%14, %9) : (tensor<2x5x16x1xf32>, tensor<4xi64>) -> tensor<2x5x16x2xf32>
    %16 = "onnx.Reshape"(%15, %1) {allowzero = 0 : si64} : (tensor<2x5x16x2xf32>, tensor<3xi64>) -> tensor<2x5x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %19 = "onnx.Cast"(%arg0) {to = 11 : si64} : (tensor<2x5x64xf32>) -> tensor<2x5x64xf64>
    %20 = "onnx.Cast"(%17) {to = 11 : si64} : (tensor<2x5x32xf32>) -> tensor<2x5x32xf64>
    %21 = "onnx.Cast"(%18) {to = 11 : si64} : (tensor<2x5x32xf32>) -> tensor<2x5x32xf64>
    %22 = "onnx.Slice"(%19, %2, %3, %4, %10) : (tensor<2x5x64xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x32xf64>
    %23 = "onnx.Slice"(%19, %5, %2, %4, %10) : (tensor<2x5x64xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x32xf64>
    %24 = "onnx.Mul"(%23, %20) : (tensor<2x5x32xf64>, tensor<2x5x32xf64>) -> tensor<2x5x32xf64>
    %25 = "onnx.Reshape"(%23, %6) {allowzero = 1 : si64} : (tensor<2x5x32xf64>, tensor<4xi64>) -> tensor<2x5x16x2xf64>
    %26 = "onnx.Slice"(%25, %5, %10, %11) : (tensor<2x5x16x2xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16x1xf64>
    %27 = "onnx.Squeeze"(%26, %11) : (tensor<2x5x16x1xf64>, tensor<1xi64>) -> tensor<2x5x16xf64>
    %28 = "onnx.Slice"(%25, %10, %4, %11) : (tensor<2x5x16x2xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16x1xf64>
    %29 = "onnx.Squeeze"(%28, %11) : (tensor<2x5x16x1xf64>, tensor<1xi64>) -> tensor<2x5x16xf64>
    %30 = "onnx.Neg"(%29) : (tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %31 = "onnx.Unsqueeze"(%30, %11) : (tensor<2x5x16xf64>, tensor<1xi64>) -> tensor<2x5x16x1xf64>
    %32 = "onnx.Unsqueeze"(%27, %11) : (tensor<2x5x16xf64>, tensor<1xi64>) -> tensor<2x5x16x1xf64>
    %33 = "onnx.Concat"(%31, %32) {axis = -1 : si64} : (tensor<2x5x16x1xf64>, tensor<2x5x16x1xf64>) -> tensor<2x5x16x2xf64>
    %34 = "onnx.Reshape"(%33, %7) {allowzero = 1 : si64} : (tensor<2x5x16x2xf64>, tensor<3xi64>) -> tensor<2x5x32xf64>
    %35 = "onnx.Mul"(%34, %21) : (tensor<2x5x32xf64>, tensor<2x5x32xf64>) -> tensor<2x5x32xf64>
    %36 = "onnx.Add"(%24, %35) : (tensor<2x5x32xf64>, tensor<2x5x32xf64>) -> tensor<2x5x32xf64>
    %37 = "onnx.Concat"(%36, %22) {axis = -1 : si64} : (tensor<2x5x32xf64>, tensor<2x5x32xf64>) -> tensor<2x5x64xf64>
    %38 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<2x5x64xf64>) -> tensor<2x5x64xf32>
    "func.return"(%38) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
