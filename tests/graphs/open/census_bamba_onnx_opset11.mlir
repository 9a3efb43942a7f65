"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Unsqueeze"(%arg2) {axes = [2 : si64]} : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Mul"(%2, %0) : (tensor<1x4x1xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Sin"(%4) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Cast"(%7) {to = 16 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %12 = "onnx.Cast"(%10) {to = 16 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %13 = "onnx.Unsqueeze"(%11) {axes = [1 : si64]} : (tensor<1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %14 = "onnx.Unsqueeze"(%12) {axes = [1 : si64]} : (tensor<1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %15 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%arg0, %16, %17, %15, %18) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %20 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %21, %22, %20, %23) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %25 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Slice"(%arg1, %26, %27, %25, %28) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %30 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%arg1, %31, %32, %30, %33) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %35 = "onnx.Mul"(%19, %13) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %36 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%19, %37, %38, %36, %39) : (tensor<1x2x4x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xbf16>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Slice"(%19, %42, %43, %41, %44) : (tensor<1x2x4x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xbf16>
    %46 = "onnx.Neg"(%45) : (tensor<1x2x4x8xbf16>) -> tensor<1x2x4x8xbf16>
    %47 = "onnx.Concat"(%46, %40) {axis = -1 : si64} : (tensor<1x2x4x8xbf16>, tensor<1x2x4x8xbf16>) -> tensor<1x2x4x16xbf16>
    %48 = "onnx.Mul"(%47, %14) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %49 = "onnx.Add"(%35, %48) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %50 = "onnx.Mul"(%29, %13) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %51 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Slice"(%29, %52, %53, %51, %54) : (tensor<1x1x4x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xbf16>
    %56 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Slice"(%29, %57, %58, %56, %59) : (tensor<1x1x4x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xbf16>
    %61 = "onnx.Neg"(%60) : (tensor<1x1x4x8xbf16>) -> tensor<1x1x4x8xbf16>
    %62 = "onnx.Concat"(%61, %55) {axis = -1 : si64} : (tensor<1x1x4x8xbf16>, tensor<1x1x4x8xbf16>) -> tensor<1x1x4x16xbf16>
    %63 = "onnx.Mul"(%62, %14) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %64 = "onnx.Add"(%50, %63) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %65 = "onnx.Concat"(%49, %24) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %66 = "onnx.Concat"(%64, %34) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%65, %66) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
