"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894185, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894243E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[4, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[4, 1, 2, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[4, 1, 1, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %11 = "onnx.Constant"() {value = dense<1.250000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<4x1xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %15 = "onnx.Unsqueeze"(%14, %9) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x32x1xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x2xf32>
    %17 = "onnx.Reshape"(%16, %1) {allowzero = 1 : si64} : (tensor<4x32x2xf32>, tensor<2xi64>) -> tensor<4x64xf32>
    %18 = "onnx.Unsqueeze"(%17, %10) : (tensor<4x64xf32>, tensor<2xi64>) -> tensor<4x1x1x64xf32>
    %19 = "onnx.Cos"(%18) : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %20 = "onnx.Mul"(%19, %11) : (tensor<4x1x1x64xf32>, tensor<f32>) -> tensor<4x1x1x64xf32>
    %21 = "onnx.Sin"(%18) : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %22 = "onnx.Mul"(%21, %11) : (tensor<4x1x1x64xf32>, tensor<f32>) -> tensor<4x1x1x64xf32>
    %23 = "onnx.Mul"(%arg0, %20) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x2x64xf32>
    %24 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %25 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %26 = "onnx.Neg"(%25) : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %27 = "onnx.Unsqueeze"(%26, %9) : (tensor<4x1x2x32xf32>, tensor<1xi64>) -> tensor<4x1x2x32x1xf32>
    %28 = "onnx.Unsqueeze"(%24, %9) : (tensor<4x1x2x32xf32>, tensor<1xi64>) -> tensor<4x1x2x32x1xf32>
    %29 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<4x1x2x32x1xf32>, tensor<4x1x2x32x1xf32>) -> tensor<4x1x2x32x2xf32>
    %30 = "onnx.Reshape"(%29, %7) {allowzero = 1 : si64} : (tensor<4x1x2x32x2xf32>, tensor<4xi64>) -> tensor<4x1x2x64xf32>
    %31 = "onnx.Mul"(%30, %22) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x2x64xf32>
    %32 = "onnx.Add"(%23, %31) : (tensor<4x1x2x64xf32>, tensor<4x1x2x64xf32>) -> tensor<4x1x2x64xf32>
    %33 = "onnx.Mul"(%arg1, %20) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %34 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %35 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %36 = "onnx.Neg"(%35) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %37 = "onnx.Unsqueeze"(%36, %9) : (tensor<4x1x1x32xf32>, tensor<1xi64>) -> tensor<4x1x1x32x1xf32>
    %38 = "onnx.Unsqueeze"(%34, %9) : (tensor<4x1x1x32xf32>, tensor<1xi64>) -> tensor<4x1x1x32x1xf32>
    %39 = "onnx.Concat"(%37, %38) {axis = -1 : si64} : (tensor<4x1x1x32x1xf32>, tensor<4x1x1x32x1xf32>) -> tensor<4x1x1x32x2xf32>
    %40 = "onnx.Reshape"(%39, %8) {allowzero = 1 : si64} : (tensor<4x1x1x32x2xf32>, tensor<4xi64>) -> tensor<4x1x1x64xf32>
    %41 = "onnx.Mul"(%40, %22) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %42 = "onnx.Add"(%33, %41) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%32, %42) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
