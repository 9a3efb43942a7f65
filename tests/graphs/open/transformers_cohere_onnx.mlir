"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0165604409, 0.0109895291, 0.00729266508, 0.00483942125, 0.00321144611, 0.0021311196, 0.00141421345, 9.38473851E-4, 6.22772437E-4, 4.13272559E-4, 2.74248188E-4, 1.81991432E-4, 1.20769742E-4, 8.01429487E-5, 5.31829573E-5, 3.52922762E-5, 2.34199979E-5, 1.55415401E-5, 1.03133852E-5, 6.84397537E-6, 4.54167048E-6, 3.01385808E-6]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 5, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 5, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<1x5x1xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %14 = "onnx.Unsqueeze"(%13, %4) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x5x32x1xf32>
    %15 = "onnx.Expand"(%14, %9) : (tensor<1x5x32x1xf32>, tensor<4xi64>) -> tensor<1x5x32x2xf32>
    %16 = "onnx.Reshape"(%15, %1) {allowzero = 0 : si64} : (tensor<1x5x32x2xf32>, tensor<3xi64>) -> tensor<1x5x64xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %19 = "onnx.Unsqueeze"(%17, %6) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %20 = "onnx.Unsqueeze"(%18, %6) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %21 = "onnx.Mul"(%arg0, %19) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %24 = "onnx.Neg"(%23) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Unsqueeze"(%24, %10) : (tensor<1x2x5x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32x1xf32>
    %26 = "onnx.Unsqueeze"(%22, %10) : (tensor<1x2x5x32xf32>, tensor<1xi64>) -> tensor<1x2x5x32x1xf32>
    %27 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<1x2x5x32x1xf32>, tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32x2xf32>
    %28 = "onnx.Reshape"(%27, %7) {allowzero = 1 : si64} : (tensor<1x2x5x32x2xf32>, tensor<4xi64>) -> tensor<1x2x5x64xf32>
    %29 = "onnx.Mul"(%28, %20) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %30 = "onnx.Add"(%21, %29) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %31 = "onnx.Mul"(%arg1, %19) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %32 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %33 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %34 = "onnx.Neg"(%33) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %35 = "onnx.Unsqueeze"(%34, %10) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %36 = "onnx.Unsqueeze"(%32, %10) : (tensor<1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32x1xf32>
    %37 = "onnx.Concat"(%35, %36) {axis = -1 : si64} : (tensor<1x1x5x32x1xf32>, tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %38 = "onnx.Reshape"(%37, %8) {allowzero = 1 : si64} : (tensor<1x1x5x32x2xf32>, tensor<4xi64>) -> tensor<1x1x5x64xf32>
    %39 = "onnx.Mul"(%38, %20) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %40 = "onnx.Add"(%31, %39) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%30, %40) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
