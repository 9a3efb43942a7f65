"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x16x4xf32>) -> tensor<1x16x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x16x4xf32>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %2 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %3 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<9.99999974E-5> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.ReduceMean"(%arg0, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x16x4xf32>, tensor<1xi64>) -> tensor<1x1x4xf32>
    %6 = "onnx.Sub"(%arg0, %5) : (tensor<1x16x4xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %7 = "onnx.Pow"(%6, %3) : (tensor<1x16x4xf32>, tensor<f32>) -> tensor<1x16x4xf32>
    %8 = "onnx.ReduceMean"(%7, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x16x4xf32>, tensor<1xi64>) -> tensor<1x1x4xf32>
    %9 = "onnx.Add"(%8, %4) : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<1x1x4xf32>
    %10 = "onnx.Sqrt"(%9) : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %11 = "onnx.Reciprocal"(%10) : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %12 = "onnx.Mul"(%6, %11) : (tensor<1x16x4xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %13 = "onnx.Mul"(%12, %1) : (tensor<1x16x4xf32>, tensor<1x16x1xf32>) -> tensor<1x16x4xf32>
    %14 = "onnx.Add"(%13, %2) : (tensor<1x16x4xf32>, tensor<1x16x1xf32>) -> tensor<1x16x4xf32>
    "func.return"(%14) : (tensor<1x16x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
