"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x16xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x16xf32>, %arg1: tensor<1x2x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<[5, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<48> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 5, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg0, %9) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x16x1xf32>
    %13 = "onnx.Expand"(%12, %0) : (tensor<5x16x1xf32>, tensor<3xi64>) -> tensor<5x16x2xf32>
    %14 = "onnx.Reshape"(%13, %1) {allowzero = 1 : si64} : (tensor<5x16x2xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    %15 = "onnx.Slice"(%arg1, %2, %3, %4, %10) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %16 = "onnx.Slice"(%arg1, %3, %5, %4, %10) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Slice"(%arg1, %5, %6, %4, %10) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %18 = "onnx.Cos"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %19 = "onnx.Mul"(%16, %18) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %20 = "onnx.Reshape"(%16, %7) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %21 = "onnx.Slice"(%20, %2, %10, %11) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %22 = "onnx.Squeeze"(%21, %11) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %23 = "onnx.Slice"(%20, %10, %9, %11) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %24 = "onnx.Squeeze"(%23, %11) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Neg"(%24) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Unsqueeze"(%25, %11) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %27 = "onnx.Unsqueeze"(%22, %11) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %28 = "onnx.Concat"(%26, %27) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %29 = "onnx.Reshape"(%28, %8) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Sin"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %31 = "onnx.Mul"(%29, %30) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %32 = "onnx.Add"(%19, %31) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Concat"(%15, %32, %17) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%33) : (tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
