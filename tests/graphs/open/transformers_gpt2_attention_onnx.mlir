"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<32x96xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[-1, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 96]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %7 = "onnx.Gemm"(%6, %arg1, %arg2) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 0 : si64} : (tensor<4x32xf32>, tensor<32x96xf32>, tensor<96xf32>) -> tensor<4x96xf32>
    %8 = "onnx.Reshape"(%7, %1) {allowzero = 1 : si64} : (tensor<4x96xf32>, tensor<3xi64>) -> tensor<1x4x96xf32>
    %9:3 = "onnx.Split"(%8) {axis = 2 : si64, num_outputs = 3 : si64} : (tensor<1x4x96xf32>) -> (tensor<1x4x32xf32>, tensor<1x4x32xf32>, tensor<1x4x32xf32>)
    %10 = "onnx.Reshape"(%9#1, %2) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %11 = "onnx.Reshape"(%9#2, %2) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %12 = "onnx.Transpose"(%11) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Reshape"(%9#0, %2) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Transpose"(%13) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Transpose"(%10) {perm = [0 : si64, 2 : si64, 3 : si64, 1 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x16x4xf32>
    %16 = "onnx.MatMul"(%14, %15) : (tensor<1x2x4x16xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x4x4xf32>
    %17 = "onnx.Mul"(%16, %5) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %18 = "onnx.Softmax"(%17) {axis = -1 : si64} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %19 = "onnx.MatMul"(%18, %12) : (tensor<1x2x4x4xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Transpose"(%19) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Reshape"(%20, %4) : (tensor<1x4x2x16xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %22 = "onnx.Gemm"(%21, %arg3, %arg4) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 0 : si64} : (tensor<4x32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %23 = "onnx.Reshape"(%22, %3) {allowzero = 1 : si64} : (tensor<4x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    "func.return"(%23) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
