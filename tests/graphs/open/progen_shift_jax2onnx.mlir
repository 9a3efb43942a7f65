"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x16xf32>) -> tensor<4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<8> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 0, 0, 0]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %4 = "onnx.Constant"() {value = dense<[4, 8]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %6:2 = "onnx.Split"(%arg0, %0) {axis = 1 : si64} : (tensor<4x16xf32>, tensor<2xi64>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %7 = "onnx.Pad"(%6#0, %1, %2) {mode = "constant"} : (tensor<4x8xf32>, tensor<4xi64>, tensor<f32>) -> tensor<5x8xf32>
    %8 = "onnx.Slice"(%7, %3, %4, %5) : (tensor<5x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x8xf32>
    %9 = "onnx.Concat"(%8, %6#1) {axis = 1 : si64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    "func.return"(%9) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
