"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<1x5x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32x16xf32>, %arg3: tensor<16x32xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x5x16xf32>, tensor<16x32xf32>) -> tensor<1x5x32xf32>
    %2 = "onnx.Sigmoid"(%1) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %4 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %5 = "onnx.MatMul"(%arg0, %4) : (tensor<1x5x16xf32>, tensor<16x32xf32>) -> tensor<1x5x32xf32>
    %6 = "onnx.Mul"(%3, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %8 = "onnx.MatMul"(%6, %7) : (tensor<1x5x32xf32>, tensor<32x16xf32>) -> tensor<1x5x16xf32>
    "func.return"(%8) : (tensor<1x5x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
