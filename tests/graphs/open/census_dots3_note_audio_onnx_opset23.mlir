"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %10 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %11 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Slice"(%arg1, %1, %2, %3, %6) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Slice"(%arg1, %2, %4, %3, %6) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Cos"(%9) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %15 = "onnx.Sin"(%9) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %16 = "onnx.RotaryEmbedding"(%10, %14, %15) {interleaved = 0 : si64, num_heads = 2 : si64} : (tensor<1x2x4x16xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Cos"(%9) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %18 = "onnx.Sin"(%9) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %19 = "onnx.RotaryEmbedding"(%12, %17, %18) {interleaved = 0 : si64, num_heads = 1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %20 = "onnx.Concat"(%16, %11) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Concat"(%19, %13) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%20, %21) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
