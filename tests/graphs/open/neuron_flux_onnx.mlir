"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[5, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<5xi64>, tensor<1xi64>) -> tensor<5x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %5) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x16x1xf32>
    %14 = "onnx.Expand"(%13, %6) : (tensor<5x16x1xf32>, tensor<3xi64>) -> tensor<5x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 0 : si64} : (tensor<5x16x2xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %17 = "onnx.Sin"(%15) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %18 = "onnx.Unsqueeze"(%16, %7) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %19 = "onnx.Unsqueeze"(%17, %7) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %20 = "onnx.Concat"(%18, %19) {axis = -1 : si64} : (tensor<5x32x1xf32>, tensor<5x32x1xf32>) -> tensor<5x32x2xf32>
    %21 = "onnx.Slice"(%20, %8, %4, %7) : (tensor<5x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %22 = "onnx.Squeeze"(%21, %7) : (tensor<5x32x1xf32>, tensor<1xi64>) -> tensor<5x32xf32>
    %23 = "onnx.Slice"(%20, %4, %5, %7) : (tensor<5x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32x1xf32>
    %24 = "onnx.Squeeze"(%23, %7) : (tensor<5x32x1xf32>, tensor<1xi64>) -> tensor<5x32xf32>
    %25 = "onnx.Unsqueeze"(%22, %9) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Unsqueeze"(%24, %9) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x1x5x32xf32>
    %27 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x16x2xbf16>
    %28 = "onnx.Slice"(%27, %8, %4, %7) : (tensor<1x2x5x16x2xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %29 = "onnx.Squeeze"(%28, %7) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %30 = "onnx.Slice"(%27, %4, %5, %7) : (tensor<1x2x5x16x2xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %31 = "onnx.Squeeze"(%30, %7) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %32 = "onnx.Neg"(%31) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %33 = "onnx.Unsqueeze"(%32, %7) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %34 = "onnx.Unsqueeze"(%29, %7) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %35 = "onnx.Concat"(%33, %34) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %36 = "onnx.Reshape"(%35, %3) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %37 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %38 = "onnx.Mul"(%37, %25) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Mul"(%39, %26) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Add"(%38, %40) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Cast"(%41) {to = 16 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    "func.return"(%42) : (tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
