"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x64xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x64xf32>, %arg1: tensor<1x2x5x16xf32>, %arg2: tensor<1x2x5x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 5, 2, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1x1xi64>} : () -> tensor<1x1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1x1xi64>} : () -> tensor<1x1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Mul"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x5x64xf32>, tensor<4xi64>) -> tensor<1x5x2x32xf32>
    %12 = "onnx.Transpose"(%11) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    %13 = "onnx.Reshape"(%12, %1) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %14 = "onnx.Slice"(%13, %2, %3, %4, %3) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %15 = "onnx.Slice"(%13, %3, %5, %4, %3) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %16 = "onnx.Unsqueeze"(%arg1, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %17 = "onnx.Unsqueeze"(%arg2, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %18 = "onnx.Mul"(%13, %16) : (tensor<1x2x5x2x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %19 = "onnx.Slice"(%18, %2, %3, %4, %3) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %20 = "onnx.Neg"(%17) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %21 = "onnx.Mul"(%20, %15) : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %22 = "onnx.Add"(%19, %21) : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %23 = "onnx.Transpose"(%22) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %24 = "onnx.Transpose"(%18) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<1x2x5x2x16xf32>) -> tensor<2x2x5x1x16xf32>
    %25 = "onnx.ScatterND"(%24, %6, %23) {reduction = "none"} : (tensor<2x2x5x1x16xf32>, tensor<1x1xi64>, tensor<1x2x5x1x16xf32>) -> tensor<2x2x5x1x16xf32>
    %26 = "onnx.Transpose"(%25) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<2x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %27 = "onnx.Slice"(%26, %3, %5, %4, %3) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %28 = "onnx.Mul"(%17, %14) : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %30 = "onnx.Transpose"(%29) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x1x16xf32>
    %31 = "onnx.Transpose"(%26) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<1x2x5x2x16xf32>) -> tensor<2x2x5x1x16xf32>
    %32 = "onnx.ScatterND"(%31, %7, %30) {reduction = "none"} : (tensor<2x2x5x1x16xf32>, tensor<1x1xi64>, tensor<1x2x5x1x16xf32>) -> tensor<2x2x5x1x16xf32>
    %33 = "onnx.Transpose"(%32) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64, 4 : si64]} : (tensor<2x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %34 = "onnx.Reshape"(%33, %8) {allowzero = 1 : si64} : (tensor<1x2x5x2x16xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %35 = "onnx.Transpose"(%34) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x5x32xf32>) -> tensor<1x5x2x32xf32>
    %36 = "onnx.Reshape"(%35, %9) {allowzero = 1 : si64} : (tensor<1x5x2x32xf32>, tensor<3xi64>) -> tensor<1x5x64xf32>
    "func.return"(%36) : (tensor<1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
