"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %17 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %18 = "onnx.Mul"(%17, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %22 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %23 = "onnx.MatMul"(%arg0, %22) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %24 = "onnx.Reshape"(%23, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %25 = "onnx.Transpose"(%24) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %26 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %27 = "onnx.MatMul"(%arg0, %26) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %28 = "onnx.Reshape"(%27, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %30 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %31 = "onnx.MatMul"(%arg0, %30) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %32 = "onnx.Reshape"(%31, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %33 = "onnx.Transpose"(%32) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %34 = "onnx.Unsqueeze"(%20, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Unsqueeze"(%21, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %36 = "onnx.Mul"(%25, %34) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %37 = "onnx.Slice"(%25, %3, %4, %5, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %38 = "onnx.Slice"(%25, %4, %6, %5, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %39 = "onnx.Neg"(%38) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %40 = "onnx.Concat"(%39, %37) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %41 = "onnx.Mul"(%40, %35) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %42 = "onnx.Add"(%36, %41) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %43 = "onnx.Mul"(%29, %34) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %44 = "onnx.Slice"(%29, %3, %4, %5, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %45 = "onnx.Slice"(%29, %4, %6, %5, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %46 = "onnx.Neg"(%45) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %47 = "onnx.Concat"(%46, %44) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %48 = "onnx.Mul"(%47, %35) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %49 = "onnx.Add"(%43, %48) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %50 = "onnx.Unsqueeze"(%49, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %51 = "onnx.Expand"(%50, %7) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %52 = "onnx.Reshape"(%51, %8) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %53 = "onnx.Unsqueeze"(%33, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %54 = "onnx.Expand"(%53, %7) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %55 = "onnx.Reshape"(%54, %8) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %56 = "onnx.Transpose"(%52) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %57 = "onnx.MatMul"(%42, %56) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %58 = "onnx.Mul"(%57, %13) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %59 = "onnx.Add"(%58, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %60 = "onnx.Softmax"(%59) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %61 = "onnx.MatMul"(%60, %55) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %62 = "onnx.Transpose"(%61) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %63 = "onnx.Reshape"(%62, %9) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %64 = "onnx.Pow"(%63, %14) : (tensor<1x3x32xf32>, tensor<f32>) -> tensor<1x3x32xf32>
    %65 = "onnx.ReduceMean"(%64, %10) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x32xf32>, tensor<1xi64>) -> tensor<1x3x1xf32>
    %66 = "onnx.Add"(%65, %15) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %67 = "onnx.Sqrt"(%66) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %68 = "onnx.Reciprocal"(%67) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %69 = "onnx.Mul"(%63, %68) : (tensor<1x3x32xf32>, tensor<1x3x1xf32>) -> tensor<1x3x32xf32>
    %70 = "onnx.Mul"(%arg6, %69) : (tensor<32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %71 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %72 = "onnx.MatMul"(%70, %71) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%72) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
