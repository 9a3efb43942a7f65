"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<1x3x1xf32>, tensor<4xf32>) -> tensor<1x3x4xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
    %18 = "onnx.Cos"(%17) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %19 = "onnx.Sin"(%17) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %20 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = "onnx.MatMul"(%arg0, %20) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %22 = "onnx.Reshape"(%21, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %23 = "onnx.Transpose"(%22) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %24 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %25 = "onnx.MatMul"(%arg0, %24) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %28 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %29 = "onnx.MatMul"(%arg0, %28) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %30 = "onnx.Reshape"(%29, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %32 = "onnx.Unsqueeze"(%18, %11) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %33 = "onnx.Unsqueeze"(%19, %11) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %34 = "onnx.Slice"(%23, %3, %4, %5, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %35 = "onnx.Slice"(%23, %4, %6, %5, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %36 = "onnx.Slice"(%27, %3, %4, %5, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %37 = "onnx.Slice"(%27, %4, %6, %5, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %38 = "onnx.Mul"(%34, %32) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %39 = "onnx.Slice"(%34, %3, %7, %5, %11) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %40 = "onnx.Slice"(%34, %7, %6, %5, %11) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %41 = "onnx.Neg"(%40) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %42 = "onnx.Concat"(%41, %39) {axis = -1 : si64} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x8xf32>
    %43 = "onnx.Mul"(%42, %33) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %44 = "onnx.Add"(%38, %43) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %45 = "onnx.Mul"(%36, %32) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %46 = "onnx.Slice"(%36, %3, %7, %5, %11) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %47 = "onnx.Slice"(%36, %7, %6, %5, %11) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %49 = "onnx.Concat"(%48, %46) {axis = -1 : si64} : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x8xf32>
    %50 = "onnx.Mul"(%49, %33) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %51 = "onnx.Add"(%45, %50) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %52 = "onnx.Concat"(%44, %35) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %53 = "onnx.Concat"(%51, %37) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %54 = "onnx.Unsqueeze"(%53, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %55 = "onnx.Expand"(%54, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %56 = "onnx.Reshape"(%55, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %57 = "onnx.Unsqueeze"(%31, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %58 = "onnx.Expand"(%57, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %59 = "onnx.Reshape"(%58, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %60 = "onnx.Transpose"(%56) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %61 = "onnx.MatMul"(%52, %60) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %62 = "onnx.Mul"(%61, %13) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %63 = "onnx.Add"(%62, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %64 = "onnx.Softmax"(%63) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %65 = "onnx.MatMul"(%64, %59) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %66 = "onnx.Transpose"(%65) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %67 = "onnx.Reshape"(%66, %10) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %68 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %69 = "onnx.MatMul"(%67, %68) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%69) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
