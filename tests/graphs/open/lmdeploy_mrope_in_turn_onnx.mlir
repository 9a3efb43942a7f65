"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<3x5xi64>) -> (tensor<5x2x32xf32>, tensor<5x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5x1x32xf32>, %arg2: tensor<3x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[[1], [4], [7], [10], [13]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[[2], [5], [8], [11], [14]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %11 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x2x5xf32>} : () -> tensor<32x2x5xf32>
    %12 = "onnx.Constant"() {value = dense<[[16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %13 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x1x5xf32>} : () -> tensor<32x1x5xf32>
    %14 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %18 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<3x5xi64>) -> tensor<3x5xf32>
    %20 = "onnx.Unsqueeze"(%19, %14) : (tensor<3x5xf32>, tensor<1xi64>) -> tensor<3x5x1xf32>
    %21 = "onnx.Mul"(%20, %0) : (tensor<3x5x1xf32>, tensor<16xf32>) -> tensor<3x5x16xf32>
    %22 = "onnx.Gather"(%21, %15) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %23 = "onnx.Gather"(%21, %16) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %24 = "onnx.Slice"(%23, %1, %2, %1, %3) : (tensor<5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x5xf32>
    %25 = "onnx.Transpose"(%24) {perm = [1 : si64, 0 : si64]} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %26 = "onnx.Transpose"(%22) {perm = [1 : si64, 0 : si64]} : (tensor<5x16xf32>) -> tensor<16x5xf32>
    %27 = "onnx.ScatterND"(%26, %4, %25) {reduction = "none"} : (tensor<16x5xf32>, tensor<5x1xi64>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %28 = "onnx.Gather"(%21, %17) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %29 = "onnx.Slice"(%28, %5, %2, %1, %3) : (tensor<5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x5xf32>
    %30 = "onnx.Transpose"(%29) {perm = [1 : si64, 0 : si64]} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "onnx.ScatterND"(%27, %6, %30) {reduction = "none"} : (tensor<16x5xf32>, tensor<5x1xi64>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %32 = "onnx.Transpose"(%31) {perm = [1 : si64, 0 : si64]} : (tensor<16x5xf32>) -> tensor<5x16xf32>
    %33 = "onnx.Concat"(%32, %32) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %34 = "onnx.Cos"(%33) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %35 = "onnx.Sin"(%33) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %36 = "onnx.Unsqueeze"(%34, %18) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %37 = "onnx.Unsqueeze"(%35, %18) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %38 = "onnx.Mul"(%arg0, %36) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %39 = "onnx.Slice"(%arg0, %7, %8, %5, %1) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %40 = "onnx.Slice"(%arg0, %8, %9, %5, %1) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %41 = "onnx.Neg"(%40) : (tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %42 = "onnx.Transpose"(%41) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %43 = "onnx.ScatterND"(%11, %10, %42) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %44 = "onnx.Transpose"(%39) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %45 = "onnx.ScatterND"(%43, %12, %44) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %46 = "onnx.Transpose"(%45) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x2x5xf32>) -> tensor<5x2x32xf32>
    %47 = "onnx.Mul"(%46, %37) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %48 = "onnx.Add"(%38, %47) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %49 = "onnx.Mul"(%arg1, %36) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %50 = "onnx.Slice"(%arg1, %7, %8, %5, %1) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %51 = "onnx.Slice"(%arg1, %8, %9, %5, %1) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %52 = "onnx.Neg"(%51) : (tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %53 = "onnx.Transpose"(%52) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %54 = "onnx.ScatterND"(%13, %10, %53) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %55 = "onnx.Transpose"(%50) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %56 = "onnx.ScatterND"(%54, %12, %55) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %57 = "onnx.Transpose"(%56) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x1x5xf32>) -> tensor<5x1x32xf32>
    %58 = "onnx.Mul"(%57, %37) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %59 = "onnx.Add"(%49, %58) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    "func.return"(%48, %59) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
