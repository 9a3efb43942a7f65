"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x16xf32>, tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x4x16xf32>, tensor<16x64xf32>) -> tensor<1x4x64xf32>
    %2:2 = "onnx.Split"(%1) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x4x64xf32>) -> (tensor<1x4x32xf32>, tensor<1x4x32xf32>)
    %3 = "onnx.Gelu"(%2#0) {approximate = "none"} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %4 = "onnx.Mul"(%3, %2#1) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %5 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %6 = "onnx.MatMul"(%4, %5) : (tensor<1x4x32xf32>, tensor<32x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%6) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
