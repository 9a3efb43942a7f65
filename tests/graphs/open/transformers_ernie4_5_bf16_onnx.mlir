"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xbf16>, %arg1: tensor<1x1x5x64xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0165604409, 0.0109895291, 0.00729266508, 0.00483942125, 0.00321144611, 0.0021311196, 0.00141421345, 9.38473851E-4, 6.22772437E-4, 4.13272559E-4, 2.74248188E-4, 1.81991432E-4, 1.20769742E-4, 8.01429487E-5, 5.31829573E-5, 3.52922762E-5, 2.34199979E-5, 1.55415401E-5, 1.03133852E-5, 6.84397537E-6, 4.54167048E-6, 3.01385808E-6]> : tensor<32xf32>} : () -> tensor<32xf32>
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
    %29 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xf32>
    %30 = "onnx.Mul"(%29, %24) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %31 = "onnx.Slice"(%arg0, %1, %5, %3, %6) : (tensor<1x2x5x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %32 = "onnx.Slice"(%arg0, %7, %5, %3, %6) : (tensor<1x2x5x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %33 = "onnx.Neg"(%32) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %34 = "onnx.Unsqueeze"(%33, %12) : (tensor<1x2x5x32xbf16>, tensor<1xi64>) -> tensor<1x2x5x32x1xbf16>
    %35 = "onnx.Unsqueeze"(%31, %12) : (tensor<1x2x5x32xbf16>, tensor<1xi64>) -> tensor<1x2x5x32x1xbf16>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<1x2x5x32x1xbf16>, tensor<1x2x5x32x1xbf16>) -> tensor<1x2x5x32x2xbf16>
    %37 = "onnx.Reshape"(%36, %8) {allowzero = 1 : si64} : (tensor<1x2x5x32x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x64xbf16>
    %38 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xf32>
    %39 = "onnx.Mul"(%38, %28) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %40 = "onnx.Add"(%30, %39) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %41 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xf32>
    %42 = "onnx.Mul"(%41, %24) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %43 = "onnx.Slice"(%arg1, %1, %5, %3, %6) : (tensor<1x1x5x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xbf16>
    %44 = "onnx.Slice"(%arg1, %7, %5, %3, %6) : (tensor<1x1x5x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xbf16>
    %45 = "onnx.Neg"(%44) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %46 = "onnx.Unsqueeze"(%45, %12) : (tensor<1x1x5x32xbf16>, tensor<1xi64>) -> tensor<1x1x5x32x1xbf16>
    %47 = "onnx.Unsqueeze"(%43, %12) : (tensor<1x1x5x32xbf16>, tensor<1xi64>) -> tensor<1x1x5x32x1xbf16>
    %48 = "onnx.Concat"(%46, %47) {axis = -1 : si64} : (tensor<1x1x5x32x1xbf16>, tensor<1x1x5x32x1xbf16>) -> tensor<1x1x5x32x2xbf16>
    %49 = "onnx.Reshape"(%48, %9) {allowzero = 1 : si64} : (tensor<1x1x5x32x2xbf16>, tensor<4xi64>) -> tensor<1x1x5x64xbf16>
    %50 = "onnx.Cast"(%49) {to = 1 : si64} : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xf32>
    %51 = "onnx.Mul"(%50, %28) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %52 = "onnx.Add"(%42, %51) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %53 = "onnx.Cast"(%40) {to = 16 : si64} : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xbf16>
    %54 = "onnx.Cast"(%52) {to = 16 : si64} : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xbf16>
    "func.return"(%53, %54) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
