"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 16, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %17 = "onnx.Sin"(%15) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = "onnx.Cast"(%16) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %19 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %20 = "onnx.Slice"(%18, %1, %2, %3, %10) : (tensor<1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xbf16>
    %21 = "onnx.Slice"(%19, %1, %2, %3, %10) : (tensor<1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xbf16>
    %22 = "onnx.Neg"(%21) : (tensor<1x4x16xbf16>) -> tensor<1x4x16xbf16>
    %23 = "onnx.Unsqueeze"(%20, %3) : (tensor<1x4x16xbf16>, tensor<1xi64>) -> tensor<1x4x16x1xbf16>
    %24 = "onnx.Unsqueeze"(%22, %3) : (tensor<1x4x16xbf16>, tensor<1xi64>) -> tensor<1x4x16x1xbf16>
    %25 = "onnx.Unsqueeze"(%21, %3) : (tensor<1x4x16xbf16>, tensor<1xi64>) -> tensor<1x4x16x1xbf16>
    %26 = "onnx.Concat"(%23, %24, %25, %23) {axis = -1 : si64} : (tensor<1x4x16x1xbf16>, tensor<1x4x16x1xbf16>, tensor<1x4x16x1xbf16>, tensor<1x4x16x1xbf16>) -> tensor<1x4x16x4xbf16>
    %27 = "onnx.Reshape"(%26, %4) {allowzero = 1 : si64} : (tensor<1x4x16x4xbf16>, tensor<5xi64>) -> tensor<1x4x16x2x2xbf16>
    %28 = "onnx.Unsqueeze"(%27, %10) : (tensor<1x4x16x2x2xbf16>, tensor<1xi64>) -> tensor<1x1x4x16x2x2xbf16>
    %29 = "onnx.Reshape"(%arg0, %5) {allowzero = 1 : si64} : (tensor<1x2x4x32xbf16>, tensor<6xi64>) -> tensor<1x2x4x16x1x2xbf16>
    %30 = "onnx.Reshape"(%arg1, %6) {allowzero = 1 : si64} : (tensor<1x1x4x32xbf16>, tensor<6xi64>) -> tensor<1x1x4x16x1x2xbf16>
    %31 = "onnx.Mul"(%29, %28) : (tensor<1x2x4x16x1x2xbf16>, tensor<1x1x4x16x2x2xbf16>) -> tensor<1x2x4x16x2x2xbf16>
    %32 = "onnx.Cast"(%31) {to = 1 : si64} : (tensor<1x2x4x16x2x2xbf16>) -> tensor<1x2x4x16x2x2xf32>
    %33 = "onnx.ReduceSum"(%32, %11) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x2x4x16x2xf32>
    %34 = "onnx.Cast"(%33) {to = 16 : si64} : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xbf16>
    %35 = "onnx.Reshape"(%34, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x4x32xbf16>
    %36 = "onnx.Mul"(%30, %28) : (tensor<1x1x4x16x1x2xbf16>, tensor<1x1x4x16x2x2xbf16>) -> tensor<1x1x4x16x2x2xbf16>
    %37 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x1x4x16x2x2xbf16>) -> tensor<1x1x4x16x2x2xf32>
    %38 = "onnx.ReduceSum"(%37, %11) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x4x16x2xf32>
    %39 = "onnx.Cast"(%38) {to = 16 : si64} : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x2xbf16>
    %40 = "onnx.Reshape"(%39, %8) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xbf16>, tensor<4xi64>) -> tensor<1x1x4x32xbf16>
    "func.return"(%35, %40) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
