"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xf32>, tensor<1x4xi64>) -> tensor<1x2x4x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%arg1, %8) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %17 = "onnx.Unsqueeze"(%16, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %18 = "onnx.Expand"(%17, %10) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %19 = "onnx.Reshape"(%18, %1) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %20 = "onnx.Unsqueeze"(%19, %11) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %21 = "onnx.Cos"(%20) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %22 = "onnx.Sin"(%20) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %23 = "onnx.Slice"(%arg0, %2, %3, %4, %11) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %24 = "onnx.Reshape"(%23, %5) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %25 = "onnx.Gather"(%24, %12) {axis = 4 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %26 = "onnx.Neg"(%25) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Gather"(%24, %9) {axis = 4 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %28 = "onnx.Unsqueeze"(%26, %13) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %29 = "onnx.Unsqueeze"(%27, %13) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %30 = "onnx.Concat"(%28, %29) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %31 = "onnx.Reshape"(%30, %6) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %32 = "onnx.Mul"(%23, %21) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Mul"(%31, %22) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %34 = "onnx.Add"(%32, %33) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Slice"(%arg0, %3, %7, %4, %11) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    "func.return"(%36) : (tensor<1x2x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
