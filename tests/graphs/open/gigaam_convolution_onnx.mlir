"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x8xf32>, tensor<16x8x1xf32>, tensor<16xf32>, tensor<8x1x5xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x1xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x8xf32>, %arg1: tensor<16x8x1xf32>, %arg2: tensor<16xf32>, %arg3: tensor<8x1x5xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8x8x1xf32>, %arg8: tensor<8xf32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<8xf32>} : () -> tensor<8xf32>
    %2 = "onnx.Transpose"(%arg0) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x6x8xf32>) -> tensor<1x8x6xf32>
    %3 = "onnx.Conv"(%2, %arg1, %arg2) {auto_pad = "NOTSET", dilations = [1 : si64], group = 1 : si64, kernel_shape = [1 : si64], pads = [0 : si64, 0 : si64], strides = [1 : si64]} : (tensor<1x8x6xf32>, tensor<16x8x1xf32>, tensor<16xf32>) -> tensor<1x16x6xf32>
    %4:2 = "onnx.Split"(%3) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x16x6xf32>) -> (tensor<1x8x6xf32>, tensor<1x8x6xf32>)
    %5 = "onnx.Sigmoid"(%4#1) : (tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %6 = "onnx.Mul"(%4#0, %5) : (tensor<1x8x6xf32>, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %7 = "onnx.Conv"(%6, %arg3, %arg4) {auto_pad = "NOTSET", dilations = [1 : si64], group = 8 : si64, kernel_shape = [5 : si64], pads = [2 : si64, 2 : si64], strides = [1 : si64]} : (tensor<1x8x6xf32>, tensor<8x1x5xf32>, tensor<8xf32>) -> tensor<1x8x6xf32>
    %8 = "onnx.BatchNormalization"(%7, %arg5, %arg6, %0, %1) {epsilon = 9.99999974E-6 : f32, momentum = 0.899999976 : f32} : (tensor<1x8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x8x6xf32>
    %9 = "onnx.Sigmoid"(%8) : (tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1x8x6xf32>, tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
    %11 = "onnx.Conv"(%10, %arg7, %arg8) {auto_pad = "NOTSET", dilations = [1 : si64], group = 1 : si64, kernel_shape = [1 : si64], pads = [0 : si64, 0 : si64], strides = [1 : si64]} : (tensor<1x8x6xf32>, tensor<8x8x1xf32>, tensor<8xf32>) -> tensor<1x8x6xf32>
    %12 = "onnx.Transpose"(%11) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    "func.return"(%12) : (tensor<1x6x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
