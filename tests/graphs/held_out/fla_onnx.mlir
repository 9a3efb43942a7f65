"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<2x3x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<3x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 2, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg1, %6) : (tensor<3x16xf32>, tensor<1xi64>) -> tensor<3x1x16xf32>
    %8 = "onnx.Expand"(%7, %0) : (tensor<3x1x16xf32>, tensor<3xi64>) -> tensor<3x2x16xf32>
    %9 = "onnx.Reshape"(%8, %1) {allowzero = 1 : si64} : (tensor<3x2x16xf32>, tensor<3xi64>) -> tensor<3x1x32xf32>
    %10 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<3x16xf32>, tensor<1xi64>) -> tensor<3x1x16xf32>
    %11 = "onnx.Expand"(%10, %0) : (tensor<3x1x16xf32>, tensor<3xi64>) -> tensor<3x2x16xf32>
    %12 = "onnx.Reshape"(%11, %1) {allowzero = 1 : si64} : (tensor<3x2x16xf32>, tensor<3xi64>) -> tensor<3x1x32xf32>
    %13 = "onnx.Slice"(%arg0, %2, %3, %4, %6) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %14 = "onnx.Mul"(%13, %9) : (tensor<2x3x2x32xf32>, tensor<3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %15:2 = "onnx.Split"(%13) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x2x32xf32>) -> (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>)
    %16 = "onnx.Neg"(%15#1) : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %17 = "onnx.Concat"(%16, %15#0) {axis = -1 : si64} : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x32xf32>
    %18 = "onnx.Mul"(%17, %12) : (tensor<2x3x2x32xf32>, tensor<3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %19 = "onnx.Add"(%14, %18) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %20 = "onnx.Slice"(%arg0, %3, %5, %4, %6) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %21 = "onnx.Concat"(%19, %20) {axis = -1 : si64} : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%21) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
