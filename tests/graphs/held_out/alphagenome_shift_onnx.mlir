"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x8xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 2, 8, 4]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 2, 4, 7]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x2x4x8xf32>, tensor<4xi64>) -> tensor<1x2x8x4xf32>
    %9 = "onnx.Slice"(%8, %1, %2, %3, %1) : (tensor<1x2x8x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x7x4xf32>
    %10 = "onnx.Reshape"(%9, %4) {allowzero = 1 : si64} : (tensor<1x2x7x4xf32>, tensor<4xi64>) -> tensor<1x2x4x7xf32>
    %11 = "onnx.Slice"(%10, %5, %6, %7, %1) : (tensor<1x2x4x7xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x4xf32>
    "func.return"(%11) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
