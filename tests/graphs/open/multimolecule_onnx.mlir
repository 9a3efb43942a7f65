"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %13 = "onnx.Cos"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %14 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %15 = "onnx.Sin"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %16 = "onnx.Unsqueeze"(%15, %7) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %17 = "onnx.Mul"(%arg0, %14) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Neg"(%18) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %20 = "onnx.Slice"(%arg0, %4, %1, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %21 = "onnx.Unsqueeze"(%19, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %22 = "onnx.Unsqueeze"(%20, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %23 = "onnx.Concat"(%21, %22) {axis = -2 : si64} : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %24 = "onnx.Reshape"(%23, %5) {allowzero = 1 : si64} : (tensor<1x2x5x2x16xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Mul"(%24, %16) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %26 = "onnx.Add"(%17, %25) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "onnx.Mul"(%arg1, %14) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %30 = "onnx.Slice"(%arg1, %4, %1, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %31 = "onnx.Unsqueeze"(%29, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %32 = "onnx.Unsqueeze"(%30, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %33 = "onnx.Concat"(%31, %32) {axis = -2 : si64} : (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %34 = "onnx.Reshape"(%33, %5) {allowzero = 1 : si64} : (tensor<1x2x5x2x16xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %35 = "onnx.Mul"(%34, %16) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %36 = "onnx.Add"(%27, %35) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%26, %36) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
