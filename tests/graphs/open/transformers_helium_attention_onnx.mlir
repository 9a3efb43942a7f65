"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 3, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Unsqueeze"(%arg1, %8) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %22 = "onnx.Cos"(%21) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %23 = "onnx.Sin"(%21) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %24 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %25 = "onnx.MatMul"(%arg0, %24) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %28 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %29 = "onnx.MatMul"(%arg0, %28) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %30 = "onnx.Reshape"(%29, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %32 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %33 = "onnx.MatMul"(%arg0, %32) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    %34 = "onnx.Reshape"(%33, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %35 = "onnx.Transpose"(%34) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %36 = "onnx.Unsqueeze"(%22, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %37 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %38 = "onnx.Slice"(%36, %3, %4, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %39 = "onnx.Unsqueeze"(%38, %14) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8x1xf32>
    %40 = "onnx.Expand"(%39, %15) : (tensor<1x1x3x8x1xf32>, tensor<5xi64>) -> tensor<1x1x3x8x2xf32>
    %41 = "onnx.Reshape"(%40, %6) {allowzero = 0 : si64} : (tensor<1x1x3x8x2xf32>, tensor<4xi64>) -> tensor<1x1x3x16xf32>
    %42 = "onnx.Slice"(%37, %3, %4, %5, %9) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %43 = "onnx.Unsqueeze"(%42, %14) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8x1xf32>
    %44 = "onnx.Expand"(%43, %15) : (tensor<1x1x3x8x1xf32>, tensor<5xi64>) -> tensor<1x1x3x8x2xf32>
    %45 = "onnx.Reshape"(%44, %6) {allowzero = 0 : si64} : (tensor<1x1x3x8x2xf32>, tensor<4xi64>) -> tensor<1x1x3x16xf32>
    %46 = "onnx.Mul"(%27, %41) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %47 = "onnx.Slice"(%27, %3, %7, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %48 = "onnx.Slice"(%27, %9, %7, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %50 = "onnx.Unsqueeze"(%49, %16) : (tensor<1x2x3x8xf32>, tensor<1xi64>) -> tensor<1x2x3x8x1xf32>
    %51 = "onnx.Unsqueeze"(%47, %16) : (tensor<1x2x3x8xf32>, tensor<1xi64>) -> tensor<1x2x3x8x1xf32>
    %52 = "onnx.Concat"(%50, %51) {axis = -1 : si64} : (tensor<1x2x3x8x1xf32>, tensor<1x2x3x8x1xf32>) -> tensor<1x2x3x8x2xf32>
    %53 = "onnx.Reshape"(%52, %10) {allowzero = 1 : si64} : (tensor<1x2x3x8x2xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %54 = "onnx.Mul"(%53, %45) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %55 = "onnx.Add"(%46, %54) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %56 = "onnx.Mul"(%31, %41) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %57 = "onnx.Slice"(%31, %3, %7, %5, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %58 = "onnx.Slice"(%31, %9, %7, %5, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %59 = "onnx.Neg"(%58) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %60 = "onnx.Unsqueeze"(%59, %16) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8x1xf32>
    %61 = "onnx.Unsqueeze"(%57, %16) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8x1xf32>
    %62 = "onnx.Concat"(%60, %61) {axis = -1 : si64} : (tensor<1x1x3x8x1xf32>, tensor<1x1x3x8x1xf32>) -> tensor<1x1x3x8x2xf32>
    %63 = "onnx.Reshape"(%62, %11) {allowzero = 1 : si64} : (tensor<1x1x3x8x2xf32>, tensor<4xi64>) -> tensor<1x1x3x16xf32>
    %64 = "onnx.Mul"(%63, %45) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %65 = "onnx.Add"(%56, %64) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %66 = "onnx.Unsqueeze"(%65, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %67 = "onnx.Expand"(%66, %12) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %68 = "onnx.Reshape"(%67, %10) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %69 = "onnx.Unsqueeze"(%35, %8) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %70 = "onnx.Expand"(%69, %12) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %71 = "onnx.Reshape"(%70, %10) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %72 = "onnx.Transpose"(%68) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %73 = "onnx.MatMul"(%55, %72) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %74 = "onnx.Mul"(%73, %17) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %75 = "onnx.Add"(%74, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %76 = "onnx.Softmax"(%75) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %77 = "onnx.MatMul"(%76, %71) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %78 = "onnx.Transpose"(%77) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %79 = "onnx.Reshape"(%78, %13) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %80 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %81 = "onnx.MatMul"(%79, %80) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%81) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
