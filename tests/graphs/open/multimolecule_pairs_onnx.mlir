"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %8) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %4) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %14 = "onnx.Expand"(%13, %9) : (tensor<1x5x16x1xf32>, tensor<4xi64>) -> tensor<1x5x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 0 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %17 = "onnx.Unsqueeze"(%16, %2) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %18 = "onnx.Sin"(%15) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %19 = "onnx.Unsqueeze"(%18, %2) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %20 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    %21 = "onnx.Cast"(%19) {to = 16 : si64} : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    %22 = "onnx.Mul"(%arg0, %20) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %23 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %24 = "onnx.Neg"(%23) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %25 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %26 = "onnx.Unsqueeze"(%24, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %27 = "onnx.Unsqueeze"(%25, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %28 = "onnx.Concat"(%26, %27) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %29 = "onnx.Reshape"(%28, %7) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %30 = "onnx.Mul"(%29, %21) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %31 = "onnx.Add"(%22, %30) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %32 = "onnx.Mul"(%arg1, %20) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %33 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %34 = "onnx.Neg"(%33) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %35 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %36 = "onnx.Unsqueeze"(%34, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %37 = "onnx.Unsqueeze"(%35, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %39 = "onnx.Reshape"(%38, %7) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %40 = "onnx.Mul"(%39, %21) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %41 = "onnx.Add"(%32, %40) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    "func.return"(%31, %41) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
