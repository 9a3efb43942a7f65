"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>, tensor<4x2xi64>) -> (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x2x5x64xf32>, %arg2: tensor<4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<4x2xi64>, tensor<1xi64>) -> tensor<4x2x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<4x2x1xi64>) -> tensor<4x2x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<4x2x1xf32>, tensor<16xf32>) -> tensor<4x2x16xf32>
    %17 = "onnx.Gather"(%16, %8) {axis = 1 : si64} : (tensor<4x2x16xf32>, tensor<i64>) -> tensor<4x16xf32>
    %18 = "onnx.Gather"(%16, %9) {axis = 1 : si64} : (tensor<4x2x16xf32>, tensor<i64>) -> tensor<4x16xf32>
    %19 = "onnx.Concat"(%17, %18) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %20 = "onnx.Unsqueeze"(%19, %2) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %21 = "onnx.Cos"(%20) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %22 = "onnx.Unsqueeze"(%21, %10) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x32x1xf32>
    %23 = "onnx.Expand"(%22, %11) : (tensor<1x4x32x1xf32>, tensor<4xi64>) -> tensor<1x4x32x2xf32>
    %24 = "onnx.Reshape"(%23, %1) {allowzero = 0 : si64} : (tensor<1x4x32x2xf32>, tensor<3xi64>) -> tensor<1x4x64xf32>
    %25 = "onnx.Sin"(%20) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %26 = "onnx.Unsqueeze"(%25, %10) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x32x1xf32>
    %27 = "onnx.Expand"(%26, %11) : (tensor<1x4x32x1xf32>, tensor<4xi64>) -> tensor<1x4x32x2xf32>
    %28 = "onnx.Reshape"(%27, %1) {allowzero = 0 : si64} : (tensor<1x4x32x2xf32>, tensor<3xi64>) -> tensor<1x4x64xf32>
    %29 = "onnx.Slice"(%arg1, %2, %3, %4, %12) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x64xf32>
    %30 = "onnx.Slice"(%arg1, %3, %5, %4, %12) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x64xf32>
    %31 = "onnx.Mul"(%arg0, %24) : (tensor<1x2x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %32 = "onnx.Reshape"(%arg0, %6) {allowzero = 1 : si64} : (tensor<1x2x4x64xf32>, tensor<5xi64>) -> tensor<1x2x4x32x2xf32>
    %33 = "onnx.Slice"(%32, %2, %12, %13) : (tensor<1x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %34 = "onnx.Squeeze"(%33, %13) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Slice"(%32, %12, %4, %13) : (tensor<1x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %36 = "onnx.Squeeze"(%35, %13) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %38 = "onnx.Unsqueeze"(%37, %13) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %39 = "onnx.Unsqueeze"(%34, %13) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %40 = "onnx.Concat"(%38, %39) {axis = -1 : si64} : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %41 = "onnx.Reshape"(%40, %7) {allowzero = 1 : si64} : (tensor<1x2x4x32x2xf32>, tensor<4xi64>) -> tensor<1x2x4x64xf32>
    %42 = "onnx.Mul"(%41, %28) : (tensor<1x2x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %43 = "onnx.Add"(%31, %42) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %44 = "onnx.Mul"(%29, %24) : (tensor<1x2x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %45 = "onnx.Reshape"(%29, %6) {allowzero = 1 : si64} : (tensor<1x2x4x64xf32>, tensor<5xi64>) -> tensor<1x2x4x32x2xf32>
    %46 = "onnx.Slice"(%45, %2, %12, %13) : (tensor<1x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %47 = "onnx.Squeeze"(%46, %13) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %48 = "onnx.Slice"(%45, %12, %4, %13) : (tensor<1x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %49 = "onnx.Squeeze"(%48, %13) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %50 = "onnx.Neg"(%49) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %51 = "onnx.Unsqueeze"(%50, %13) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %52 = "onnx.Unsqueeze"(%47, %13) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %53 = "onnx.Concat"(%51, %52) {axis = -1 : si64} : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %54 = "onnx.Reshape"(%53, %7) {allowzero = 1 : si64} : (tensor<1x2x4x32x2xf32>, tensor<4xi64>) -> tensor<1x2x4x64xf32>
    %55 = "onnx.Mul"(%54, %28) : (tensor<1x2x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %56 = "onnx.Add"(%44, %55) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %57 = "onnx.Concat"(%56, %30) {axis = -2 : si64} : (tensor<1x2x4x64xf32>, tensor<1x2x1x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%43, %57) : (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
