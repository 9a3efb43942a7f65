"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf16>, %arg1: tensor<1x4x1x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%4, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %7 = "onnx.Sin"(%6) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %8 = "onnx.Cos"(%6) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %9 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %10:2 = "onnx.Split"(%arg0, %9) {axis = -1 : si64} : (tensor<1x4x2x32xf16>, tensor<2xi64>) -> (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf16>)
    %11 = "onnx.Cast"(%10#0) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %12 = "onnx.Mul"(%11, %8) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Cast"(%10#1) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Mul"(%13, %7) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Sub"(%12, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Cast"(%10#1) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Mul"(%16, %8) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Cast"(%10#0) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Mul"(%18, %7) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Add"(%17, %19) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Concat"(%15, %20) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %22 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %23:2 = "onnx.Split"(%arg1, %22) {axis = -1 : si64} : (tensor<1x4x1x32xf16>, tensor<2xi64>) -> (tensor<1x4x1x16xf16>, tensor<1x4x1x16xf16>)
    %24 = "onnx.Cast"(%23#0) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %25 = "onnx.Mul"(%24, %8) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %26 = "onnx.Cast"(%23#1) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %27 = "onnx.Mul"(%26, %7) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %28 = "onnx.Sub"(%25, %27) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %29 = "onnx.Cast"(%23#1) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %30 = "onnx.Mul"(%29, %8) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %31 = "onnx.Cast"(%23#0) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %32 = "onnx.Mul"(%31, %7) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %33 = "onnx.Add"(%30, %32) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %34 = "onnx.Concat"(%28, %33) {axis = -1 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%21, %34) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
