"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x5x1xf32>, tensor<8xf32>) -> tensor<1x5x8xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x16xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %13 = "onnx.Sin"(%11) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %14 = "onnx.Unsqueeze"(%12, %7) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %15 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x48xf32>
    %18 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %19 = "onnx.Slice"(%arg1, %2, %4, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x48xf32>
    %20 = "onnx.Mul"(%16, %14) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %21 = "onnx.Slice"(%16, %1, %5, %3, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %22 = "onnx.Slice"(%16, %5, %4, %3, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %23 = "onnx.Neg"(%22) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %24 = "onnx.Concat"(%23, %21) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Mul"(%24, %15) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Add"(%20, %25) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Mul"(%18, %14) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %28 = "onnx.Slice"(%18, %1, %5, %3, %7) : (tensor<1x1x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x8xf32>
    %29 = "onnx.Slice"(%18, %5, %4, %3, %7) : (tensor<1x1x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x8xf32>
    %30 = "onnx.Neg"(%29) : (tensor<1x1x5x8xf32>) -> tensor<1x1x5x8xf32>
    %31 = "onnx.Concat"(%30, %28) {axis = -1 : si64} : (tensor<1x1x5x8xf32>, tensor<1x1x5x8xf32>) -> tensor<1x1x5x16xf32>
    %32 = "onnx.Mul"(%31, %15) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %33 = "onnx.Add"(%27, %32) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %34 = "onnx.Concat"(%26, %17) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x48xf32>) -> tensor<1x2x5x64xf32>
    %35 = "onnx.Concat"(%33, %19) {axis = -1 : si64} : (tensor<1x1x5x16xf32>, tensor<1x1x5x48xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%34, %35) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
