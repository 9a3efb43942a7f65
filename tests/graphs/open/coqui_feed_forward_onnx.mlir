"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %2 = "onnx.Add"(%1, %arg2) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %3:2 = "onnx.Split"(%2) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x3x32xf32>) -> (tensor<1x3x16xf32>, tensor<1x3x16xf32>)
    %4 = "onnx.Gelu"(%3#1) {approximate = "none"} : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %5 = "onnx.Mul"(%3#0, %4) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %6 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %7 = "onnx.MatMul"(%5, %6) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %8 = "onnx.Add"(%7, %arg4) : (tensor<1x3x16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%8) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
