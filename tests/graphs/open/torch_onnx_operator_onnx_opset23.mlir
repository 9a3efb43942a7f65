"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<8x16xf32>, %arg4: tensor<1x4xi64>):
    %0 = "onnx.RotaryEmbedding"(%arg0, %arg2, %arg3, %arg4) : (tensor<1x2x4x32xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<1x4xi64>) -> tensor<1x2x4x32xf32>
    %1 = "onnx.RotaryEmbedding"(%arg1, %arg2, %arg3, %arg4) : (tensor<1x1x4x32xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<1x4xi64>) -> tensor<1x1x4x32xf32>
    "func.return"(%0, %1) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
