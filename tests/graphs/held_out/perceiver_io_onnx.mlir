"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>, tensor<2x5xi64>) -> (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x3x32xf32>, %arg1: tensor<2x2x5x32xf32>, %arg2: tensor<2x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<2x5xi64>, tensor<1xi64>) -> tensor<2x5x1xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<2x5x1xi64>) -> tensor<2x5x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<2x5x1xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %8) : (tensor<2x5x16xf32>, tensor<1xi64>) -> tensor<2x1x5x16xf32>
    %14 = "onnx.Slice"(%13, %1, %2, %3, %8) : (tensor<2x1x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x3x16xf32>
    %15 = "onnx.Slice"(%arg0, %4, %5, %6, %8) : (tensor<2x2x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x16xf32>
    %16 = "onnx.Slice"(%arg0, %5, %2, %6, %8) : (tensor<2x2x3x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x16xf32>
    %17 = "onnx.Cos"(%14) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %18 = "onnx.Mul"(%15, %17) : (tensor<2x2x3x16xf32>, tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %19 = "onnx.Slice"(%15, %4, %7, %6, %8) : (tensor<2x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x8xf32>
    %20 = "onnx.Slice"(%15, %7, %2, %6, %8) : (tensor<2x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x3x8xf32>
    %21 = "onnx.Neg"(%20) : (tensor<2x2x3x8xf32>) -> tensor<2x2x3x8xf32>
    %22 = "onnx.Concat"(%21, %19) {axis = -1 : si64} : (tensor<2x2x3x8xf32>, tensor<2x2x3x8xf32>) -> tensor<2x2x3x16xf32>
    %23 = "onnx.Sin"(%14) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %24 = "onnx.Mul"(%22, %23) : (tensor<2x2x3x16xf32>, tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %25 = "onnx.Add"(%18, %24) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %26 = "onnx.Concat"(%25, %16) {axis = -1 : si64} : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x32xf32>
    %27 = "onnx.Slice"(%arg1, %4, %5, %6, %8) : (tensor<2x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x5x16xf32>
    %28 = "onnx.Slice"(%arg1, %5, %2, %6, %8) : (tensor<2x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x5x16xf32>
    %29 = "onnx.Cos"(%13) : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %30 = "onnx.Mul"(%27, %29) : (tensor<2x2x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x2x5x16xf32>
    %31 = "onnx.Slice"(%27, %4, %7, %6, %8) : (tensor<2x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x5x8xf32>
    %32 = "onnx.Slice"(%27, %7, %2, %6, %8) : (tensor<2x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x5x8xf32>
    %33 = "onnx.Neg"(%32) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %34 = "onnx.Concat"(%33, %31) {axis = -1 : si64} : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x16xf32>
    %35 = "onnx.Sin"(%13) : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %36 = "onnx.Mul"(%34, %35) : (tensor<2x2x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x2x5x16xf32>
    %37 = "onnx.Add"(%30, %36) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %38 = "onnx.Concat"(%37, %28) {axis = -1 : si64} : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x32xf32>
    "func.return"(%26, %38) : (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
