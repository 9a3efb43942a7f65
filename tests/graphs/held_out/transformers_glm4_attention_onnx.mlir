"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16x32xf32>, %arg7: tensor<16xf32>, %arg8: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 3, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 3, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 1, 3, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %17 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Unsqueeze"(%arg1, %9) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %21 = "onnx.Mul"(%20, %0) : (tensor<1x3x1xf32>, tensor<4xf32>) -> tensor<1x3x4xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = -1 : si64} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
    %23 = "onnx.Cos"(%22) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %24 = "onnx.Sin"(%22) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %25 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %26 = "onnx.MatMul"(%arg0, %25) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %27 = "onnx.Add"(%26, %arg3) : (tensor<1x3x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %28 = "onnx.Reshape"(%27, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %30 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %31 = "onnx.MatMul"(%arg0, %30) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %32 = "onnx.Add"(%31, %arg5) : (tensor<1x3x16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>
    %33 = "onnx.Reshape"(%32, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %34 = "onnx.Transpose"(%33) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Transpose"(%arg6) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %36 = "onnx.MatMul"(%arg0, %35) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %37 = "onnx.Add"(%36, %arg7) : (tensor<1x3x16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>
    %38 = "onnx.Reshape"(%37, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %39 = "onnx.Transpose"(%38) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %40 = "onnx.Unsqueeze"(%23, %10) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %41 = "onnx.Unsqueeze"(%24, %10) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %42 = "onnx.Slice"(%40, %3, %4, %5, %10) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %43 = "onnx.Unsqueeze"(%42, %4) : (tensor<1x1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4x1xf32>
    %44 = "onnx.Expand"(%43, %16) : (tensor<1x1x3x4x1xf32>, tensor<5xi64>) -> tensor<1x1x3x4x2xf32>
    %45 = "onnx.Reshape"(%44, %6) {allowzero = 0 : si64} : (tensor<1x1x3x4x2xf32>, tensor<4xi64>) -> tensor<1x1x3x8xf32>
    %46 = "onnx.Slice"(%41, %3, %4, %5, %10) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %47 = "onnx.Unsqueeze"(%46, %4) : (tensor<1x1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4x1xf32>
    %48 = "onnx.Expand"(%47, %16) : (tensor<1x1x3x4x1xf32>, tensor<5xi64>) -> tensor<1x1x3x4x2xf32>
    %49 = "onnx.Reshape"(%48, %6) {allowzero = 0 : si64} : (tensor<1x1x3x4x2xf32>, tensor<4xi64>) -> tensor<1x1x3x8xf32>
    %50 = "onnx.Slice"(%29, %3, %7, %5, %10) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %51 = "onnx.Slice"(%29, %7, %8, %5, %10) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %52 = "onnx.Slice"(%34, %3, %7, %5, %10) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %53 = "onnx.Slice"(%34, %7, %8, %5, %10) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %54 = "onnx.Mul"(%50, %45) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %55 = "onnx.Slice"(%50, %3, %8, %5, %9) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %56 = "onnx.Slice"(%50, %10, %8, %5, %9) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %57 = "onnx.Neg"(%56) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %58 = "onnx.Unsqueeze"(%57, %17) : (tensor<1x2x3x4xf32>, tensor<1xi64>) -> tensor<1x2x3x4x1xf32>
    %59 = "onnx.Unsqueeze"(%55, %17) : (tensor<1x2x3x4xf32>, tensor<1xi64>) -> tensor<1x2x3x4x1xf32>
    %60 = "onnx.Concat"(%58, %59) {axis = -1 : si64} : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x2xf32>
    %61 = "onnx.Reshape"(%60, %11) {allowzero = 1 : si64} : (tensor<1x2x3x4x2xf32>, tensor<4xi64>) -> tensor<1x2x3x8xf32>
    %62 = "onnx.Mul"(%61, %49) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %63 = "onnx.Add"(%54, %62) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %64 = "onnx.Mul"(%52, %45) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %65 = "onnx.Slice"(%52, %3, %8, %5, %9) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %66 = "onnx.Slice"(%52, %10, %8, %5, %9) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %67 = "onnx.Neg"(%66) : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %68 = "onnx.Unsqueeze"(%67, %17) : (tensor<1x1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4x1xf32>
    %69 = "onnx.Unsqueeze"(%65, %17) : (tensor<1x1x3x4xf32>, tensor<1xi64>) -> tensor<1x1x3x4x1xf32>
    %70 = "onnx.Concat"(%68, %69) {axis = -1 : si64} : (tensor<1x1x3x4x1xf32>, tensor<1x1x3x4x1xf32>) -> tensor<1x1x3x4x2xf32>
    %71 = "onnx.Reshape"(%70, %12) {allowzero = 1 : si64} : (tensor<1x1x3x4x2xf32>, tensor<4xi64>) -> tensor<1x1x3x8xf32>
    %72 = "onnx.Mul"(%71, %49) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %73 = "onnx.Add"(%64, %72) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %74 = "onnx.Concat"(%63, %51) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %75 = "onnx.Concat"(%73, %53) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %76 = "onnx.Unsqueeze"(%75, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %77 = "onnx.Expand"(%76, %13) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %78 = "onnx.Reshape"(%77, %14) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %79 = "onnx.Unsqueeze"(%39, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %80 = "onnx.Expand"(%79, %13) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %81 = "onnx.Reshape"(%80, %14) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %82 = "onnx.Transpose"(%78) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %83 = "onnx.MatMul"(%74, %82) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %84 = "onnx.Mul"(%83, %18) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %85 = "onnx.Add"(%84, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %86 = "onnx.Softmax"(%85) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %87 = "onnx.MatMul"(%86, %81) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %88 = "onnx.Transpose"(%87) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %89 = "onnx.Reshape"(%88, %15) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %90 = "onnx.Transpose"(%arg8) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %91 = "onnx.MatMul"(%89, %90) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%91) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
