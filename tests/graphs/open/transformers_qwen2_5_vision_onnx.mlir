"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x2xi64>) -> (tensor<4x2x64xf16>, tensor<4x2x64xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x64xf16>, %arg1: tensor<4x2x64xf16>, %arg2: tensor<4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<4x2xi64>, tensor<1xi64>) -> tensor<4x2x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<4x2x1xi64>) -> tensor<4x2x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<4x2x1xf32>, tensor<16xf32>) -> tensor<4x2x16xf32>
    %11 = "onnx.Reshape"(%10, %1) {allowzero = 1 : si64} : (tensor<4x2x16xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %13 = "onnx.Cos"(%12) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %14 = "onnx.Sin"(%12) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %15 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<4x2x64xf16>) -> tensor<4x2x64xf32>
    %16 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<4x2x64xf16>) -> tensor<4x2x64xf32>
    %17 = "onnx.Unsqueeze"(%13, %6) : (tensor<4x64xf32>, tensor<1xi64>) -> tensor<4x1x64xf32>
    %18 = "onnx.Unsqueeze"(%14, %6) : (tensor<4x64xf32>, tensor<1xi64>) -> tensor<4x1x64xf32>
    %19 = "onnx.Mul"(%15, %17) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %20 = "onnx.Slice"(%15, %2, %3, %4, %7) : (tensor<4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x32xf32>
    %21 = "onnx.Slice"(%15, %3, %5, %4, %7) : (tensor<4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x32xf32>
    %22 = "onnx.Neg"(%21) : (tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %23 = "onnx.Concat"(%22, %20) {axis = -1 : si64} : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %24 = "onnx.Mul"(%23, %18) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %25 = "onnx.Add"(%19, %24) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %26 = "onnx.Mul"(%16, %17) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %27 = "onnx.Slice"(%16, %2, %3, %4, %7) : (tensor<4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x32xf32>
    %28 = "onnx.Slice"(%16, %3, %5, %4, %7) : (tensor<4x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x2x32xf32>
    %29 = "onnx.Neg"(%28) : (tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %30 = "onnx.Concat"(%29, %27) {axis = -1 : si64} : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %31 = "onnx.Mul"(%30, %18) : (tensor<4x2x64xf32>, tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %32 = "onnx.Add"(%26, %31) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %33 = "onnx.Cast"(%25) {to = 10 : si64} : (tensor<4x2x64xf32>) -> tensor<4x2x64xf16>
    %34 = "onnx.Cast"(%32) {to = 10 : si64} : (tensor<4x2x64xf32>) -> tensor<4x2x64xf16>
    "func.return"(%33, %34) : (tensor<4x2x64xf16>, tensor<4x2x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
