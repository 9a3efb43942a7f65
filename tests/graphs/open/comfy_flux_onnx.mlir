"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 16, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %13 = "onnx.Sin"(%11) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %14 = "onnx.Neg"(%13) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %15 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %16 = "onnx.Unsqueeze"(%14, %6) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %17 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %18 = "onnx.Concat"(%15, %16, %17, %15) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x4xf32>
    %19 = "onnx.Reshape"(%18, %1) {allowzero = 1 : si64} : (tensor<1x5x16x4xf32>, tensor<5xi64>) -> tensor<1x5x16x2x2xf32>
    %20 = "onnx.Unsqueeze"(%19, %7) : (tensor<1x5x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x5x16x2x2xf32>
    %21 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %22 = "onnx.Reshape"(%21, %2) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<6xi64>) -> tensor<1x2x5x16x1x2xf32>
    %23 = "onnx.Gather"(%20, %5) {axis = 5 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %24 = "onnx.Gather"(%22, %5) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %25 = "onnx.Mul"(%23, %24) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %26 = "onnx.Gather"(%20, %8) {axis = 5 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %27 = "onnx.Gather"(%22, %8) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %28 = "onnx.Mul"(%26, %27) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %29 = "onnx.Add"(%25, %28) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %30 = "onnx.Reshape"(%29, %3) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Cast"(%30) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %32 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Reshape"(%32, %2) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<6xi64>) -> tensor<1x2x5x16x1x2xf32>
    %34 = "onnx.Gather"(%33, %5) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %35 = "onnx.Mul"(%23, %34) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %36 = "onnx.Gather"(%33, %8) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %37 = "onnx.Mul"(%26, %36) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %38 = "onnx.Add"(%35, %37) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %39 = "onnx.Reshape"(%38, %3) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Cast"(%39) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    "func.return"(%31, %40) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
