"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x16xf32>, tensor<1x16xf32>, tensor<48x16xf32>, tensor<48xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<48x16xf32>, %arg3: tensor<48xf32>):
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Sigmoid"(%arg1) : (tensor<1x16xf32>) -> tensor<1x16xf32>
    %3 = "onnx.Mul"(%arg1, %2) : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<1x16xf32>
    %4 = "onnx.Gemm"(%3, %arg2, %arg3) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<1x16xf32>, tensor<48x16xf32>, tensor<48xf32>) -> tensor<1x48xf32>
    %5 = "onnx.Unsqueeze"(%4, %1) : (tensor<1x48xf32>, tensor<1xi64>) -> tensor<1x1x48xf32>
    %6:3 = "onnx.Split"(%5) {axis = 2 : si64, num_outputs = 3 : si64} : (tensor<1x1x48xf32>) -> (tensor<1x1x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>)
    %7 = "onnx.Add"(%6#1, %0) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<1x1x16xf32>
    %8 = "onnx.Mul"(%arg0, %7) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Add"(%8, %6#0) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Mul"(%6#2, %9) : (tensor<1x1x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%10) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
