"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[[-1.875000e-01, -1.250000e-01, -6.250000e-02, 0.000000e+00]], [[-0.01171875, -7.812500e-03, -3.906250e-03, 0.000000e+00]]]]> : tensor<1x2x1x4xf32>} : () -> tensor<1x2x1x4xf32>
    %1 = "onnx.Add"(%arg0, %0) : (tensor<1x2x4x4xf32>, tensor<1x2x1x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%1) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
