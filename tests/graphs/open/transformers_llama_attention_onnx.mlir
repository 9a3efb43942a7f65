"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<128x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<16x128xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<128x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x16xf32>, %arg5: tensor<16x128xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 64]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 3, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1.250000e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "onnx.Unsqueeze"(%arg1, %11) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %15 = "onnx.Mul"(%14, %0) : (tensor<1x3x1xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x64xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %19 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %20 = "onnx.MatMul"(%arg0, %19) : (tensor<1x3x16xf32>, tensor<16x128xf32>) -> tensor<1x3x128xf32>
    %21 = "onnx.Reshape"(%20, %2) {allowzero = 1 : si64} : (tensor<1x3x128xf32>, tensor<4xi64>) -> tensor<1x3x2x64xf32>
    %22 = "onnx.Transpose"(%21) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %23 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %25 = "onnx.Reshape"(%24, %2) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %26 = "onnx.Transpose"(%25) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %27 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %28 = "onnx.MatMul"(%arg0, %27) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %29 = "onnx.Reshape"(%28, %2) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %30 = "onnx.Transpose"(%29) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %31 = "onnx.Unsqueeze"(%17, %10) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %32 = "onnx.Unsqueeze"(%18, %10) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %33 = "onnx.Mul"(%22, %31) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %34 = "onnx.Slice"(%22, %3, %4, %5, %10) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %35 = "onnx.Slice"(%22, %4, %6, %5, %10) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %36 = "onnx.Neg"(%35) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %37 = "onnx.Concat"(%36, %34) {axis = -1 : si64} : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %38 = "onnx.Mul"(%37, %32) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %39 = "onnx.Add"(%33, %38) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %40 = "onnx.Mul"(%26, %31) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %41 = "onnx.Slice"(%26, %3, %4, %5, %10) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %42 = "onnx.Slice"(%26, %4, %6, %5, %10) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %43 = "onnx.Neg"(%42) : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %44 = "onnx.Concat"(%43, %41) {axis = -1 : si64} : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %45 = "onnx.Mul"(%44, %32) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %46 = "onnx.Add"(%40, %45) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %47 = "onnx.Unsqueeze"(%46, %11) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %48 = "onnx.Expand"(%47, %7) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %49 = "onnx.Reshape"(%48, %8) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %50 = "onnx.Unsqueeze"(%30, %11) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %51 = "onnx.Expand"(%50, %7) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %52 = "onnx.Reshape"(%51, %8) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %53 = "onnx.Transpose"(%49) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %54 = "onnx.MatMul"(%39, %53) : (tensor<1x2x3x64xf32>, tensor<1x2x64x3xf32>) -> tensor<1x2x3x3xf32>
    %55 = "onnx.Mul"(%54, %12) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %56 = "onnx.Add"(%55, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %57 = "onnx.Softmax"(%56) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %58 = "onnx.MatMul"(%57, %52) : (tensor<1x2x3x3xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %59 = "onnx.Transpose"(%58) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %60 = "onnx.Reshape"(%59, %9) {allowzero = 1 : si64} : (tensor<1x3x2x64xf32>, tensor<3xi64>) -> tensor<1x3x128xf32>
    %61 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %62 = "onnx.MatMul"(%60, %61) : (tensor<1x3x128xf32>, tensor<128x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%62) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
