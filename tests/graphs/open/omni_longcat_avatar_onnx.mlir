"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<4xi64>) -> tensor<1x2x4x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<4xi64>) -> tensor<4xf32>
    %11 = "onnx.Einsum"(%10, %0) {equation = "..., f -> ... f"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %12 = "onnx.Unsqueeze"(%11, %6) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %13 = "onnx.Expand"(%12, %1) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %14 = "onnx.Reshape"(%13, %2) {allowzero = 1 : si64} : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %15 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %16 = "onnx.Cos"(%14) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %17 = "onnx.Sin"(%14) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %18 = "onnx.Reshape"(%16, %3) {allowzero = 1 : si64} : (tensor<4x32xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %19 = "onnx.Reshape"(%17, %3) {allowzero = 1 : si64} : (tensor<4x32xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %20 = "onnx.Mul"(%15, %18) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Reshape"(%15, %4) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %22 = "onnx.Slice"(%21, %7, %8, %9) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %23 = "onnx.Squeeze"(%22, %9) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Slice"(%21, %8, %6, %9) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Squeeze"(%24, %9) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %26 = "onnx.Neg"(%25) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Unsqueeze"(%26, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %28 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %29 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %30 = "onnx.Reshape"(%29, %5) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %31 = "onnx.Mul"(%30, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %32 = "onnx.Add"(%20, %31) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Cast"(%32) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    "func.return"(%33) : (tensor<1x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
