"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf16>, tensor<5x1x32xf16>, tensor<5x16xf16>, tensor<5x16xf16>) -> (tensor<5x2x32xf16>, tensor<5x1x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf16>, %arg1: tensor<5x1x32xf16>, %arg2: tensor<5x16xf16>, %arg3: tensor<5x16xf16>):
    %0 = "onnx.Constant"() {value = dense<[5, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[0], [2], [4], [6], [8], [10], [12], [14], [16], [18], [20], [22], [24], [26], [28], [30]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %6 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x2x5xf16>} : () -> tensor<32x2x5xf16>
    %7 = "onnx.Constant"() {value = dense<[[1], [3], [5], [7], [9], [11], [13], [15], [17], [19], [21], [23], [25], [27], [29], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %8 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x1x5xf16>} : () -> tensor<32x1x5xf16>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<5x16xf16>, tensor<1xi64>) -> tensor<5x16x1xf16>
    %12 = "onnx.Expand"(%11, %9) : (tensor<5x16x1xf16>, tensor<3xi64>) -> tensor<5x16x2xf16>
    %13 = "onnx.Reshape"(%12, %0) {allowzero = 0 : si64} : (tensor<5x16x2xf16>, tensor<2xi64>) -> tensor<5x32xf16>
    %14 = "onnx.Unsqueeze"(%arg3, %3) : (tensor<5x16xf16>, tensor<1xi64>) -> tensor<5x16x1xf16>
    %15 = "onnx.Expand"(%14, %9) : (tensor<5x16x1xf16>, tensor<3xi64>) -> tensor<5x16x2xf16>
    %16 = "onnx.Reshape"(%15, %0) {allowzero = 0 : si64} : (tensor<5x16x2xf16>, tensor<2xi64>) -> tensor<5x32xf16>
    %17 = "onnx.Unsqueeze"(%13, %10) : (tensor<5x32xf16>, tensor<1xi64>) -> tensor<5x1x32xf16>
    %18 = "onnx.Unsqueeze"(%16, %10) : (tensor<5x32xf16>, tensor<1xi64>) -> tensor<5x1x32xf16>
    %19 = "onnx.Mul"(%arg0, %17) : (tensor<5x2x32xf16>, tensor<5x1x32xf16>) -> tensor<5x2x32xf16>
    %20 = "onnx.Slice"(%arg0, %1, %2, %3, %3) : (tensor<5x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf16>
    %21 = "onnx.Slice"(%arg0, %4, %2, %3, %3) : (tensor<5x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf16>
    %22 = "onnx.Neg"(%21) : (tensor<5x2x16xf16>) -> tensor<5x2x16xf16>
    %23 = "onnx.Transpose"(%22) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf16>) -> tensor<16x2x5xf16>
    %24 = "onnx.ScatterND"(%6, %5, %23) {reduction = "none"} : (tensor<32x2x5xf16>, tensor<16x1xi64>, tensor<16x2x5xf16>) -> tensor<32x2x5xf16>
    %25 = "onnx.Transpose"(%20) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf16>) -> tensor<16x2x5xf16>
    %26 = "onnx.ScatterND"(%24, %7, %25) {reduction = "none"} : (tensor<32x2x5xf16>, tensor<16x1xi64>, tensor<16x2x5xf16>) -> tensor<32x2x5xf16>
    %27 = "onnx.Transpose"(%26) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x2x5xf16>) -> tensor<5x2x32xf16>
    %28 = "onnx.Mul"(%27, %18) : (tensor<5x2x32xf16>, tensor<5x1x32xf16>) -> tensor<5x2x32xf16>
    %29 = "onnx.Add"(%19, %28) : (tensor<5x2x32xf16>, tensor<5x2x32xf16>) -> tensor<5x2x32xf16>
    %30 = "onnx.Mul"(%arg1, %17) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    %31 = "onnx.Slice"(%arg1, %1, %2, %3, %3) : (tensor<5x1x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf16>
    %32 = "onnx.Slice"(%arg1, %4, %2, %3, %3) : (tensor<5x1x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf16>
    %33 = "onnx.Neg"(%32) : (tensor<5x1x16xf16>) -> tensor<5x1x16xf16>
    %34 = "onnx.Transpose"(%33) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf16>) -> tensor<16x1x5xf16>
    %35 = "onnx.ScatterND"(%8, %5, %34) {reduction = "none"} : (tensor<32x1x5xf16>, tensor<16x1xi64>, tensor<16x1x5xf16>) -> tensor<32x1x5xf16>
    %36 = "onnx.Transpose"(%31) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf16>) -> tensor<16x1x5xf16>
    %37 = "onnx.ScatterND"(%35, %7, %36) {reduction = "none"} : (tensor<32x1x5xf16>, tensor<16x1xi64>, tensor<16x1x5xf16>) -> tensor<32x1x5xf16>
    %38 = "onnx.Transpose"(%37) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x1x5xf16>) -> tensor<5x1x32xf16>
    %39 = "onnx.Mul"(%38, %18) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    %40 = "onnx.Add"(%30, %39) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    "func.return"(%29, %40) : (tensor<5x2x32xf16>, tensor<5x1x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
