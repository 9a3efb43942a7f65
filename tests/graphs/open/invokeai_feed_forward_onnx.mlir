"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x16xf32>, tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x4x16xf32>, tensor<16x32xf32>) -> tensor<1x4x32xf32>
    %2 = "onnx.Gelu"(%1) {approximate = "none"} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %3 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %4 = "onnx.MatMul"(%2, %3) : (tensor<1x4x32xf32>, tensor<32x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%4) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
