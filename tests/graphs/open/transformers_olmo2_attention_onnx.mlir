"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %17 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %18 = "onnx.Mul"(%17, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %22 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %23 = "onnx.MatMul"(%arg0, %22) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %24 = "onnx.Pow"(%23, %13) : (tensor<1x3x32xf32>, tensor<f32>) -> tensor<1x3x32xf32>
    %25 = "onnx.ReduceMean"(%24, %2) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x32xf32>, tensor<1xi64>) -> tensor<1x3x1xf32>
    %26 = "onnx.Add"(%25, %14) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %27 = "onnx.Sqrt"(%26) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %28 = "onnx.Reciprocal"(%27) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %29 = "onnx.Mul"(%23, %28) : (tensor<1x3x32xf32>, tensor<1x3x1xf32>) -> tensor<1x3x32xf32>
    %30 = "onnx.Mul"(%arg6, %29) : (tensor<32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %31 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %32 = "onnx.MatMul"(%arg0, %31) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %33 = "onnx.Pow"(%32, %13) : (tensor<1x3x16xf32>, tensor<f32>) -> tensor<1x3x16xf32>
    %34 = "onnx.ReduceMean"(%33, %2) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x3x1xf32>
    %35 = "onnx.Add"(%34, %14) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %36 = "onnx.Sqrt"(%35) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %37 = "onnx.Reciprocal"(%36) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %38 = "onnx.Mul"(%32, %37) : (tensor<1x3x16xf32>, tensor<1x3x1xf32>) -> tensor<1x3x16xf32>
    %39 = "onnx.Mul"(%arg7, %38) : (tensor<16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %40 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %41 = "onnx.MatMul"(%arg0, %40) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %42 = "onnx.Reshape"(%30, %3) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %43 = "onnx.Transpose"(%42) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %44 = "onnx.Reshape"(%39, %3) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %45 = "onnx.Transpose"(%44) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %46 = "onnx.Reshape"(%41, %3) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %47 = "onnx.Transpose"(%46) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %48 = "onnx.Unsqueeze"(%20, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %49 = "onnx.Unsqueeze"(%21, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %50 = "onnx.Mul"(%43, %48) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %51 = "onnx.Slice"(%43, %4, %5, %6, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %52 = "onnx.Slice"(%43, %5, %7, %6, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %54 = "onnx.Concat"(%53, %51) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %55 = "onnx.Mul"(%54, %49) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %56 = "onnx.Add"(%50, %55) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %57 = "onnx.Mul"(%45, %48) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %58 = "onnx.Slice"(%45, %4, %5, %6, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %59 = "onnx.Slice"(%45, %5, %7, %6, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %60 = "onnx.Neg"(%59) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %61 = "onnx.Concat"(%60, %58) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %62 = "onnx.Mul"(%61, %49) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %63 = "onnx.Add"(%57, %62) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %64 = "onnx.Unsqueeze"(%63, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %65 = "onnx.Expand"(%64, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %66 = "onnx.Reshape"(%65, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %67 = "onnx.Unsqueeze"(%47, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %68 = "onnx.Expand"(%67, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %69 = "onnx.Reshape"(%68, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %70 = "onnx.Transpose"(%66) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %71 = "onnx.MatMul"(%56, %70) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %72 = "onnx.Mul"(%71, %15) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %73 = "onnx.Add"(%72, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %74 = "onnx.Softmax"(%73) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %75 = "onnx.MatMul"(%74, %69) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %76 = "onnx.Transpose"(%75) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %77 = "onnx.Reshape"(%76, %10) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %78 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %79 = "onnx.MatMul"(%77, %78) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%79) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
