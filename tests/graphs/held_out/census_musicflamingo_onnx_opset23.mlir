"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x48xf32>, tensor<2x4xf32>) -> tensor<2x4x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x48xf32>, %arg1: tensor<2x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<[2, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[2, 4, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000DB0F493FDB0F493F52537E3E52537E3E7CD9A03D7CD9A03DDC75CB3CDC75CB3CFDAD003CFDAD003CB0C4223BB0C4223B2FE34D3A2FE34D3AF3368239F3368239DB0FC93FDB0FC93F5253FE3E5253FE3E7CD9203E7CD9203EDC754B3DDC754B3DFDAD803CFDAD803CB0C4A23BB0C4A23B2FE3CD3A2FE3CD3AF336023AF336023AE4CB1640E4CB16407DBE3E3F7DBE3E3F3A46713E3A46713E6598983D6598983DFB04C13CFB04C13C0727F43B0727F43B636A1A3B636A1A3B6C52433A6C52433A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000DB0F493FDB0F493F52537E3E52537E3E7CD9A03D7CD9A03DDC75CB3CDC75CB3CFDAD003CFDAD003CB0C4223BB0C4223B2FE34D3A2FE34D3AF3368239F3368239DB0FC93FDB0FC93F5253FE3E5253FE3E7CD9203E7CD9203EDC754B3DDC754B3DFDAD803CFDAD803CB0C4A23BB0C4A23B2FE3CD3A2FE3CD3AF336023AF336023AE4CB1640E4CB16407DBE3E3F7DBE3E3F3A46713E3A46713E6598983D6598983DFB04C13CFB04C13C0727F43B0727F43B636A1A3B636A1A3B6C52433A6C52433A"> : tensor<2x4x16xf32>} : () -> tensor<2x4x16xf32>
    %5 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<1.600000e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<3.14159274> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Gather"(%arg1, %12) {axis = 1 : si64} : (tensor<2x4xf32>, tensor<i64>) -> tensor<2xf32>
    %19 = "onnx.Div"(%18, %13) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %20 = "onnx.Round"(%19) : (tensor<2xf32>) -> tensor<2xf32>
    %21 = "onnx.Div"(%20, %1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %22 = "onnx.Unsqueeze"(%21, %14) : (tensor<2xf32>, tensor<1xi64>) -> tensor<2x1xf32>
    %23 = "onnx.Mul"(%22, %0) : (tensor<2x1xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    %24 = "onnx.Unsqueeze"(%23, %8) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x8x1xf32>
    %25 = "onnx.Expand"(%24, %15) : (tensor<2x8x1xf32>, tensor<3xi64>) -> tensor<2x8x2xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 0 : si64} : (tensor<2x8x2xf32>, tensor<2xi64>) -> tensor<2x16xf32>
    %27 = "onnx.Unsqueeze"(%26, %16) : (tensor<2x16xf32>, tensor<1xi64>) -> tensor<2x1x16xf32>
    %28 = "onnx.Expand"(%27, %3) : (tensor<2x1x16xf32>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %29 = "onnx.Concat"(%28, %4) {axis = -1 : si64} : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %30 = "onnx.Neg"(%arg1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %31 = "onnx.Mul"(%30, %5) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %32 = "onnx.Mul"(%31, %17) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %33 = "onnx.Unsqueeze"(%32, %14) : (tensor<2x4xf32>, tensor<1xi64>) -> tensor<2x4x1xf32>
    %34 = "onnx.Mul"(%29, %33) : (tensor<2x4x32xf32>, tensor<2x4x1xf32>) -> tensor<2x4x32xf32>
    %35 = "onnx.Cos"(%34) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %36 = "onnx.Sin"(%34) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %37 = "onnx.Cast"(%arg0) {to = 11 : si64} : (tensor<2x4x48xf32>) -> tensor<2x4x48xf64>
    %38 = "onnx.Cast"(%35) {to = 11 : si64} : (tensor<2x4x32xf32>) -> tensor<2x4x32xf64>
    %39 = "onnx.Cast"(%36) {to = 11 : si64} : (tensor<2x4x32xf32>) -> tensor<2x4x32xf64>
    %40 = "onnx.Slice"(%37, %6, %7, %8, %16) : (tensor<2x4x48xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x16xf64>
    %41 = "onnx.Slice"(%37, %9, %6, %8, %16) : (tensor<2x4x48xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x32xf64>
    %42 = "onnx.Mul"(%41, %38) : (tensor<2x4x32xf64>, tensor<2x4x32xf64>) -> tensor<2x4x32xf64>
    %43 = "onnx.Reshape"(%41, %10) {allowzero = 1 : si64} : (tensor<2x4x32xf64>, tensor<4xi64>) -> tensor<2x4x16x2xf64>
    %44 = "onnx.Slice"(%43, %9, %16, %14) : (tensor<2x4x16x2xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x16x1xf64>
    %45 = "onnx.Squeeze"(%44, %14) : (tensor<2x4x16x1xf64>, tensor<1xi64>) -> tensor<2x4x16xf64>
    %46 = "onnx.Slice"(%43, %16, %8, %14) : (tensor<2x4x16x2xf64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x16x1xf64>
    %47 = "onnx.Squeeze"(%46, %14) : (tensor<2x4x16x1xf64>, tensor<1xi64>) -> tensor<2x4x16xf64>
    %48 = "onnx.Neg"(%47) : (tensor<2x4x16xf64>) -> tensor<2x4x16xf64>
    %49 = "onnx.Unsqueeze"(%48, %14) : (tensor<2x4x16xf64>, tensor<1xi64>) -> tensor<2x4x16x1xf64>
    %50 = "onnx.Unsqueeze"(%45, %14) : (tensor<2x4x16xf64>, tensor<1xi64>) -> tensor<2x4x16x1xf64>
    %51 = "onnx.Concat"(%49, %50) {axis = -1 : si64} : (tensor<2x4x16x1xf64>, tensor<2x4x16x1xf64>) -> tensor<2x4x16x2xf64>
    %52 = "onnx.Reshape"(%51, %11) {allowzero = 1 : si64} : (tensor<2x4x16x2xf64>, tensor<3xi64>) -> tensor<2x4x32xf64>
    %53 = "onnx.Mul"(%52, %39) : (tensor<2x4x32xf64>, tensor<2x4x32xf64>) -> tensor<2x4x32xf64>
    %54 = "onnx.Add"(%42, %53) : (tensor<2x4x32xf64>, tensor<2x4x32xf64>) -> tensor<2x4x32xf64>
    %55 = "onnx.Concat"(%54, %40) {axis = -1 : si64} : (tensor<2x4x32xf64>, tensor<2x4x16xf64>) -> tensor<2x4x48xf64>
    %56 = "onnx.Cast"(%55) {to = 1 : si64} : (tensor<2x4x48xf64>) -> tensor<2x4x48xf32>
    "func.return"(%56) : (tensor<2x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
