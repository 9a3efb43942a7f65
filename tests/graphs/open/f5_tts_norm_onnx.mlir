"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>) -> tensor<1x5x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<1x1x16xf32>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.ReduceL2"(%arg0, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x16xf32>
    %4 = "onnx.ReduceMean"(%3, %1) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x1x16xf32>, tensor<1xi64>) -> tensor<1x1x1xf32>
    %5 = "onnx.Add"(%4, %2) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1x1xf32>
    %6 = "onnx.Div"(%3, %5) : (tensor<1x1x16xf32>, tensor<1x1x1xf32>) -> tensor<1x1x16xf32>
    %7 = "onnx.Mul"(%arg0, %6) : (tensor<1x5x16xf32>, tensor<1x1x16xf32>) -> tensor<1x5x16xf32>
    %8 = "onnx.Mul"(%arg1, %7) : (tensor<1x1x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %9 = "onnx.Add"(%8, %arg2) : (tensor<1x5x16xf32>, tensor<1x1x16xf32>) -> tensor<1x5x16xf32>
    %10 = "onnx.Add"(%9, %arg0) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    "func.return"(%10) : (tensor<1x5x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
