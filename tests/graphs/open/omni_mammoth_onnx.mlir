"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4xi64>) -> tensor<1x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg1, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %15 = "onnx.Expand"(%14, %8) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %16 = "onnx.Reshape"(%15, %1) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %20 = "onnx.Reshape"(%17, %3) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %21 = "onnx.Reshape"(%18, %3) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %22 = "onnx.Gather"(%20, %6) {axis = 3 : si64} : (tensor<1x4x16x2xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %23 = "onnx.Gather"(%20, %9) {axis = 3 : si64} : (tensor<1x4x16x2xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %24 = "onnx.Gather"(%21, %6) {axis = 3 : si64} : (tensor<1x4x16x2xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %25 = "onnx.Gather"(%21, %9) {axis = 3 : si64} : (tensor<1x4x16x2xf32>, tensor<i64>) -> tensor<1x4x16xf32>
    %26 = "onnx.Unsqueeze"(%22, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %27 = "onnx.Unsqueeze"(%23, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %28 = "onnx.Unsqueeze"(%24, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %29 = "onnx.Unsqueeze"(%25, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %30 = "onnx.Gather"(%19, %6) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %31 = "onnx.Gather"(%19, %9) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %32 = "onnx.Mul"(%30, %26) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %33 = "onnx.Mul"(%31, %28) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %34 = "onnx.Sub"(%32, %33) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "onnx.Mul"(%30, %29) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %36 = "onnx.Mul"(%31, %27) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "onnx.Add"(%35, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "onnx.Unsqueeze"(%34, %10) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %39 = "onnx.Unsqueeze"(%37, %10) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %40 = "onnx.Concat"(%38, %39) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %41 = "onnx.Reshape"(%40, %4) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%41) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
