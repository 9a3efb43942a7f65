"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<128x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<16x128xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<128x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x16xf32>, %arg5: tensor<16x128xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 3, -1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 3, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 3, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 64]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1.250000e-01> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Unsqueeze"(%arg1, %7) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %16 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %17 = "onnx.Mul"(%16, %0) : (tensor<1x3x1xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %18 = "onnx.Unsqueeze"(%17, %6) : (tensor<1x3x32xf32>, tensor<1xi64>) -> tensor<1x3x32x1xf32>
    %19 = "onnx.Expand"(%18, %12) : (tensor<1x3x32x1xf32>, tensor<4xi64>) -> tensor<1x3x32x2xf32>
    %20 = "onnx.Reshape"(%19, %2) {allowzero = 0 : si64} : (tensor<1x3x32x2xf32>, tensor<3xi64>) -> tensor<1x3x64xf32>
    %21 = "onnx.Cos"(%20) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %22 = "onnx.Sin"(%20) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %23 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x3x16xf32>, tensor<16x128xf32>) -> tensor<1x3x128xf32>
    %25 = "onnx.Reshape"(%24, %3) {allowzero = 1 : si64} : (tensor<1x3x128xf32>, tensor<4xi64>) -> tensor<1x3x2x64xf32>
    %26 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %27 = "onnx.MatMul"(%arg0, %26) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %28 = "onnx.Reshape"(%27, %3) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %29 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %30 = "onnx.MatMul"(%arg0, %29) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %31 = "onnx.Reshape"(%30, %3) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %32 = "onnx.Transpose"(%25) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %33 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %34 = "onnx.Transpose"(%31) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %35 = "onnx.Unsqueeze"(%21, %8) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %36 = "onnx.Unsqueeze"(%22, %8) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %37 = "onnx.Mul"(%32, %35) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %38 = "onnx.Slice"(%32, %4, %5, %6, %7) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %39 = "onnx.Slice"(%32, %8, %5, %6, %7) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %40 = "onnx.Neg"(%39) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %41 = "onnx.Unsqueeze"(%40, %13) : (tensor<1x2x3x32xf32>, tensor<1xi64>) -> tensor<1x2x3x32x1xf32>
    %42 = "onnx.Unsqueeze"(%38, %13) : (tensor<1x2x3x32xf32>, tensor<1xi64>) -> tensor<1x2x3x32x1xf32>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<1x2x3x32x1xf32>, tensor<1x2x3x32x1xf32>) -> tensor<1x2x3x32x2xf32>
    %44 = "onnx.Reshape"(%43, %9) {allowzero = 1 : si64} : (tensor<1x2x3x32x2xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %45 = "onnx.Mul"(%44, %36) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %46 = "onnx.Add"(%37, %45) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %47 = "onnx.Mul"(%33, %35) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %48 = "onnx.Slice"(%33, %4, %5, %6, %7) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %49 = "onnx.Slice"(%33, %8, %5, %6, %7) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %50 = "onnx.Neg"(%49) : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %51 = "onnx.Unsqueeze"(%50, %13) : (tensor<1x1x3x32xf32>, tensor<1xi64>) -> tensor<1x1x3x32x1xf32>
    %52 = "onnx.Unsqueeze"(%48, %13) : (tensor<1x1x3x32xf32>, tensor<1xi64>) -> tensor<1x1x3x32x1xf32>
    %53 = "onnx.Concat"(%51, %52) {axis = -1 : si64} : (tensor<1x1x3x32x1xf32>, tensor<1x1x3x32x1xf32>) -> tensor<1x1x3x32x2xf32>
    %54 = "onnx.Reshape"(%53, %10) {allowzero = 1 : si64} : (tensor<1x1x3x32x2xf32>, tensor<4xi64>) -> tensor<1x1x3x64xf32>
    %55 = "onnx.Mul"(%54, %36) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %56 = "onnx.Add"(%47, %55) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %57 = "onnx.Unsqueeze"(%56, %7) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %58 = "onnx.Expand"(%57, %11) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %59 = "onnx.Reshape"(%58, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %60 = "onnx.Unsqueeze"(%34, %7) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %61 = "onnx.Expand"(%60, %11) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %62 = "onnx.Reshape"(%61, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %63 = "onnx.Transpose"(%59) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %64 = "onnx.MatMul"(%46, %63) : (tensor<1x2x3x64xf32>, tensor<1x2x64x3xf32>) -> tensor<1x2x3x3xf32>
    %65 = "onnx.Mul"(%64, %14) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %66 = "onnx.Add"(%65, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %67 = "onnx.Softmax"(%66) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %68 = "onnx.MatMul"(%67, %62) : (tensor<1x2x3x3xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %69 = "onnx.Transpose"(%68) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %70 = "onnx.Reshape"(%69, %2) {allowzero = 1 : si64} : (tensor<1x3x2x64xf32>, tensor<3xi64>) -> tensor<1x3x128xf32>
    %71 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %72 = "onnx.MatMul"(%70, %71) : (tensor<1x3x128xf32>, tensor<128x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%72) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
