"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<96x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 4, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]], [[0.540302336, 0.950415313, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994]]]]> : tensor<1x2x1x8xf32>} : () -> tensor<1x2x1x8xf32>
    %3 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[0.841470957, 0.310983598, 0.0998334214, 0.0316175073, 0.00999983306, 0.00316227251, 9.99999931E-4, 3.16227786E-4]]]]> : tensor<1x2x1x8xf32>} : () -> tensor<1x2x1x8xf32>
    %4 = "onnx.Constant"() {value = dense<[1, 2, 4, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 16, 4]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<1xf32>} : () -> tensor<1xf32>
    %7 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %17 = "onnx.MatMul"(%arg0, %16) : (tensor<1x4x32xf32>, tensor<32x96xf32>) -> tensor<1x4x96xf32>
    %18 = "onnx.Reshape"(%17, %0) {allowzero = 1 : si64} : (tensor<1x4x96xf32>, tensor<5xi64>) -> tensor<1x4x3x2x16xf32>
    %19 = "onnx.Transpose"(%18) {perm = [2 : si64, 0 : si64, 3 : si64, 1 : si64, 4 : si64]} : (tensor<1x4x3x2x16xf32>) -> tensor<3x1x2x4x16xf32>
    %20 = "onnx.Slice"(%19, %9, %10, %9) : (tensor<3x1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x4x16xf32>
    %21 = "onnx.Squeeze"(%20, %9) : (tensor<1x1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Slice"(%19, %10, %11, %9) : (tensor<3x1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x4x16xf32>
    %23 = "onnx.Squeeze"(%22, %9) : (tensor<1x1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Slice"(%19, %11, %12, %9) : (tensor<3x1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x4x16xf32>
    %25 = "onnx.Squeeze"(%24, %9) : (tensor<1x1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %26 = "onnx.Reshape"(%21, %1) {allowzero = 1 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x8x2xf32>
    %27 = "onnx.Gather"(%26, %13) {axis = 4 : si64} : (tensor<1x2x4x8x2xf32>, tensor<i64>) -> tensor<1x2x4x8xf32>
    %28 = "onnx.Mul"(%27, %2) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %29 = "onnx.Gather"(%26, %14) {axis = 4 : si64} : (tensor<1x2x4x8x2xf32>, tensor<i64>) -> tensor<1x2x4x8xf32>
    %30 = "onnx.Mul"(%29, %3) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %31 = "onnx.Sub"(%28, %30) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %32 = "onnx.Mul"(%29, %2) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %33 = "onnx.Mul"(%27, %3) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %34 = "onnx.Add"(%32, %33) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %35 = "onnx.Unsqueeze"(%31, %15) : (tensor<1x2x4x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8x1xf32>
    %36 = "onnx.Unsqueeze"(%34, %15) : (tensor<1x2x4x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8x1xf32>
    %37 = "onnx.Concat"(%35, %36) {axis = -1 : si64} : (tensor<1x2x4x8x1xf32>, tensor<1x2x4x8x1xf32>) -> tensor<1x2x4x8x2xf32>
    %38 = "onnx.Reshape"(%37, %4) {allowzero = 1 : si64} : (tensor<1x2x4x8x2xf32>, tensor<4xi64>) -> tensor<1x2x4x16xf32>
    %39 = "onnx.Reshape"(%23, %1) {allowzero = 1 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x8x2xf32>
    %40 = "onnx.Gather"(%39, %13) {axis = 4 : si64} : (tensor<1x2x4x8x2xf32>, tensor<i64>) -> tensor<1x2x4x8xf32>
    %41 = "onnx.Mul"(%40, %2) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %42 = "onnx.Gather"(%39, %14) {axis = 4 : si64} : (tensor<1x2x4x8x2xf32>, tensor<i64>) -> tensor<1x2x4x8xf32>
    %43 = "onnx.Mul"(%42, %3) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %44 = "onnx.Sub"(%41, %43) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %45 = "onnx.Mul"(%42, %2) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %46 = "onnx.Mul"(%40, %3) : (tensor<1x2x4x8xf32>, tensor<1x2x1x8xf32>) -> tensor<1x2x4x8xf32>
    %47 = "onnx.Add"(%45, %46) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %48 = "onnx.Unsqueeze"(%44, %15) : (tensor<1x2x4x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8x1xf32>
    %49 = "onnx.Unsqueeze"(%47, %15) : (tensor<1x2x4x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8x1xf32>
    %50 = "onnx.Concat"(%48, %49) {axis = -1 : si64} : (tensor<1x2x4x8x1xf32>, tensor<1x2x4x8x1xf32>) -> tensor<1x2x4x8x2xf32>
    %51 = "onnx.Reshape"(%50, %8) : (tensor<1x2x4x8x2xf32>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %52 = "onnx.Transpose"(%51) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<2x4x16xf32>) -> tensor<2x16x4xf32>
    %53 = "onnx.Reshape"(%52, %5) {allowzero = 0 : si64} : (tensor<2x16x4xf32>, tensor<4xi64>) -> tensor<1x2x16x4xf32>
    %54 = "onnx.Mul"(%38, %6) : (tensor<1x2x4x16xf32>, tensor<1xf32>) -> tensor<1x2x4x16xf32>
    %55 = "onnx.Mul"(%53, %6) : (tensor<1x2x16x4xf32>, tensor<1xf32>) -> tensor<1x2x16x4xf32>
    %56 = "onnx.MatMul"(%54, %55) : (tensor<1x2x4x16xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x4x4xf32>
    %57 = "onnx.Softmax"(%56) {axis = -1 : si64} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %58 = "onnx.MatMul"(%57, %25) : (tensor<1x2x4x4xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %59 = "onnx.Transpose"(%58) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x4x2x16xf32>
    %60 = "onnx.Reshape"(%59, %7) {allowzero = 1 : si64} : (tensor<1x4x2x16xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %61 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %62 = "onnx.MatMul"(%60, %61) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%62) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
