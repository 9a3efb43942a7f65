"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x1x4x64xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894185, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894243E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %13 = "onnx.Slice"(%11, %1, %2, %3, %6) : (tensor<1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %14 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %15 = "onnx.Slice"(%12, %1, %2, %3, %6) : (tensor<1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %16 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %17 = "onnx.Slice"(%arg0, %1, %4, %5, %3) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Slice"(%arg0, %6, %4, %5, %3) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Mul"(%17, %14) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Mul"(%18, %16) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Sub"(%19, %20) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Mul"(%18, %14) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "onnx.Mul"(%17, %16) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "onnx.Add"(%22, %23) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %25 = "onnx.Concat"(%21, %24) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x64xf32>
    %26 = "onnx.Slice"(%arg1, %1, %4, %5, %3) : (tensor<1x1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %27 = "onnx.Slice"(%arg1, %6, %4, %5, %3) : (tensor<1x1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %28 = "onnx.Mul"(%26, %14) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %29 = "onnx.Mul"(%27, %16) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %30 = "onnx.Sub"(%28, %29) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %31 = "onnx.Mul"(%27, %14) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %32 = "onnx.Mul"(%26, %16) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "onnx.Concat"(%30, %33) {axis = -1 : si64} : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x64xf32>
    "func.return"(%25, %34) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
