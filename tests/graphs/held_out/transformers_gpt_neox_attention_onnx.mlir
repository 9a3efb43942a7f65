"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<96x32xf32>, %arg3: tensor<96xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 96]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<0.176776692> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Unsqueeze"(%arg1, %10) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %17 = "onnx.Sin"(%15) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %18 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %19 = "onnx.MatMul"(%arg0, %18) : (tensor<1x3x32xf32>, tensor<32x96xf32>) -> tensor<1x3x96xf32>
    %20 = "onnx.Add"(%19, %arg3) : (tensor<1x3x96xf32>, tensor<96xf32>) -> tensor<1x3x96xf32>
    %21 = "onnx.Reshape"(%20, %2) {allowzero = 1 : si64} : (tensor<1x3x96xf32>, tensor<4xi64>) -> tensor<1x3x1x96xf32>
    %22 = "onnx.Transpose"(%21) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x96xf32>) -> tensor<1x1x3x96xf32>
    %23:3 = "onnx.Split"(%22) {axis = 3 : si64, num_outputs = 3 : si64} : (tensor<1x1x3x96xf32>) -> (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>)
    %24 = "onnx.Unsqueeze"(%16, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %25 = "onnx.Unsqueeze"(%17, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %26 = "onnx.Slice"(%23#0, %3, %4, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %27 = "onnx.Slice"(%23#0, %4, %6, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %28 = "onnx.Slice"(%23#1, %3, %4, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %29 = "onnx.Slice"(%23#1, %4, %6, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %30 = "onnx.Mul"(%26, %24) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %31 = "onnx.Slice"(%26, %3, %7, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %32 = "onnx.Slice"(%26, %7, %6, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %34 = "onnx.Concat"(%33, %31) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Mul"(%34, %25) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %36 = "onnx.Add"(%30, %35) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %37 = "onnx.Mul"(%28, %24) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %38 = "onnx.Slice"(%28, %3, %7, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %39 = "onnx.Slice"(%28, %7, %6, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %40 = "onnx.Neg"(%39) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %41 = "onnx.Concat"(%40, %38) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %42 = "onnx.Mul"(%41, %25) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %43 = "onnx.Add"(%37, %42) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %44 = "onnx.Concat"(%36, %27) {axis = -1 : si64} : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %45 = "onnx.Concat"(%43, %29) {axis = -1 : si64} : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %46 = "onnx.Transpose"(%45) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x3x32xf32>) -> tensor<1x1x32x3xf32>
    %47 = "onnx.MatMul"(%44, %46) : (tensor<1x1x3x32xf32>, tensor<1x1x32x3xf32>) -> tensor<1x1x3x3xf32>
    %48 = "onnx.Mul"(%47, %11) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    %49 = "onnx.Add"(%48, %1) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %50 = "onnx.Softmax"(%49) {axis = -1 : si64} : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %51 = "onnx.MatMul"(%50, %23#2) : (tensor<1x1x3x3xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %52 = "onnx.Transpose"(%51) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %53 = "onnx.Reshape"(%52, %8) {allowzero = 1 : si64} : (tensor<1x3x1x32xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %54 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %55 = "onnx.MatMul"(%53, %54) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %56 = "onnx.Add"(%55, %arg5) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%56) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
