"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4xi64>) -> tensor<1x4x2x48xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg1, %0) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%5, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %8 = "onnx.Cos"(%7) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %9 = "onnx.Sin"(%7) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Slice"(%arg0, %11, %12, %10, %13) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf16>
    %15 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%arg0, %16, %17, %15, %18) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %20 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %21 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Mul"(%20, %8) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%20, %24, %25, %23, %26) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%20, %29, %30, %28, %31) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %34 = "onnx.Concat"(%33, %27) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %35 = "onnx.Mul"(%34, %9) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %36 = "onnx.Add"(%22, %35) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %37 = "onnx.Concat"(%36, %21) {axis = -1 : si64} : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    %38 = "onnx.Cast"(%37) {to = 10 : si64} : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x48xf16>
    "func.return"(%38) : (tensor<1x4x2x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
