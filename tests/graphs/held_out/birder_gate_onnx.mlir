"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16xf32>):
    %0 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %1 = "onnx.MatMul"(%arg0, %0) : (tensor<1x5x16xf32>, tensor<16x32xf32>) -> tensor<1x5x32xf32>
    %2 = "onnx.Add"(%1, %arg2) : (tensor<1x5x32xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %3 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %4 = "onnx.MatMul"(%arg0, %3) : (tensor<1x5x16xf32>, tensor<16x32xf32>) -> tensor<1x5x32xf32>
    %5 = "onnx.Add"(%4, %arg4) : (tensor<1x5x32xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %6 = "onnx.Sigmoid"(%2) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "onnx.Mul"(%2, %6) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %8 = "onnx.Mul"(%7, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %9 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %10 = "onnx.MatMul"(%8, %9) : (tensor<1x5x32xf32>, tensor<32x16xf32>) -> tensor<1x5x16xf32>
    %11 = "onnx.Add"(%10, %arg6) : (tensor<1x5x16xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    "func.return"(%11) : (tensor<1x5x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
