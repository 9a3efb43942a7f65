"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<31> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Cos"(%arg1) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %5 = "onnx.Mul"(%arg0, %4) : (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "onnx.Slice"(%arg0, %3, %0, %1) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x31xf32>
    %7 = "onnx.Slice"(%arg0, %0, %2, %1) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1xf32>
    %8 = "onnx.Concat"(%7, %6) {axis = 2 : si64} : (tensor<1x5x1xf32>, tensor<1x5x31xf32>) -> tensor<1x5x32xf32>
    %9 = "onnx.Sin"(%arg1) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "onnx.Add"(%5, %10) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%11) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
