"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %15 = "onnx.Expand"(%14, %9) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %16 = "onnx.Reshape"(%15, %1) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "onnx.Unsqueeze"(%17, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %20 = "onnx.Unsqueeze"(%18, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %21 = "onnx.Mul"(%arg0, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Neg"(%23) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Unsqueeze"(%24, %10) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Unsqueeze"(%22, %10) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %27 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %28 = "onnx.Reshape"(%27, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Mul"(%28, %20) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "onnx.Add"(%21, %29) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %31 = "onnx.Mul"(%arg1, %19) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %32 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %33 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %34 = "onnx.Neg"(%33) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %35 = "onnx.Unsqueeze"(%34, %10) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %36 = "onnx.Unsqueeze"(%32, %10) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %37 = "onnx.Concat"(%35, %36) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %38 = "onnx.Reshape"(%37, %8) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %39 = "onnx.Mul"(%38, %20) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %40 = "onnx.Add"(%31, %39) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%30, %40) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
