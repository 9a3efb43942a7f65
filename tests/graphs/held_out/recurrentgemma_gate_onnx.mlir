"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<2x16x24xf32>, tensor<2x1x1x24xf32>, tensor<16x24xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<2x16x24xf32>, %arg2: tensor<2x1x1x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Einsum"(%arg0, %arg1) {equation = "...td,cdD->c...tD"} : (tensor<1x3x16xf32>, tensor<2x16x24xf32>) -> tensor<2x1x3x24xf32>
    %3 = "onnx.Add"(%2, %arg2) : (tensor<2x1x3x24xf32>, tensor<2x1x1x24xf32>) -> tensor<2x1x3x24xf32>
    %4 = "onnx.Gather"(%3, %0) {axis = 0 : si64} : (tensor<2x1x3x24xf32>, tensor<i64>) -> tensor<1x3x24xf32>
    %5 = "onnx.Gelu"(%4) {approximate = "tanh"} : (tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %6 = "onnx.Gather"(%3, %1) {axis = 0 : si64} : (tensor<2x1x3x24xf32>, tensor<i64>) -> tensor<1x3x24xf32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<1x3x24xf32>, tensor<1x3x24xf32>) -> tensor<1x3x24xf32>
    %8 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %9 = "onnx.MatMul"(%7, %8) : (tensor<1x3x24xf32>, tensor<24x16xf32>) -> tensor<1x3x16xf32>
    %10 = "onnx.Add"(%9, %arg4) : (tensor<1x3x16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%10) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
