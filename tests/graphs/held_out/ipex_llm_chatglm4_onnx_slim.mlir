"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xf32>, tensor<1x4x16x2xf32>) -> tensor<1x2x4x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x4x16x2xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[-1, 1, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 4, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %11 = "onnx.Slice"(%arg0, %1, %4, %2, %3) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Reshape"(%arg1, %5) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<5xi64>) -> tensor<1x1x4x16x2xf32>
    %13 = "onnx.Reshape"(%10, %6) {allowzero = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %14 = "onnx.Gather"(%12, %7) {axis = -1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<i64>) -> tensor<1x1x4x16xf32>
    %15 = "onnx.Gather"(%12, %8) {axis = -1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<i64>) -> tensor<1x1x4x16xf32>
    %16 = "onnx.Gather"(%13, %7) {axis = -1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Gather"(%13, %8) {axis = -1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Mul"(%16, %14) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Mul"(%17, %15) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Mul"(%17, %14) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Mul"(%16, %15) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Sub"(%18, %19) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Add"(%20, %21) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Unsqueeze"(%22, %2) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Unsqueeze"(%23, %2) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %27 = "onnx.Reshape"(%26, %9) {allowzero = 0 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Concat"(%27, %11) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    "func.return"(%28) : (tensor<1x2x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
