"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Unsqueeze"(%arg2) {axes = [2 : si64]} : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Mul"(%2, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %4 = "onnx.Cos"(%3) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Mul"(%4, %5) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %7 = "onnx.Sin"(%3) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Mul"(%7, %8) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Cast"(%6) {to = 1 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %12 = "onnx.Unsqueeze"(%10) {axes = [1 : si64]} : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Unsqueeze"(%11) {axes = [1 : si64]} : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%arg0, %15, %16, %14, %17) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Slice"(%arg0, %20, %21, %19, %22) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Mul"(%18, %12) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Mul"(%23, %13) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %26 = "onnx.Sub"(%24, %25) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Mul"(%23, %12) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %28 = "onnx.Mul"(%18, %13) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Unsqueeze"(%26) {axes = [-1 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %31 = "onnx.Unsqueeze"(%29) {axes = [-1 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %33 = "onnx.Shape"(%32) : (tensor<1x2x4x16x2xf32>) -> tensor<5xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%33, %35, %36, %34) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Concat"(%37, %38) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %40 = "onnx.Reshape"(%32, %39) : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Slice"(%arg1, %42, %43, %41, %44) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %46 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Slice"(%arg1, %47, %48, %46, %49) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %51 = "onnx.Mul"(%45, %12) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %52 = "onnx.Mul"(%50, %13) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %53 = "onnx.Sub"(%51, %52) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %54 = "onnx.Mul"(%50, %12) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %55 = "onnx.Mul"(%45, %13) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %56 = "onnx.Add"(%54, %55) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %57 = "onnx.Unsqueeze"(%53) {axes = [-1 : si64]} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %58 = "onnx.Unsqueeze"(%56) {axes = [-1 : si64]} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %60 = "onnx.Shape"(%59) : (tensor<1x1x4x16x2xf32>) -> tensor<5xi64>
    %61 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%60, %62, %63, %61) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %65 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Concat"(%64, %65) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %67 = "onnx.Reshape"(%59, %66) : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    "func.return"(%40, %67) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
