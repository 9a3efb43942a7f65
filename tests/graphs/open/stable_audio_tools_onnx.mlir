"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf16>, tensor<5xi64>) -> tensor<1x2x5x64xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf16>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<5xi64>) -> tensor<5xf32>
    %10 = "onnx.Einsum"(%9, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %12 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x64xf16>) -> tensor<1x2x5x64xf32>
    %13 = "onnx.Slice"(%12, %1, %2, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %14 = "onnx.Slice"(%12, %2, %4, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %15 = "onnx.Cos"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %16 = "onnx.Mul"(%13, %15) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Reshape"(%13, %5) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %18 = "onnx.Slice"(%17, %1, %6, %7) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %19 = "onnx.Squeeze"(%18, %7) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %20 = "onnx.Slice"(%17, %6, %8, %7) : (tensor<1x2x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %21 = "onnx.Squeeze"(%20, %7) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %22 = "onnx.Neg"(%21) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %23 = "onnx.Concat"(%22, %19) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %24 = "onnx.Sin"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %25 = "onnx.Mul"(%23, %24) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %26 = "onnx.Add"(%16, %25) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "onnx.Cast"(%26) {to = 10 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %28 = "onnx.Cast"(%14) {to = 10 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %29 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x64xf16>
    "func.return"(%29) : (tensor<1x2x5x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
