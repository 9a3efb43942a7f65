"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[0, 1, 0, 0, -1, 0]> : tensor<6xi64>} : () -> tensor<6xi64>
    %1:2 = "onnx.Split"(%arg0) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x4x16xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
    %2 = "onnx.Pad"(%1#1, %0) {mode = "constant"} : (tensor<1x4x8xf32>, tensor<6xi64>) -> tensor<1x4x8xf32>
    %3 = "onnx.Concat"(%1#0, %2) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    "func.return"(%3) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
