"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x2x5x64xf32>, %arg2: tensor<1x1x4x64xf32>, %arg3: tensor<1x1x4x64xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6:2 = "onnx.Split"(%arg0, %4) {axis = 2 : si64} : (tensor<1x2x5x64xf32>, tensor<2xi64>) -> (tensor<1x2x1x64xf32>, tensor<1x2x4x64xf32>)
    %7:2 = "onnx.Split"(%arg1, %4) {axis = 2 : si64} : (tensor<1x2x5x64xf32>, tensor<2xi64>) -> (tensor<1x2x1x64xf32>, tensor<1x2x4x64xf32>)
    %8 = "onnx.Mul"(%6#1, %arg2) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %9 = "onnx.Slice"(%6#1, %0, %1, %2, %5) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %10 = "onnx.Slice"(%6#1, %1, %3, %2, %5) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %11 = "onnx.Neg"(%10) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %12 = "onnx.Concat"(%11, %9) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x64xf32>
    %13 = "onnx.Mul"(%12, %arg3) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %14 = "onnx.Add"(%8, %13) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %15 = "onnx.Mul"(%7#1, %arg2) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %16 = "onnx.Slice"(%7#1, %0, %1, %2, %5) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %17 = "onnx.Slice"(%7#1, %1, %3, %2, %5) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Neg"(%17) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Concat"(%18, %16) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x64xf32>
    %20 = "onnx.Mul"(%19, %arg3) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %21 = "onnx.Add"(%15, %20) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %22 = "onnx.Concat"(%6#0, %14) {axis = -2 : si64} : (tensor<1x2x1x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x5x64xf32>
    %23 = "onnx.Concat"(%7#0, %21) {axis = -2 : si64} : (tensor<1x2x1x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%22, %23) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
