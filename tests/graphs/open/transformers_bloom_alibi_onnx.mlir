"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xi64>) -> tensor<8x1x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[[2.500000e-01], [6.250000e-02], [1.562500e-02], [3.906250e-03]]> : tensor<4x1xf32>} : () -> tensor<4x1xf32>
    %1 = "onnx.Constant"() {value = dense<[8, 1, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.CumSum"(%arg0, %3) {exclusive = 0 : si64, reverse = 0 : si64} : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %6 = "onnx.Sub"(%5, %2) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %7 = "onnx.Mul"(%6, %arg0) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %8 = "onnx.Unsqueeze"(%7, %4) : (tensor<2x5xi64>, tensor<1xi64>) -> tensor<2x1x5xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<2x1x5xi64>) -> tensor<2x1x5xf32>
    %10 = "onnx.Mul"(%0, %9) : (tensor<4x1xf32>, tensor<2x1x5xf32>) -> tensor<2x4x5xf32>
    %11 = "onnx.Reshape"(%10, %1) {allowzero = 1 : si64} : (tensor<2x4x5xf32>, tensor<3xi64>) -> tensor<8x1x5xf32>
    "func.return"(%11) : (tensor<8x1x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
