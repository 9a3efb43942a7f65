"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "onnx.Sin"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "onnx.RotaryEmbedding"(%arg0, %5, %6) {interleaved = 0 : si64, num_heads = 2 : si64} : (tensor<1x2x4x32xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x32xf32>
    %8 = "onnx.Cos"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Sin"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.RotaryEmbedding"(%arg1, %8, %9) {interleaved = 0 : si64, num_heads = 1 : si64} : (tensor<1x1x4x32xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%7, %10) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
