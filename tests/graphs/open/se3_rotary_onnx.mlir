"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x16x3xf32>, tensor<1x4xi64>) -> tensor<1x2x4x16x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x16x3xf32>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]]> : tensor<1x8xf32>} : () -> tensor<1x8xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 4, 8, 2, 3]> : tensor<6xi64>} : () -> tensor<6xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<1x4x1xf32>, tensor<1x8xf32>) -> tensor<1x4x8xf32>
    %13 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x4x8xf32>, tensor<1xi64>) -> tensor<1x4x8x1xf32>
    %14 = "onnx.Expand"(%13, %1) : (tensor<1x4x8x1xf32>, tensor<4xi64>) -> tensor<1x4x8x2xf32>
    %15 = "onnx.Reshape"(%14, %2) {allowzero = 1 : si64} : (tensor<1x4x8x2xf32>, tensor<3xi64>) -> tensor<1x4x16xf32>
    %16 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x4x16xf32>, tensor<2xi64>) -> tensor<1x1x4x16x1xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x1xf32>
    %18 = "onnx.Mul"(%arg0, %17) : (tensor<1x2x4x16x3xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x2x4x16x3xf32>
    %19 = "onnx.Reshape"(%arg0, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x3xf32>, tensor<6xi64>) -> tensor<1x2x4x8x2x3xf32>
    %20 = "onnx.Slice"(%19, %7, %8, %9) : (tensor<1x2x4x8x2x3xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8x1x3xf32>
    %21 = "onnx.Squeeze"(%20, %9) : (tensor<1x2x4x8x1x3xf32>, tensor<1xi64>) -> tensor<1x2x4x8x3xf32>
    %22 = "onnx.Slice"(%19, %8, %4, %9) : (tensor<1x2x4x8x2x3xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8x1x3xf32>
    %23 = "onnx.Squeeze"(%22, %9) : (tensor<1x2x4x8x1x3xf32>, tensor<1xi64>) -> tensor<1x2x4x8x3xf32>
    %24 = "onnx.Neg"(%23) : (tensor<1x2x4x8x3xf32>) -> tensor<1x2x4x8x3xf32>
    %25 = "onnx.Concat"(%24, %21) {axis = -2 : si64} : (tensor<1x2x4x8x3xf32>, tensor<1x2x4x8x3xf32>) -> tensor<1x2x4x16x3xf32>
    %26 = "onnx.Sin"(%16) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x1xf32>
    %27 = "onnx.Mul"(%25, %26) : (tensor<1x2x4x16x3xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x2x4x16x3xf32>
    %28 = "onnx.Add"(%18, %27) : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x16x3xf32>
    "func.return"(%28) : (tensor<1x2x4x16x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
