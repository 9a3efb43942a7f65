"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x3xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227786], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227786E-4], [1.7782794E-4]]], [[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227786], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227786E-4], [1.7782794E-4]]], [[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227786], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227786E-4], [1.7782794E-4]]]]> : tensor<3x1x16x1xf32>} : () -> tensor<3x1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[[1], [4], [7], [10], [13]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %2 = "onnx.Constant"() {value = dense<[4, 5]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[[2], [5], [8], [11], [14]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %4 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Transpose"(%arg2) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x3xi64>) -> tensor<3x1x4xi64>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<3x1x4xi64>) -> tensor<3x1x4xf32>
    %15 = "onnx.Unsqueeze"(%14, %8) : (tensor<3x1x4xf32>, tensor<1xi64>) -> tensor<3x1x1x4xf32>
    %16 = "onnx.MatMul"(%0, %15) : (tensor<3x1x16x1xf32>, tensor<3x1x1x4xf32>) -> tensor<3x1x16x4xf32>
    %17 = "onnx.Transpose"(%16) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<3x1x16x4xf32>) -> tensor<3x1x4x16xf32>
    %18 = "onnx.Gather"(%17, %9) {axis = 0 : si64} : (tensor<3x1x4x16xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %19 = "onnx.Gather"(%17, %10) {axis = 0 : si64} : (tensor<3x1x4x16xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %20 = "onnx.Transpose"(%19) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x16xf32>) -> tensor<16x1x4xf32>
    %21 = "onnx.GatherND"(%20, %1) {batch_dims = 0 : si64} : (tensor<16x1x4xf32>, tensor<5x1xi64>) -> tensor<5x1x4xf32>
    %22 = "onnx.Transpose"(%21) {perm = [1 : si64, 2 : si64, 0 : si64]} : (tensor<5x1x4xf32>) -> tensor<1x4x5xf32>
    %23 = "onnx.Reshape"(%22, %2) {allowzero = 1 : si64} : (tensor<1x4x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
    %24 = "onnx.Transpose"(%18) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x16xf32>) -> tensor<16x1x4xf32>
    %25 = "onnx.Unsqueeze"(%23, %7) : (tensor<4x5xf32>, tensor<1xi64>) -> tensor<1x4x5xf32>
    %26 = "onnx.Transpose"(%25) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x5xf32>) -> tensor<5x1x4xf32>
    %27 = "onnx.ScatterND"(%24, %1, %26) : (tensor<16x1x4xf32>, tensor<5x1xi64>, tensor<5x1x4xf32>) -> tensor<16x1x4xf32>
    %28 = "onnx.Gather"(%17, %11) {axis = 0 : si64} : (tensor<3x1x4x16xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %29 = "onnx.Transpose"(%28) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x16xf32>) -> tensor<16x1x4xf32>
    %30 = "onnx.GatherND"(%29, %3) {batch_dims = 0 : si64} : (tensor<16x1x4xf32>, tensor<5x1xi64>) -> tensor<5x1x4xf32>
    %31 = "onnx.Transpose"(%30) {perm = [1 : si64, 2 : si64, 0 : si64]} : (tensor<5x1x4xf32>) -> tensor<1x4x5xf32>
    %32 = "onnx.Reshape"(%31, %2) {allowzero = 1 : si64} : (tensor<1x4x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
    %33 = "onnx.Unsqueeze"(%32, %7) : (tensor<4x5xf32>, tensor<1xi64>) -> tensor<1x4x5xf32>
    %34 = "onnx.Transpose"(%33) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<1x4x5xf32>) -> tensor<5x1x4xf32>
    %35 = "onnx.ScatterND"(%27, %3, %34) : (tensor<16x1x4xf32>, tensor<5x1xi64>, tensor<5x1x4xf32>) -> tensor<16x1x4xf32>
    %36 = "onnx.Transpose"(%35) {perm = [1 : si64, 2 : si64, 0 : si64]} : (tensor<16x1x4xf32>) -> tensor<1x4x16xf32>
    %37 = "onnx.Concat"(%36, %36) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %38 = "onnx.Cos"(%37) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %39 = "onnx.Sin"(%37) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %40 = "onnx.Unsqueeze"(%38, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %41 = "onnx.Unsqueeze"(%39, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %42 = "onnx.Mul"(%arg0, %40) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %43 = "onnx.Slice"(%arg0, %4, %5, %6, %12) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %44 = "onnx.Neg"(%43) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "onnx.Slice"(%arg0, %7, %4, %6, %12) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %46 = "onnx.Concat"(%44, %45) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %47 = "onnx.Mul"(%46, %41) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %48 = "onnx.Add"(%42, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %49 = "onnx.Mul"(%arg1, %40) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %50 = "onnx.Slice"(%arg1, %4, %5, %6, %12) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %51 = "onnx.Neg"(%50) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %52 = "onnx.Slice"(%arg1, %7, %4, %6, %12) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %53 = "onnx.Concat"(%51, %52) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %54 = "onnx.Mul"(%53, %41) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %55 = "onnx.Add"(%49, %54) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%48, %55) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
