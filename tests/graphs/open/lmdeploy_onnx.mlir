"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1x5xi64>) -> (tensor<5x2x32xf32>, tensor<5x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5x1x32xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227786], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227786E-4], [1.7782794E-4]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %6 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x2x5xf32>} : () -> tensor<32x2x5xf32>
    %7 = "onnx.Constant"() {value = dense<[[16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %8 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x1x5xf32>} : () -> tensor<32x1x5xf32>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %15 = "onnx.Unsqueeze"(%14, %9) : (tensor<1x5xf32>, tensor<1xi64>) -> tensor<1x1x5xf32>
    %16 = "onnx.Mul"(%0, %15) : (tensor<1x16x1xf32>, tensor<1x1x5xf32>) -> tensor<1x16x5xf32>
    %17 = "onnx.Transpose"(%16) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x16x5xf32>) -> tensor<1x5x16xf32>
    %18 = "onnx.Expand"(%17, %10) : (tensor<1x5x16xf32>, tensor<3xi64>) -> tensor<1x5x16xf32>
    %19 = "onnx.Tile"(%18, %11) : (tensor<1x5x16xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %22 = "onnx.Gather"(%20, %12) {axis = 0 : si64} : (tensor<1x5x32xf32>, tensor<i64>) -> tensor<5x32xf32>
    %23 = "onnx.Gather"(%21, %12) {axis = 0 : si64} : (tensor<1x5x32xf32>, tensor<i64>) -> tensor<5x32xf32>
    %24 = "onnx.Unsqueeze"(%22, %13) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %25 = "onnx.Unsqueeze"(%23, %13) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %26 = "onnx.Mul"(%arg0, %24) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %27 = "onnx.Slice"(%arg0, %1, %2, %3, %9) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %28 = "onnx.Slice"(%arg0, %2, %4, %3, %9) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %30 = "onnx.Transpose"(%29) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %31 = "onnx.ScatterND"(%6, %5, %30) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %32 = "onnx.Transpose"(%27) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x2x16xf32>) -> tensor<16x2x5xf32>
    %33 = "onnx.ScatterND"(%31, %7, %32) {reduction = "none"} : (tensor<32x2x5xf32>, tensor<16x1xi64>, tensor<16x2x5xf32>) -> tensor<32x2x5xf32>
    %34 = "onnx.Transpose"(%33) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x2x5xf32>) -> tensor<5x2x32xf32>
    %35 = "onnx.Mul"(%34, %25) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %36 = "onnx.Add"(%26, %35) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %37 = "onnx.Mul"(%arg1, %24) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %38 = "onnx.Slice"(%arg1, %1, %2, %3, %9) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %39 = "onnx.Slice"(%arg1, %2, %4, %3, %9) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %40 = "onnx.Neg"(%39) : (tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %41 = "onnx.Transpose"(%40) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %42 = "onnx.ScatterND"(%8, %5, %41) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %43 = "onnx.Transpose"(%38) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<5x1x16xf32>) -> tensor<16x1x5xf32>
    %44 = "onnx.ScatterND"(%42, %7, %43) {reduction = "none"} : (tensor<32x1x5xf32>, tensor<16x1xi64>, tensor<16x1x5xf32>) -> tensor<32x1x5xf32>
    %45 = "onnx.Transpose"(%44) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<32x1x5xf32>) -> tensor<5x1x32xf32>
    %46 = "onnx.Mul"(%45, %25) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %47 = "onnx.Add"(%37, %46) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    "func.return"(%36, %47) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
