"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x2x32xf32>, tensor<4x2x1x32xf32>, tensor<3x2x4xi64>) -> (tensor<4x2x2x32xf32>, tensor<4x2x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x2x32xf32>, %arg1: tensor<4x2x1x32xf32>, %arg2: tensor<3x2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]], [[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]]], [[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]], [[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]]], [[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]], [[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341325], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227763], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227757E-4], [1.7782794E-4]]]]> : tensor<3x2x16x1xf32>} : () -> tensor<3x2x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[1], [4], [7], [10], [13]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1x2x4x16xi64>} : () -> tensor<1x2x4x16xi64>
    %7 = "onnx.Constant"() {value = dense<[[2], [5], [8], [11], [14]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<3x2x4xi64>) -> tensor<3x2x4xf32>
    %13 = "onnx.Unsqueeze"(%12, %3) : (tensor<3x2x4xf32>, tensor<1xi64>) -> tensor<3x2x1x4xf32>
    %14 = "onnx.MatMul"(%0, %13) : (tensor<3x2x16x1xf32>, tensor<3x2x1x4xf32>) -> tensor<3x2x16x4xf32>
    %15 = "onnx.Transpose"(%14) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<3x2x16x4xf32>) -> tensor<3x2x4x16xf32>
    %16 = "onnx.Gather"(%15, %10) {axis = 0 : si64} : (tensor<3x2x4x16xf32>, tensor<i64>) -> tensor<2x4x16xf32>
    %17 = "onnx.Slice"(%16, %1, %2, %3, %4) : (tensor<2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x5xf32>
    %18 = "onnx.Gather"(%15, %9) {axis = 0 : si64} : (tensor<3x2x4x16xf32>, tensor<i64>) -> tensor<2x4x16xf32>
    %19 = "onnx.Transpose"(%17) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<2x4x5xf32>) -> tensor<5x4x2xf32>
    %20 = "onnx.Transpose"(%18) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<2x4x16xf32>) -> tensor<16x4x2xf32>
    %21 = "onnx.ScatterND"(%20, %5, %19) {reduction = "none"} : (tensor<16x4x2xf32>, tensor<5x1xi64>, tensor<5x4x2xf32>) -> tensor<16x4x2xf32>
    %22 = "onnx.Transpose"(%21) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<16x4x2xf32>) -> tensor<2x4x16xf32>
    %23 = "onnx.Unsqueeze"(%22, %8) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.ScatterElements"(%15, %6, %23) {axis = 0 : si64, reduction = "none"} : (tensor<3x2x4x16xf32>, tensor<1x2x4x16xi64>, tensor<1x2x4x16xf32>) -> tensor<3x2x4x16xf32>
    %25 = "onnx.Transpose"(%24) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<3x2x4x16xf32>) -> tensor<3x2x16x4xf32>
    %26 = "onnx.Transpose"(%25) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<3x2x16x4xf32>) -> tensor<3x2x4x16xf32>
    %27 = "onnx.Gather"(%26, %11) {axis = 0 : si64} : (tensor<3x2x4x16xf32>, tensor<i64>) -> tensor<2x4x16xf32>
    %28 = "onnx.Slice"(%27, %3, %2, %3, %4) : (tensor<2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x5xf32>
    %29 = "onnx.Gather"(%26, %9) {axis = 0 : si64} : (tensor<3x2x4x16xf32>, tensor<i64>) -> tensor<2x4x16xf32>
    %30 = "onnx.Transpose"(%28) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<2x4x5xf32>) -> tensor<5x4x2xf32>
    %31 = "onnx.Transpose"(%29) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<2x4x16xf32>) -> tensor<16x4x2xf32>
    %32 = "onnx.ScatterND"(%31, %7, %30) {reduction = "none"} : (tensor<16x4x2xf32>, tensor<5x1xi64>, tensor<5x4x2xf32>) -> tensor<16x4x2xf32>
    %33 = "onnx.Transpose"(%32) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<16x4x2xf32>) -> tensor<2x4x16xf32>
    %34 = "onnx.Unsqueeze"(%33, %8) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %35 = "onnx.ScatterElements"(%26, %6, %34) {axis = 0 : si64, reduction = "none"} : (tensor<3x2x4x16xf32>, tensor<1x2x4x16xi64>, tensor<1x2x4x16xf32>) -> tensor<3x2x4x16xf32>
    %36 = "onnx.Gather"(%35, %9) {axis = 0 : si64} : (tensor<3x2x4x16xf32>, tensor<i64>) -> tensor<2x4x16xf32>
    %37 = "onnx.Concat"(%36, %36) {axis = -1 : si64} : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %38 = "onnx.Unsqueeze"(%37, %3) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %39 = "onnx.Transpose"(%38) {perm = [1 : si64, 0 : si64, 2 : si64, 3 : si64]} : (tensor<2x4x1x32xf32>) -> tensor<4x2x1x32xf32>
    %40 = "onnx.Cos"(%39) : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x32xf32>
    %41 = "onnx.Sin"(%39) : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x32xf32>
    %42 = "onnx.Mul"(%arg0, %40) : (tensor<4x2x2x32xf32>, tensor<4x2x1x32xf32>) -> tensor<4x2x2x32xf32>
    %43:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x2x2x32xf32>) -> (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>)
    %44 = "onnx.Neg"(%43#1) : (tensor<4x2x2x16xf32>) -> tensor<4x2x2x16xf32>
    %45 = "onnx.Concat"(%44, %43#0) {axis = -1 : si64} : (tensor<4x2x2x16xf32>, tensor<4x2x2x16xf32>) -> tensor<4x2x2x32xf32>
    %46 = "onnx.Mul"(%45, %41) : (tensor<4x2x2x32xf32>, tensor<4x2x1x32xf32>) -> tensor<4x2x2x32xf32>
    %47 = "onnx.Add"(%42, %46) : (tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32>
    %48 = "onnx.Mul"(%arg1, %40) : (tensor<4x2x1x32xf32>, tensor<4x2x1x32xf32>) -> tensor<4x2x1x32xf32>
    %49:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x2x1x32xf32>) -> (tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>)
    %50 = "onnx.Neg"(%49#1) : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16xf32>
    %51 = "onnx.Concat"(%50, %49#0) {axis = -1 : si64} : (tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>) -> tensor<4x2x1x32xf32>
    %52 = "onnx.Mul"(%51, %41) : (tensor<4x2x1x32xf32>, tensor<4x2x1x32xf32>) -> tensor<4x2x1x32xf32>
    %53 = "onnx.Add"(%48, %52) : (tensor<4x2x1x32xf32>, tensor<4x2x1x32xf32>) -> tensor<4x2x1x32xf32>
    "func.return"(%47, %53) : (tensor<4x2x2x32xf32>, tensor<4x2x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
