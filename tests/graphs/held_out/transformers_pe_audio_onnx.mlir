"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x1x4x64xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894185, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894243E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 32, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<1x4x1xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %17 = "onnx.Sin"(%15) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %18 = "onnx.Slice"(%16, %1, %2, %3, %10) : (tensor<1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %19 = "onnx.Slice"(%17, %1, %2, %3, %10) : (tensor<1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %20 = "onnx.Neg"(%19) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %21 = "onnx.Unsqueeze"(%18, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x32x1xf32>
    %22 = "onnx.Unsqueeze"(%20, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x32x1xf32>
    %23 = "onnx.Unsqueeze"(%19, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x32x1xf32>
    %24 = "onnx.Concat"(%21, %22, %23, %21) {axis = -1 : si64} : (tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>) -> tensor<1x4x32x4xf32>
    %25 = "onnx.Reshape"(%24, %4) {allowzero = 1 : si64} : (tensor<1x4x32x4xf32>, tensor<5xi64>) -> tensor<1x4x32x2x2xf32>
    %26 = "onnx.Unsqueeze"(%25, %10) : (tensor<1x4x32x2x2xf32>, tensor<1xi64>) -> tensor<1x1x4x32x2x2xf32>
    %27 = "onnx.Reshape"(%arg0, %5) {allowzero = 1 : si64} : (tensor<1x2x4x64xf32>, tensor<6xi64>) -> tensor<1x2x4x32x1x2xf32>
    %28 = "onnx.Reshape"(%arg1, %6) {allowzero = 1 : si64} : (tensor<1x1x4x64xf32>, tensor<6xi64>) -> tensor<1x1x4x32x1x2xf32>
    %29 = "onnx.Mul"(%27, %26) : (tensor<1x2x4x32x1x2xf32>, tensor<1x1x4x32x2x2xf32>) -> tensor<1x2x4x32x2x2xf32>
    %30 = "onnx.ReduceSum"(%29, %11) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x4x32x2x2xf32>, tensor<1xi64>) -> tensor<1x2x4x32x2xf32>
    %31 = "onnx.Reshape"(%30, %7) {allowzero = 1 : si64} : (tensor<1x2x4x32x2xf32>, tensor<4xi64>) -> tensor<1x2x4x64xf32>
    %32 = "onnx.Mul"(%28, %26) : (tensor<1x1x4x32x1x2xf32>, tensor<1x1x4x32x2x2xf32>) -> tensor<1x1x4x32x2x2xf32>
    %33 = "onnx.ReduceSum"(%32, %11) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x1x4x32x2x2xf32>, tensor<1xi64>) -> tensor<1x1x4x32x2xf32>
    %34 = "onnx.Reshape"(%33, %8) {allowzero = 1 : si64} : (tensor<1x1x4x32x2xf32>, tensor<4xi64>) -> tensor<1x1x4x64xf32>
    "func.return"(%31, %34) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
