"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8x1xf32>, tensor<8x1x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x1xf32>) -> tensor<1x5x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<16x8x1xf32>, %arg4: tensor<8x1x3xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8x8x1xf32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<8xf32>} : () -> tensor<8xf32>
    %2 = "onnx.LayerNormalization"(%arg0, %arg1, %arg2) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<1x5x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x5x8xf32>
    %3 = "onnx.Transpose"(%2) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x5x8xf32>) -> tensor<1x8x5xf32>
    %4 = "onnx.Conv"(%3, %arg3) {auto_pad = "NOTSET", dilations = [1 : si64], group = 1 : si64, kernel_shape = [1 : si64], pads = [0 : si64, 0 : si64], strides = [1 : si64]} : (tensor<1x8x5xf32>, tensor<16x8x1xf32>) -> tensor<1x16x5xf32>
    %5:2 = "onnx.Split"(%4) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x16x5xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
    %6 = "onnx.Sigmoid"(%5#1) : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %7 = "onnx.Mul"(%5#0, %6) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %8 = "onnx.Conv"(%7, %arg4) {auto_pad = "NOTSET", dilations = [1 : si64], group = 8 : si64, kernel_shape = [3 : si64], pads = [1 : si64, 1 : si64], strides = [1 : si64]} : (tensor<1x8x5xf32>, tensor<8x1x3xf32>) -> tensor<1x8x5xf32>
    %9 = "onnx.BatchNormalization"(%8, %arg5, %arg6, %0, %1) {epsilon = 9.99999974E-6 : f32, momentum = 0.899999976 : f32} : (tensor<1x8x5xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x8x5xf32>
    %10 = "onnx.Gelu"(%9) {approximate = "none"} : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %11 = "onnx.Conv"(%10, %arg7) {auto_pad = "NOTSET", dilations = [1 : si64], group = 1 : si64, kernel_shape = [1 : si64], pads = [0 : si64, 0 : si64], strides = [1 : si64]} : (tensor<1x8x5xf32>, tensor<8x8x1xf32>) -> tensor<1x8x5xf32>
    %12 = "onnx.Transpose"(%11) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x5xf32>) -> tensor<1x5x8xf32>
    "func.return"(%12) : (tensor<1x5x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
