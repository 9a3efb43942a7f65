"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<16x128xf32>, tensor<256x16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<16x128xf32>, %arg3: tensor<256x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<128> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<192> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 3, -1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 64]> : tensor<5xi64>} : () -> tensor<5xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 3, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1.250000e-01> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %16 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %17 = "onnx.Mul"(%16, %0) : (tensor<1x3x1xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %18 = "onnx.Concat"(%17, %17) {axis = -1 : si64} : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x64xf32>
    %19 = "onnx.Cos"(%18) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %20 = "onnx.Sin"(%18) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %21 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<256x16xf32>) -> tensor<16x256xf32>
    %22 = "onnx.MatMul"(%arg0, %21) : (tensor<1x3x16xf32>, tensor<16x256xf32>) -> tensor<1x3x256xf32>
    %23 = "onnx.Slice"(%22, %2, %3, %4, %13) : (tensor<1x3x256xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x128xf32>
    %24 = "onnx.Slice"(%22, %3, %5, %4, %13) : (tensor<1x3x256xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x64xf32>
    %25 = "onnx.Slice"(%22, %5, %6, %4, %13) : (tensor<1x3x256xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x64xf32>
    %26 = "onnx.Reshape"(%23, %7) {allowzero = 1 : si64} : (tensor<1x3x128xf32>, tensor<4xi64>) -> tensor<1x3x2x64xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %28 = "onnx.Reshape"(%24, %7) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %30 = "onnx.Reshape"(%25, %7) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %32 = "onnx.Unsqueeze"(%19, %13) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %33 = "onnx.Unsqueeze"(%20, %13) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %34 = "onnx.Mul"(%27, %32) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %35 = "onnx.Slice"(%27, %2, %8, %9, %13) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %36 = "onnx.Slice"(%27, %8, %6, %9, %13) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %38 = "onnx.Concat"(%37, %35) {axis = -1 : si64} : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %39 = "onnx.Mul"(%38, %33) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %40 = "onnx.Add"(%34, %39) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %41 = "onnx.Mul"(%29, %32) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %42 = "onnx.Slice"(%29, %2, %8, %9, %13) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %43 = "onnx.Slice"(%29, %8, %6, %9, %13) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %44 = "onnx.Neg"(%43) : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %45 = "onnx.Concat"(%44, %42) {axis = -1 : si64} : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %46 = "onnx.Mul"(%45, %33) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %47 = "onnx.Add"(%41, %46) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %48 = "onnx.Unsqueeze"(%47, %4) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %49 = "onnx.Expand"(%48, %10) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %50 = "onnx.Reshape"(%49, %11) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %51 = "onnx.Unsqueeze"(%31, %4) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %52 = "onnx.Expand"(%51, %10) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %53 = "onnx.Reshape"(%52, %11) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %54 = "onnx.Transpose"(%50) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %55 = "onnx.MatMul"(%40, %54) : (tensor<1x2x3x64xf32>, tensor<1x2x64x3xf32>) -> tensor<1x2x3x3xf32>
    %56 = "onnx.Mul"(%55, %14) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %57 = "onnx.Add"(%56, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %58 = "onnx.Softmax"(%57) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %59 = "onnx.MatMul"(%58, %53) : (tensor<1x2x3x3xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %60 = "onnx.Transpose"(%59) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %61 = "onnx.Reshape"(%60, %12) {allowzero = 1 : si64} : (tensor<1x3x2x64xf32>, tensor<3xi64>) -> tensor<1x3x128xf32>
    %62 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %63 = "onnx.MatMul"(%61, %62) : (tensor<1x3x128xf32>, tensor<128x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%63) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
