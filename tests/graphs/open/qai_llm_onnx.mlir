"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x1x4x16xf32>, %arg3: tensor<1x1x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Slice"(%arg0, %0, %1, %2, %4) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %6 = "onnx.Slice"(%arg0, %1, %3, %2, %4) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %7 = "onnx.Mul"(%5, %arg2) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %8 = "onnx.Mul"(%6, %arg3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %9 = "onnx.Sub"(%7, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %10 = "onnx.Mul"(%5, %arg3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %11 = "onnx.Mul"(%6, %arg2) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Add"(%10, %11) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Concat"(%9, %12) {axis = 3 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %14 = "onnx.Slice"(%arg1, %0, %1, %2, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %15 = "onnx.Slice"(%arg1, %1, %3, %2, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %16 = "onnx.Mul"(%14, %arg2) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %17 = "onnx.Mul"(%15, %arg3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %18 = "onnx.Sub"(%16, %17) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %19 = "onnx.Mul"(%14, %arg3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %20 = "onnx.Mul"(%15, %arg2) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %21 = "onnx.Add"(%19, %20) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %22 = "onnx.Concat"(%18, %21) {axis = 3 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%13, %22) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
