"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<4xi64>) -> tensor<1x2x4x32xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 4, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<[4, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 2, 4, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<4xi64>) -> tensor<4xf32>
    %14 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %15 = "onnx.Slice"(%arg0, %1, %4, %2, %3) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %16 = "onnx.Einsum"(%13, %5) {equation = "..., f -> ... f"} : (tensor<4xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    %17 = "onnx.Reshape"(%14, %6) {allowzero = 0 : si64} : (tensor<1x2x4x16xf16>, tensor<5xi64>) -> tensor<1x2x4x8x2xf16>
    %18 = "onnx.Unsqueeze"(%16, %7) : (tensor<4x8xf32>, tensor<1xi64>) -> tensor<4x8x1xf32>
    %19:2 = "onnx.Split"(%17, %8) {axis = -1 : si64} : (tensor<1x2x4x8x2xf16>, tensor<2xi64>) -> (tensor<1x2x4x8x1xf16>, tensor<1x2x4x8x1xf16>)
    %20 = "onnx.Squeeze"(%19#0, %9) : (tensor<1x2x4x8x1xf16>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %21 = "onnx.Squeeze"(%19#1, %9) : (tensor<1x2x4x8x1xf16>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %22 = "onnx.Expand"(%18, %10) : (tensor<4x8x1xf32>, tensor<3xi64>) -> tensor<4x8x2xf32>
    %23 = "onnx.Neg"(%21) : (tensor<1x2x4x8xf16>) -> tensor<1x2x4x8xf16>
    %24 = "onnx.Unsqueeze"(%20, %9) : (tensor<1x2x4x8xf16>, tensor<1xi64>) -> tensor<1x2x4x8x1xf16>
    %25 = "onnx.Reshape"(%22, %11) {allowzero = 0 : si64} : (tensor<4x8x2xf32>, tensor<2xi64>) -> tensor<4x16xf32>
    %26 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x2x4x8xf16>, tensor<1xi64>) -> tensor<1x2x4x8x1xf16>
    %27 = "onnx.Cast"(%25) {to = 10 : si64} : (tensor<4x16xf32>) -> tensor<4x16xf16>
    %28 = "onnx.Concat"(%26, %24) {axis = -1 : si64} : (tensor<1x2x4x8x1xf16>, tensor<1x2x4x8x1xf16>) -> tensor<1x2x4x8x2xf16>
    %29 = "onnx.Cos"(%27) : (tensor<4x16xf16>) -> tensor<4x16xf16>
    %30 = "onnx.Sin"(%27) : (tensor<4x16xf16>) -> tensor<4x16xf16>
    %31 = "onnx.Reshape"(%28, %12) {allowzero = 0 : si64} : (tensor<1x2x4x8x2xf16>, tensor<4xi64>) -> tensor<1x2x4x16xf16>
    %32 = "onnx.Mul"(%14, %29) : (tensor<1x2x4x16xf16>, tensor<4x16xf16>) -> tensor<1x2x4x16xf16>
    %33 = "onnx.Mul"(%31, %30) : (tensor<1x2x4x16xf16>, tensor<4x16xf16>) -> tensor<1x2x4x16xf16>
    %34 = "onnx.Add"(%32, %33) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %35 = "onnx.Concat"(%34, %15) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    "func.return"(%35) : (tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
