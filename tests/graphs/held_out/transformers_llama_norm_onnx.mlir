"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x64xf32>):
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<64xf32>} : () -> tensor<64xf32>
    %1 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Pow"(%arg0, %2) : (tensor<1x4x64xf32>, tensor<f32>) -> tensor<1x4x64xf32>
    %5 = "onnx.ReduceMean"(%4, %1) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x64xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %6 = "onnx.Add"(%5, %3) : (tensor<1x4x1xf32>, tensor<f32>) -> tensor<1x4x1xf32>
    %7 = "onnx.Sqrt"(%6) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %8 = "onnx.Reciprocal"(%7) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%arg0, %8) : (tensor<1x4x64xf32>, tensor<1x4x1xf32>) -> tensor<1x4x64xf32>
    %10 = "onnx.Mul"(%0, %9) : (tensor<64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    "func.return"(%10) : (tensor<1x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
