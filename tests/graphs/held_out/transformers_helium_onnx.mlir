"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 1, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 5, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %15 = "onnx.Mul"(%14, %0) : (tensor<1x5x1xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %19 = "onnx.Unsqueeze"(%17, %7) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %20 = "onnx.Unsqueeze"(%18, %7) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %21 = "onnx.Slice"(%19, %1, %2, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %22 = "onnx.Unsqueeze"(%21, %10) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %23 = "onnx.Expand"(%22, %11) : (tensor<1x1x5x32x1xf32>, tensor<5xi64>) -> tensor<1x1x5x32x2xf32>
    %24 = "onnx.Reshape"(%23, %4) {allowzero = 0 : si64} : (tensor<1x1x5x32x2xf32>, tensor<4xi64>) -> tensor<1x1x5x64xf32>
    %25 = "onnx.Slice"(%20, %1, %2, %3, %7) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Unsqueeze"(%25, %10) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %27 = "onnx.Expand"(%26, %11) : (tensor<1x1x5x32x1xf32>, tensor<5xi64>) -> tensor<1x1x5x32x2xf32>
    %28 = "onnx.Reshape"(%27, %4) {allowzero = 0 : si64} : (tensor<1x1x5x32x2xf32>, tensor<4xi64>) -> tensor<1x1x5x64xf32>
    %29 = "onnx.Mul"(%arg0, %24) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %30 = "onnx.Slice"(%arg0, %1, %5, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Slice"(%arg0, %7, %5, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %32 = "onnx.Neg"(%31) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Unsqueeze"(%32, %12) : (tensor<1x2x5x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32x1xf32>
    %34 = "onnx.Unsqueeze"(%30, %12) : (tensor<1x2x5x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32x1xf32>
    %35 = "onnx.Concat"(%33, %34) {axis = -1 : si64} : (tensor<1x2x5x32x1xf32>, tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32x2xf32>
    %36 = "onnx.Reshape"(%35, %8) {allowzero = 1 : si64} : (tensor<1x2x5x32x2xf32>, tensor<4xi64>) -> tensor<1x2x5x64xf32>
    %37 = "onnx.Mul"(%36, %28) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %38 = "onnx.Add"(%29, %37) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %39 = "onnx.Mul"(%arg1, %24) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %40 = "onnx.Slice"(%arg1, %1, %5, %3, %6) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %41 = "onnx.Slice"(%arg1, %7, %5, %3, %6) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %43 = "onnx.Unsqueeze"(%42, %12) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %44 = "onnx.Unsqueeze"(%40, %12) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %45 = "onnx.Concat"(%43, %44) {axis = -1 : si64} : (tensor<1x1x5x32x1xf32>, tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %46 = "onnx.Reshape"(%45, %9) {allowzero = 1 : si64} : (tensor<1x1x5x32x2xf32>, tensor<4xi64>) -> tensor<1x1x5x64xf32>
    %47 = "onnx.Mul"(%46, %28) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %48 = "onnx.Add"(%39, %47) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%38, %48) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
