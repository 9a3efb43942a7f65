"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.00999999977]> : tensor<2xf32>} : () -> tensor<2xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 3, 1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Unsqueeze"(%arg1, %8) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<1x3x1xf32>, tensor<2xf32>) -> tensor<1x3x2xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
    %18 = "onnx.Cos"(%17) : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = "onnx.Sin"(%17) : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %20 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = "onnx.MatMul"(%arg0, %20) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %22 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %23 = "onnx.MatMul"(%arg0, %22) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %24 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %25 = "onnx.MatMul"(%arg0, %24) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %26 = "onnx.Reshape"(%21, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %28 = "onnx.Reshape"(%23, %3) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %30 = "onnx.Reshape"(%25, %3) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %32:2 = "onnx.Split"(%27) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x2x3x16xf32>) -> (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>)
    %33 = "onnx.LayerNormalization"(%32#0, %arg6) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<1x1x3x16xf32>, tensor<16xf32>) -> tensor<1x1x3x16xf32>
    %34 = "onnx.LayerNormalization"(%32#1, %arg7) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<1x1x3x16xf32>, tensor<16xf32>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Concat"(%33, %34) {axis = 1 : si64} : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %36 = "onnx.Split"(%29) {axis = 1 : si64, num_outputs = 1 : si64} : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %37 = "onnx.LayerNormalization"(%36, %arg8) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<1x1x3x16xf32>, tensor<16xf32>) -> tensor<1x1x3x16xf32>
    %38 = "onnx.Slice"(%35, %4, %5, %6, %12) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %39 = "onnx.Slice"(%35, %5, %7, %6, %12) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x12xf32>
    %40 = "onnx.Slice"(%37, %4, %5, %6, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %41 = "onnx.Slice"(%37, %5, %7, %6, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x12xf32>
    %42 = "onnx.Unsqueeze"(%18, %12) : (tensor<1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %43 = "onnx.Unsqueeze"(%19, %12) : (tensor<1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %44 = "onnx.Mul"(%38, %42) : (tensor<1x2x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    %45 = "onnx.Slice"(%38, %4, %8, %6, %12) : (tensor<1x2x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x2xf32>
    %46 = "onnx.Slice"(%38, %8, %7, %6, %12) : (tensor<1x2x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x2xf32>
    %47 = "onnx.Neg"(%46) : (tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
    %48 = "onnx.Concat"(%47, %45) {axis = -1 : si64} : (tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) -> tensor<1x2x3x4xf32>
    %49 = "onnx.Mul"(%48, %43) : (tensor<1x2x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    %50 = "onnx.Add"(%44, %49) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %51 = "onnx.Mul"(%40, %42) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %52 = "onnx.Slice"(%40, %4, %8, %6, %12) : (tensor<1x1x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x2xf32>
    %53 = "onnx.Slice"(%40, %8, %7, %6, %12) : (tensor<1x1x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x2xf32>
    %54 = "onnx.Neg"(%53) : (tensor<1x1x3x2xf32>) -> tensor<1x1x3x2xf32>
    %55 = "onnx.Concat"(%54, %52) {axis = -1 : si64} : (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>) -> tensor<1x1x3x4xf32>
    %56 = "onnx.Mul"(%55, %43) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %57 = "onnx.Add"(%51, %56) : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %58 = "onnx.Concat"(%50, %39) {axis = -1 : si64} : (tensor<1x2x3x4xf32>, tensor<1x2x3x12xf32>) -> tensor<1x2x3x16xf32>
    %59 = "onnx.Concat"(%57, %41) {axis = -1 : si64} : (tensor<1x1x3x4xf32>, tensor<1x1x3x12xf32>) -> tensor<1x1x3x16xf32>
    %60 = "onnx.Unsqueeze"(%59, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %61 = "onnx.Expand"(%60, %9) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %62 = "onnx.Reshape"(%61, %10) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %63 = "onnx.Unsqueeze"(%31, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %64 = "onnx.Expand"(%63, %9) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %65 = "onnx.Reshape"(%64, %10) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %66 = "onnx.Transpose"(%62) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %67 = "onnx.MatMul"(%58, %66) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %68 = "onnx.Mul"(%67, %13) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %69 = "onnx.Add"(%68, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %70 = "onnx.Softmax"(%69) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %71 = "onnx.MatMul"(%70, %65) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %72 = "onnx.Transpose"(%71) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %73 = "onnx.Reshape"(%72, %11) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %74 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %75 = "onnx.MatMul"(%73, %74) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%75) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
