"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>, tensor<2xi64>) -> (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf16>, %arg1: tensor<2x4x2x32xf16>, %arg2: tensor<2xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Reciprocal"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<-18.420681> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Mul"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01]> : tensor<16xf32>} : () -> tensor<16xf32>
    %7 = "onnx.Mul"(%6, %5) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = "onnx.Exp"(%7) : (tensor<16xf32>) -> tensor<16xf32>
    %9 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<2xi64>) -> tensor<2xf32>
    %10 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %11 = "onnx.Reshape"(%9, %10) {allowzero = 0 : si64} : (tensor<2xf32>, tensor<2xi64>) -> tensor<2x1xf32>
    %12 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %13 = "onnx.Add"(%11, %12) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %14 = "onnx.Constant"() {value = dense<[2, -1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %15 = "onnx.Reshape"(%13, %14) {allowzero = 0 : si64} : (tensor<2x4xf32>, tensor<4xi64>) -> tensor<2x4x1x1xf32>
    %16 = "onnx.Constant"() {value = dense<[2, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %17 = "onnx.Constant"() {value = dense<[2, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %18 = "onnx.Reshape"(%arg0, %16) {allowzero = 0 : si64} : (tensor<2x4x2x32xf16>, tensor<5xi64>) -> tensor<2x4x2x16x2xf16>
    %19 = "onnx.Reshape"(%arg1, %17) {allowzero = 0 : si64} : (tensor<2x4x2x32xf16>, tensor<5xi64>) -> tensor<2x4x2x16x2xf16>
    %20 = "onnx.Gather"(%18, %0) {axis = 4 : si64} : (tensor<2x4x2x16x2xf16>, tensor<i64>) -> tensor<2x4x2x16xf16>
    %21 = "onnx.Cast"(%20) {to = 1 : si64} : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %22 = "onnx.Gather"(%18, %1) {axis = 4 : si64} : (tensor<2x4x2x16x2xf16>, tensor<i64>) -> tensor<2x4x2x16xf16>
    %23 = "onnx.Cast"(%22) {to = 1 : si64} : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %24 = "onnx.Gather"(%19, %0) {axis = 4 : si64} : (tensor<2x4x2x16x2xf16>, tensor<i64>) -> tensor<2x4x2x16xf16>
    %25 = "onnx.Cast"(%24) {to = 1 : si64} : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %26 = "onnx.Gather"(%19, %1) {axis = 4 : si64} : (tensor<2x4x2x16x2xf16>, tensor<i64>) -> tensor<2x4x2x16xf16>
    %27 = "onnx.Cast"(%26) {to = 1 : si64} : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %28 = "onnx.Mul"(%8, %15) : (tensor<16xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x16xf32>
    %29 = "onnx.Cos"(%28) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %30 = "onnx.Sin"(%28) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %31 = "onnx.Mul"(%21, %29) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %32 = "onnx.Mul"(%23, %30) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %33 = "onnx.Sub"(%31, %32) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %34 = "onnx.Mul"(%21, %30) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %35 = "onnx.Mul"(%23, %29) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %36 = "onnx.Add"(%34, %35) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %37 = "onnx.Mul"(%25, %29) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %38 = "onnx.Mul"(%27, %30) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %39 = "onnx.Sub"(%37, %38) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %40 = "onnx.Mul"(%25, %30) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %41 = "onnx.Mul"(%27, %29) : (tensor<2x4x2x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %42 = "onnx.Add"(%40, %41) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %43 = "onnx.Cast"(%33) {to = 10 : si64} : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %44 = "onnx.Cast"(%36) {to = 10 : si64} : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %45 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Unsqueeze"(%43, %45) : (tensor<2x4x2x16xf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xf16>
    %47 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Unsqueeze"(%44, %47) : (tensor<2x4x2x16xf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xf16>
    %49 = "onnx.Concat"(%46, %48) {axis = -1 : si64} : (tensor<2x4x2x16x1xf16>, tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16x2xf16>
    %50 = "onnx.Cast"(%39) {to = 10 : si64} : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %51 = "onnx.Cast"(%42) {to = 10 : si64} : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %52 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Unsqueeze"(%50, %52) : (tensor<2x4x2x16xf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xf16>
    %54 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Unsqueeze"(%51, %54) : (tensor<2x4x2x16xf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xf16>
    %56 = "onnx.Concat"(%53, %55) {axis = -1 : si64} : (tensor<2x4x2x16x1xf16>, tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16x2xf16>
    %57 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %58 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %59 = "onnx.Reshape"(%49, %57) {allowzero = 0 : si64} : (tensor<2x4x2x16x2xf16>, tensor<4xi64>) -> tensor<2x4x2x32xf16>
    %60 = "onnx.Reshape"(%56, %58) {allowzero = 0 : si64} : (tensor<2x4x2x16x2xf16>, tensor<4xi64>) -> tensor<2x4x2x32xf16>
    "func.return"(%59, %60) : (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
