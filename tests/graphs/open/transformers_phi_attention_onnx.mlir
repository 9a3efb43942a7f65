"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
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
    %18 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %19 = "onnx.MatMul"(%arg0, %18) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %20 = "onnx.Add"(%19, %arg3) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %21 = "onnx.Reshape"(%20, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x1x32xf32>
    %22 = "onnx.Transpose"(%21) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %23 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %25 = "onnx.Add"(%24, %arg5) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x1x32xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %28 = "onnx.Transpose"(%arg6) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %29 = "onnx.MatMul"(%arg0, %28) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %30 = "onnx.Add"(%29, %arg7) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %31 = "onnx.Reshape"(%30, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x1x32xf32>
    %32 = "onnx.Transpose"(%31) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %33 = "onnx.Slice"(%22, %3, %4, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %34 = "onnx.Slice"(%22, %4, %6, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Slice"(%27, %3, %4, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %36 = "onnx.Slice"(%27, %4, %6, %5, %9) : (tensor<1x1x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %37 = "onnx.Unsqueeze"(%16, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %38 = "onnx.Unsqueeze"(%17, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %39 = "onnx.Mul"(%33, %37) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %40 = "onnx.Slice"(%33, %3, %7, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %41 = "onnx.Slice"(%33, %7, %6, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %43 = "onnx.Concat"(%42, %40) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %44 = "onnx.Mul"(%43, %38) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %45 = "onnx.Add"(%39, %44) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %46 = "onnx.Mul"(%35, %37) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %47 = "onnx.Slice"(%35, %3, %7, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %48 = "onnx.Slice"(%35, %7, %6, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %50 = "onnx.Concat"(%49, %47) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %51 = "onnx.Mul"(%50, %38) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %52 = "onnx.Add"(%46, %51) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %53 = "onnx.Concat"(%45, %34) {axis = -1 : si64} : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %54 = "onnx.Concat"(%52, %36) {axis = -1 : si64} : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %55 = "onnx.Transpose"(%54) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x3x32xf32>) -> tensor<1x1x32x3xf32>
    %56 = "onnx.MatMul"(%53, %55) : (tensor<1x1x3x32xf32>, tensor<1x1x32x3xf32>) -> tensor<1x1x3x3xf32>
    %57 = "onnx.Mul"(%56, %11) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    %58 = "onnx.Add"(%57, %1) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %59 = "onnx.Softmax"(%58) {axis = -1 : si64} : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %60 = "onnx.MatMul"(%59, %32) : (tensor<1x1x3x3xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %61 = "onnx.Transpose"(%60) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %62 = "onnx.Reshape"(%61, %8) {allowzero = 1 : si64} : (tensor<1x3x1x32xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %63 = "onnx.Transpose"(%arg8) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %64 = "onnx.MatMul"(%62, %63) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %65 = "onnx.Add"(%64, %arg9) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%65) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
