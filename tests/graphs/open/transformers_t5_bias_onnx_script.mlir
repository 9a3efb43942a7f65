"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[[0, 5, 6, 6], [1, 0, 5, 6], [2, 1, 0, 5], [2, 2, 1, 0]]> : tensor<4x4xi64>} : () -> tensor<4x4xi64>
    %1 = "onnx.Constant"() {value = dense<[[-1.62291551, 0.616315246], [-0.299036086, -0.589559615], [0.536076367, 0.736725807], [0.334461808, 0.957660675], [-0.0859525874, -0.462171346], [-0.311407089, -0.495211303], [1.55177367, 1.41490805], [-0.696766912, -2.60764074]]> : tensor<8x2xf32>} : () -> tensor<8x2xf32>
    %2 = "onnx.Gather"(%1, %0) : (tensor<8x2xf32>, tensor<4x4xi64>) -> tensor<4x4x2xf32>
    %3 = "onnx.Transpose"(%2) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<4x4x2xf32>) -> tensor<2x4x4xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<2x4x4xf32>, tensor<1xi64>) -> tensor<1x2x4x4xf32>
    %6 = "onnx.Add"(%5, %arg0) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%6) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
