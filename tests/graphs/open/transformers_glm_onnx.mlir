"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 1, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%arg2, %7) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %18 = "onnx.Cos"(%17) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %19 = "onnx.Sin"(%17) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %20 = "onnx.Unsqueeze"(%18, %8) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %21 = "onnx.Unsqueeze"(%19, %8) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %22 = "onnx.Slice"(%20, %1, %2, %3, %8) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %23 = "onnx.Unsqueeze"(%22, %11) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %24 = "onnx.Expand"(%23, %12) : (tensor<1x1x5x16x1xf32>, tensor<5xi64>) -> tensor<1x1x5x16x2xf32>
    %25 = "onnx.Reshape"(%24, %4) {allowzero = 0 : si64} : (tensor<1x1x5x16x2xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Slice"(%21, %1, %2, %3, %8) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %27 = "onnx.Unsqueeze"(%26, %11) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %28 = "onnx.Expand"(%27, %12) : (tensor<1x1x5x16x1xf32>, tensor<5xi64>) -> tensor<1x1x5x16x2xf32>
    %29 = "onnx.Reshape"(%28, %4) {allowzero = 0 : si64} : (tensor<1x1x5x16x2xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %30 = "onnx.Slice"(%arg0, %1, %5, %3, %8) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Slice"(%arg0, %5, %6, %3, %8) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %32 = "onnx.Slice"(%arg1, %1, %5, %3, %8) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %33 = "onnx.Slice"(%arg1, %5, %6, %3, %8) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %34 = "onnx.Mul"(%30, %25) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "onnx.Slice"(%30, %1, %6, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %36 = "onnx.Slice"(%30, %8, %6, %3, %7) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %38 = "onnx.Unsqueeze"(%37, %13) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %39 = "onnx.Unsqueeze"(%35, %13) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %40 = "onnx.Concat"(%38, %39) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %41 = "onnx.Reshape"(%40, %9) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Mul"(%41, %29) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %43 = "onnx.Add"(%34, %42) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %44 = "onnx.Mul"(%32, %25) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %45 = "onnx.Slice"(%32, %1, %6, %3, %7) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %46 = "onnx.Slice"(%32, %8, %6, %3, %7) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %47 = "onnx.Neg"(%46) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %48 = "onnx.Unsqueeze"(%47, %13) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %49 = "onnx.Unsqueeze"(%45, %13) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %50 = "onnx.Concat"(%48, %49) {axis = -1 : si64} : (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16x2xf32>
    %51 = "onnx.Reshape"(%50, %10) {allowzero = 1 : si64} : (tensor<1x1x5x16x2xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %52 = "onnx.Mul"(%51, %29) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %53 = "onnx.Add"(%44, %52) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %54 = "onnx.Concat"(%43, %31) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %55 = "onnx.Concat"(%53, %33) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%54, %55) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
