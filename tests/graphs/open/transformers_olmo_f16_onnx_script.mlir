"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf16>, %arg1: tensor<1x1x5x64xf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x5x1xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<1x5x64xf32>, tensor<f32>) -> tensor<1x5x64xf32>
    %9 = "onnx.Sin"(%5) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x5x64xf32>, tensor<f32>) -> tensor<1x5x64xf32>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Unsqueeze"(%8, %12) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%11, %14) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %16 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x64xf16>) -> tensor<1x2x5x64xf32>
    %17 = "onnx.Mul"(%16, %13) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %18 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%arg0, %19, %20, %18, %21) : (tensor<1x2x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg0, %24, %25, %23, %26) : (tensor<1x2x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %28 = "onnx.Neg"(%27) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf16>
    %29 = "onnx.Concat"(%28, %22) {axis = -1 : si64} : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x64xf16>
    %30 = "onnx.Cast"(%29) {to = 1 : si64} : (tensor<1x2x5x64xf16>) -> tensor<1x2x5x64xf32>
    %31 = "onnx.Mul"(%30, %15) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %32 = "onnx.Add"(%17, %31) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %33 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x5x64xf16>) -> tensor<1x1x5x64xf32>
    %34 = "onnx.Mul"(%33, %13) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %35 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Slice"(%arg1, %36, %37, %35, %38) : (tensor<1x1x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %40 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%arg1, %41, %42, %40, %43) : (tensor<1x1x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %45 = "onnx.Neg"(%44) : (tensor<1x1x5x32xf16>) -> tensor<1x1x5x32xf16>
    %46 = "onnx.Concat"(%45, %39) {axis = -1 : si64} : (tensor<1x1x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x1x5x64xf16>
    %47 = "onnx.Cast"(%46) {to = 1 : si64} : (tensor<1x1x5x64xf16>) -> tensor<1x1x5x64xf32>
    %48 = "onnx.Mul"(%47, %15) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %49 = "onnx.Add"(%34, %48) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %50 = "onnx.Cast"(%32) {to = 10 : si64} : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf16>
    %51 = "onnx.Cast"(%49) {to = 10 : si64} : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf16>
    "func.return"(%50, %51) : (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
