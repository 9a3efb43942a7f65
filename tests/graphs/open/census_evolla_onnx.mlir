"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "onnx.Cast"(%11) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %14 = "onnx.Cast"(%12) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %15 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %16 = "onnx.Unsqueeze"(%14, %6) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %17 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %19 = "onnx.Mul"(%17, %18) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Slice"(%17, %1, %2, %3, %6) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Slice"(%17, %2, %4, %3, %6) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Neg"(%21) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Concat"(%22, %20) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %24 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %25 = "onnx.Mul"(%23, %24) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %26 = "onnx.Add"(%19, %25) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %27 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %28 = "onnx.Mul"(%27, %18) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %29 = "onnx.Slice"(%27, %1, %2, %3, %6) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %30 = "onnx.Slice"(%27, %2, %4, %3, %6) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %32 = "onnx.Concat"(%31, %29) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %33 = "onnx.Mul"(%32, %24) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "onnx.Add"(%28, %33) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %35 = "onnx.Cast"(%26) {to = 10 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    %36 = "onnx.Cast"(%34) {to = 10 : si64} : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf16>
    "func.return"(%35, %36) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
