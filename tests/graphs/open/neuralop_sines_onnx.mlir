"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.00999999977, 9.99999974E-5, 9.99999883E-7]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Einsum"(%arg0, %0) {equation = "bij, k -> bijk"} : (tensor<1x4x2xf32>, tensor<4xf32>) -> tensor<1x4x2x4xf32>
    %4 = "onnx.Sin"(%3) : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
    %5 = "onnx.Cos"(%3) : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
    %6 = "onnx.Unsqueeze"(%4, %2) : (tensor<1x4x2x4xf32>, tensor<1xi64>) -> tensor<1x4x2x4x1xf32>
    %7 = "onnx.Unsqueeze"(%5, %2) : (tensor<1x4x2x4xf32>, tensor<1xi64>) -> tensor<1x4x2x4x1xf32>
    %8 = "onnx.Concat"(%6, %7) {axis = -1 : si64} : (tensor<1x4x2x4x1xf32>, tensor<1x4x2x4x1xf32>) -> tensor<1x4x2x4x2xf32>
    %9 = "onnx.Reshape"(%8, %1) {allowzero = 1 : si64} : (tensor<1x4x2x4x2xf32>, tensor<3xi64>) -> tensor<1x4x16xf32>
    "func.return"(%9) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
