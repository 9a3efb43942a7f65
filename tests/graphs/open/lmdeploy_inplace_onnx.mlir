"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<5xi64>) -> (tensor<5x2x32xf32>, tensor<5x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5x1x32xf32>, %arg2: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %6 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x2x5xf32>} : () -> tensor<32x2x5xf32>
    %7 = "onnx.Constant"() {value = dense<[[16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %8 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x1x5xf32>} : () -> tensor<32x1x5xf32>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<5xi64>, tensor<1xi64>) -> tensor<5x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %15 = "onnx.Cos"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %16 = "onnx.Sin"(%14) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %17 = "onnx.Unsqueeze"(%15, %10) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %18 = "onnx.Unsqueeze"(%16, %10) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %19 = "onnx.Slice"(%arg0, %1, %2, %3, %9) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %20 = "onnx.Slice"(%arg0, %2, %4, %3, %9) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %22 = "onnx.Transpose"(%21) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %23 = "onnx.ScatterND"(%6, %5, %22) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %24 = "onnx.Transpose"(%19) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %25 = "onnx.ScatterND"(%23, %7, %24) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %26 = "onnx.Transpose"(%25) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x2x5xf32>) -> tensor<5x2x32xf32>
    %27 = "onnx.Mul"(%26, %18) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %28 = "onnx.Mul"(%arg0, %17) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %29 = "onnx.Add"(%28, %27) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %30 = "onnx.Slice"(%arg1, %1, %2, %3, %9) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %31 = "onnx.Slice"(%arg1, %2, %4, %3, %9) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %32 = "onnx.Neg"(%31) : (tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %33 = "onnx.Transpose"(%32) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %34 = "onnx.ScatterND"(%8, %5, %33) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %35 = "onnx.Transpose"(%30) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %36 = "onnx.ScatterND"(%34, %7, %35) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %37 = "onnx.Transpose"(%36) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x1x5xf32>) -> tensor<5x1x32xf32>
    %38 = "onnx.Mul"(%37, %18) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %39 = "onnx.Mul"(%arg1, %17) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %40 = "onnx.Add"(%39, %38) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    "func.return"(%29, %40) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
