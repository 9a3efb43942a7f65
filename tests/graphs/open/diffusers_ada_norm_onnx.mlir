"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<1x16xf32>, tensor<64x16xf32>, tensor<64xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<64x16xf32>, %arg3: tensor<64xf32>):
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Sigmoid"(%arg1) : (tensor<1x16xf32>) -> tensor<1x16xf32>
    %4 = "onnx.Mul"(%arg1, %3) : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<1x16xf32>
    %5 = "onnx.Gemm"(%4, %arg2, %arg3) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<1x16xf32>, tensor<64x16xf32>, tensor<64xf32>) -> tensor<1x64xf32>
    %6:2 = "onnx.Split"(%5) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x64xf32>) -> (tensor<1x32xf32>, tensor<1x32xf32>)
    %7 = "onnx.LayerNormalization"(%arg0, %0) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %8 = "onnx.Add"(%6#0, %1) : (tensor<1x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %9 = "onnx.Unsqueeze"(%8, %2) : (tensor<1x32xf32>, tensor<1xi64>) -> tensor<1x1x32xf32>
    %10 = "onnx.Mul"(%7, %9) : (tensor<1x4x32xf32>, tensor<1x1x32xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Unsqueeze"(%6#1, %2) : (tensor<1x32xf32>, tensor<1xi64>) -> tensor<1x1x32xf32>
    %12 = "onnx.Add"(%10, %11) : (tensor<1x4x32xf32>, tensor<1x1x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%12) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
