"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>):
    %0:2 = "onnx.Split"(%arg0) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x32xf32>) -> (tensor<1x4x16xf32>, tensor<1x4x16xf32>)
    %1 = "onnx.Sigmoid"(%0#1) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %2 = "onnx.Mul"(%0#0, %1) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%2) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
