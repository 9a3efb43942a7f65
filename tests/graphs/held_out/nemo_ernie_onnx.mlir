"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xbf16>, tensor<2x4x1x32xbf16>, tensor<2x4xi64>) -> (tensor<2x4x2x32xbf16>, tensor<2x4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xbf16>, %arg1: tensor<2x4x1x32xbf16>, %arg2: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.440366626, 0.193922758, 8.539710e-02, 0.0376060307, 0.0165604409, 0.00729266508, 0.00321144611, 0.00141421345, 6.22772437E-4, 2.74248188E-4, 1.20769742E-4, 5.31829573E-5, 2.34199979E-5, 1.03133852E-5, 4.54167048E-6]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<2x4xi64>) -> tensor<2x4xf32>
    %13 = "onnx.Einsum"(%12, %0) {equation = "bt,d->btd"} : (tensor<2x4xf32>, tensor<16xf32>) -> tensor<2x4x16xf32>
    %14 = "onnx.Cos"(%13) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %15 = "onnx.Unsqueeze"(%14, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %16 = "onnx.Expand"(%15, %9) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %17 = "onnx.Reshape"(%16, %1) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %18 = "onnx.Sin"(%13) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %19 = "onnx.Unsqueeze"(%18, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %20 = "onnx.Expand"(%19, %9) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %21 = "onnx.Reshape"(%20, %1) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %22 = "onnx.Unsqueeze"(%17, %10) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %23 = "onnx.Unsqueeze"(%21, %10) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %24 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %25 = "onnx.Mul"(%24, %22) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %26 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<2x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xbf16>
    %27 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<2x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xbf16>
    %28 = "onnx.Neg"(%27) : (tensor<2x4x2x16xbf16>) -> tensor<2x4x2x16xbf16>
    %29 = "onnx.Unsqueeze"(%28, %11) : (tensor<2x4x2x16xbf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xbf16>
    %30 = "onnx.Unsqueeze"(%26, %11) : (tensor<2x4x2x16xbf16>, tensor<1xi64>) -> tensor<2x4x2x16x1xbf16>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<2x4x2x16x1xbf16>, tensor<2x4x2x16x1xbf16>) -> tensor<2x4x2x16x2xbf16>
    %32 = "onnx.Reshape"(%31, %7) {allowzero = 1 : si64} : (tensor<2x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<2x4x2x32xbf16>
    %33 = "onnx.Cast"(%32) {to = 1 : si64} : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %34 = "onnx.Mul"(%33, %23) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %35 = "onnx.Add"(%25, %34) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %36 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<2x4x1x32xbf16>) -> tensor<2x4x1x32xf32>
    %37 = "onnx.Mul"(%36, %22) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %38 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<2x4x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xbf16>
    %39 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<2x4x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xbf16>
    %40 = "onnx.Neg"(%39) : (tensor<2x4x1x16xbf16>) -> tensor<2x4x1x16xbf16>
    %41 = "onnx.Unsqueeze"(%40, %11) : (tensor<2x4x1x16xbf16>, tensor<1xi64>) -> tensor<2x4x1x16x1xbf16>
    %42 = "onnx.Unsqueeze"(%38, %11) : (tensor<2x4x1x16xbf16>, tensor<1xi64>) -> tensor<2x4x1x16x1xbf16>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<2x4x1x16x1xbf16>, tensor<2x4x1x16x1xbf16>) -> tensor<2x4x1x16x2xbf16>
    %44 = "onnx.Reshape"(%43, %8) {allowzero = 1 : si64} : (tensor<2x4x1x16x2xbf16>, tensor<4xi64>) -> tensor<2x4x1x32xbf16>
    %45 = "onnx.Cast"(%44) {to = 1 : si64} : (tensor<2x4x1x32xbf16>) -> tensor<2x4x1x32xf32>
    %46 = "onnx.Mul"(%45, %23) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %47 = "onnx.Add"(%37, %46) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %48 = "onnx.Cast"(%35) {to = 16 : si64} : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xbf16>
    %49 = "onnx.Cast"(%47) {to = 16 : si64} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xbf16>
    "func.return"(%48, %49) : (tensor<2x4x2x32xbf16>, tensor<2x4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
