"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.47478205, 2.254180e-01, 0.107024416, 0.0508132726, 0.0193350017, 0.00679495931, 0.00209379266, 4.56483918E-4, 3.83088118E-5, 1.8188337E-5, 8.63549576E-6, 4.09997847E-6, 1.94659629E-6, 9.24208961E-7, 4.38797855E-7]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<1.34657359> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %13 = "onnx.Cos"(%12) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %14 = "onnx.Mul"(%13, %8) : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<1x5x16xf32>
    %15 = "onnx.Sin"(%12) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %16 = "onnx.Mul"(%15, %8) : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<1x5x16xf32>
    %17 = "onnx.Cast"(%14) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %18 = "onnx.Cast"(%16) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %19 = "onnx.Unsqueeze"(%17, %5) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %20 = "onnx.Unsqueeze"(%18, %5) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %21 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %22 = "onnx.Slice"(%arg0, %5, %2, %3, %4) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %23 = "onnx.Mul"(%21, %19) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %24 = "onnx.Mul"(%22, %20) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %25 = "onnx.Sub"(%23, %24) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %26 = "onnx.Mul"(%22, %19) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %27 = "onnx.Mul"(%21, %20) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %28 = "onnx.Add"(%26, %27) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %29 = "onnx.Unsqueeze"(%25, %9) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %30 = "onnx.Unsqueeze"(%28, %9) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %32 = "onnx.Reshape"(%31, %6) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %33 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %34 = "onnx.Slice"(%arg1, %5, %2, %3, %4) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %35 = "onnx.Mul"(%33, %19) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %36 = "onnx.Mul"(%34, %20) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %37 = "onnx.Sub"(%35, %36) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %38 = "onnx.Mul"(%34, %19) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %39 = "onnx.Mul"(%33, %20) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %40 = "onnx.Add"(%38, %39) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %41 = "onnx.Unsqueeze"(%37, %9) : (tensor<1x1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16x1xbf16>
    %42 = "onnx.Unsqueeze"(%40, %9) : (tensor<1x1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16x1xbf16>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<1x1x5x16x1xbf16>, tensor<1x1x5x16x1xbf16>) -> tensor<1x1x5x16x2xbf16>
    %44 = "onnx.Reshape"(%43, %7) {allowzero = 1 : si64} : (tensor<1x1x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x1x5x32xbf16>
    "func.return"(%32, %44) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
