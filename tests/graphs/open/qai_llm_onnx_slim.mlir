"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x1x4x16xf32>, %arg3: tensor<1x1x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %6 = "onnx.Slice"(%arg0, %1, %4, %2, %3) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %7 = "onnx.Slice"(%arg1, %0, %1, %2, %3) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %8 = "onnx.Slice"(%arg1, %1, %4, %2, %3) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %9 = "onnx.Mul"(%5, %arg2) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %10 = "onnx.Mul"(%6, %arg3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %11 = "onnx.Mul"(%5, %arg3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Mul"(%6, %arg2) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Mul"(%7, %arg2) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Mul"(%8, %arg3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %15 = "onnx.Mul"(%7, %arg3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %16 = "onnx.Mul"(%8, %arg2) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %17 = "onnx.Sub"(%9, %10) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Add"(%11, %12) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Sub"(%13, %14) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %20 = "onnx.Add"(%15, %16) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %21 = "onnx.Concat"(%17, %18) {axis = 3 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Concat"(%19, %20) {axis = 3 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%21, %22) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
