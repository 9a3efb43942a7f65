"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %2:2 = "onnx.Split"(%1) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x3x64xf32>) -> (tensor<1x3x32xf32>, tensor<1x3x32xf32>)
    %3 = "onnx.Sigmoid"(%2#0) : (tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %4 = "onnx.Mul"(%2#0, %3) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %5 = "onnx.Mul"(%2#1, %4) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %6 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %7 = "onnx.MatMul"(%5, %6) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%7) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
