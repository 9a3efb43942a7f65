"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>, tensor<1xi64>) -> (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xbf16>, %arg1: tensor<1x4x1x64xbf16>, %arg2: tensor<1xi64>):
    %0 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Reciprocal"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<-18.420681> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01, 2.000000e+01, 2.100000e+01, 2.200000e+01, 2.300000e+01, 2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01]> : tensor<32xf32>} : () -> tensor<32xf32>
    %5 = "onnx.Mul"(%4, %3) : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %6 = "onnx.Exp"(%5) : (tensor<32xf32>) -> tensor<32xf32>
    %7 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1xi64>) -> tensor<1xf32>
    %8 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Reshape"(%7, %8) {allowzero = 0 : si64} : (tensor<1xf32>, tensor<2xi64>) -> tensor<1x1xf32>
    %10 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %11 = "onnx.Add"(%9, %10) : (tensor<1x1xf32>, tensor<4xf32>) -> tensor<1x4xf32>
    %12 = "onnx.Constant"() {value = dense<[1, -1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Reshape"(%11, %12) {allowzero = 0 : si64} : (tensor<1x4xf32>, tensor<4xi64>) -> tensor<1x4x1x1xf32>
    %14 = "onnx.Mul"(%6, %13) : (tensor<32xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %15 = "onnx.Cos"(%14) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %16 = "onnx.Sin"(%14) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %17 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Slice"(%arg0, %18, %19, %17, %20) : (tensor<1x4x2x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %22 = "onnx.Cast"(%21) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg0, %24, %25, %23, %26) : (tensor<1x4x2x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %28 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %29 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%arg1, %30, %31, %29, %32) : (tensor<1x4x1x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xbf16>
    %34 = "onnx.Cast"(%33) {to = 1 : si64} : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %35 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Slice"(%arg1, %36, %37, %35, %38) : (tensor<1x4x1x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xbf16>
    %40 = "onnx.Cast"(%39) {to = 1 : si64} : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %41 = "onnx.Mul"(%22, %15) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %42 = "onnx.Mul"(%28, %16) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %43 = "onnx.Sub"(%41, %42) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %44 = "onnx.Mul"(%22, %16) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %45 = "onnx.Mul"(%28, %15) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %46 = "onnx.Add"(%44, %45) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %47 = "onnx.Mul"(%34, %15) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %48 = "onnx.Mul"(%40, %16) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %49 = "onnx.Sub"(%47, %48) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %50 = "onnx.Mul"(%34, %16) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %51 = "onnx.Mul"(%40, %15) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %52 = "onnx.Add"(%50, %51) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %53 = "onnx.Cast"(%43) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %54 = "onnx.Cast"(%46) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %55 = "onnx.Concat"(%53, %54) {axis = -1 : si64} : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x64xbf16>
    %56 = "onnx.Cast"(%49) {to = 16 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %57 = "onnx.Cast"(%52) {to = 16 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %58 = "onnx.Concat"(%56, %57) {axis = -1 : si64} : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x64xbf16>
    "func.return"(%55, %58) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
