"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<32x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[-1, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 3, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<2xi64>) -> tensor<3x16xf32>
    %3 = "onnx.Gemm"(%2, %arg3) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<3x16xf32>, tensor<32x16xf32>) -> tensor<3x32xf32>
    %4 = "onnx.Gemm"(%2, %arg1) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<3x16xf32>, tensor<32x16xf32>) -> tensor<3x32xf32>
    %5 = "onnx.Sigmoid"(%4) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %6 = "onnx.Mul"(%4, %5) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %7 = "onnx.Mul"(%6, %3) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %8 = "onnx.Gemm"(%7, %arg2) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<3x32xf32>, tensor<16x32xf32>) -> tensor<3x16xf32>
    %9 = "onnx.Reshape"(%8, %1) {allowzero = 1 : si64} : (tensor<3x16xf32>, tensor<3xi64>) -> tensor<1x3x16xf32>
    "func.return"(%9) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
