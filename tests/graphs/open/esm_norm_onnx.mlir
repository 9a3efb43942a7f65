"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.ReduceMean"(%arg0, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Sub"(%arg0, %2) : (tensor<1x4x32xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %4 = "onnx.Pow"(%3, %1) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4x32xf32>
    %5 = "onnx.ReduceMean"(%4, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %6 = "onnx.Sqrt"(%5) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %7 = "onnx.Div"(%3, %6) : (tensor<1x4x32xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %8 = "onnx.Mul"(%arg1, %7) : (tensor<32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "onnx.Add"(%8, %arg2) : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%9) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
