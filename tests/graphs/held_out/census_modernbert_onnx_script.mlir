"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4x32xf32>
    %9 = "onnx.Sin"(%5) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Cast"(%8) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %13 = "onnx.Cast"(%11) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%12, %14) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%13, %16) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %18 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %20 = "onnx.Mul"(%18, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%18, %22, %23, %21, %24) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%18, %27, %28, %26, %29) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "onnx.Concat"(%31, %25) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %34 = "onnx.Mul"(%32, %33) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Add"(%20, %34) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %36 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %37 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %38 = "onnx.Mul"(%36, %37) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %39 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Slice"(%36, %40, %41, %39, %42) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Slice"(%36, %45, %46, %44, %47) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %50 = "onnx.Concat"(%49, %43) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %51 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %52 = "onnx.Mul"(%50, %51) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %53 = "onnx.Add"(%38, %52) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %54 = "onnx.Cast"(%35) {to = 10 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    %55 = "onnx.Cast"(%53) {to = 10 : si64} : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf16>
    "func.return"(%54, %55) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
