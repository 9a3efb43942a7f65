"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x96xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x96xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x96xf32>, %arg1: tensor<1x4x16xf32>, %arg2: tensor<1x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<-32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg1, %3) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %11 = "onnx.Expand"(%10, %8) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %12 = "onnx.Reshape"(%11, %0) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %13 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %14 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %15 = "onnx.Expand"(%14, %8) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %16 = "onnx.Reshape"(%15, %0) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %17 = "onnx.Unsqueeze"(%16, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %18 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x2x4x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x64xf32>
    %19 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x2x4x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Mul"(%19, %13) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Slice"(%19, %1, %4, %3, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Slice"(%19, %6, %4, %3, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Neg"(%22) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Unsqueeze"(%21, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %27 = "onnx.Reshape"(%26, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Mul"(%27, %17) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Add"(%20, %28) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "onnx.Concat"(%18, %29) {axis = -1 : si64} : (tensor<1x2x4x64xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x96xf32>
    "func.return"(%30) : (tensor<1x2x4x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
