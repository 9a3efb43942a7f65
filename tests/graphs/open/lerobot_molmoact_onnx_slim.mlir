"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Einsum"(%0, %1) {equation = "i,j->ij"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %9 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %10 = "onnx.Slice"(%arg0, %3, %6, %4, %5) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %11 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %12 = "onnx.Slice"(%arg1, %3, %6, %4, %5) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Cos"(%8) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %14 = "onnx.Sin"(%8) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %15 = "onnx.Reshape"(%13, %7) {allowzero = 0 : si64} : (tensor<5x16xf32>, tensor<4xi64>) -> tensor<1x1x5x16xf32>
    %16 = "onnx.Reshape"(%14, %7) {allowzero = 0 : si64} : (tensor<5x16xf32>, tensor<4xi64>) -> tensor<1x1x5x16xf32>
    %17 = "onnx.Mul"(%9, %15) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %18 = "onnx.Mul"(%10, %16) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Mul"(%9, %16) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %20 = "onnx.Mul"(%10, %15) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %21 = "onnx.Mul"(%11, %15) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %22 = "onnx.Mul"(%12, %16) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %23 = "onnx.Mul"(%11, %16) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %24 = "onnx.Mul"(%12, %15) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Sub"(%17, %18) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Add"(%19, %20) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Sub"(%21, %22) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %28 = "onnx.Add"(%23, %24) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%29, %30) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
