"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>, tensor<4xi64>) -> (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x48xbf16>, %arg1: tensor<4x1x1x48xbf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %11 = "onnx.Unsqueeze"(%10, %6) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<4x1x1x32xf32>
    %12 = "onnx.Cos"(%11) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %13 = "onnx.Cast"(%12) {to = 16 : si64} : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %14 = "onnx.Sin"(%11) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %15 = "onnx.Cast"(%14) {to = 16 : si64} : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<4x1x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xbf16>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %5) : (tensor<4x1x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x16xbf16>
    %18 = "onnx.Mul"(%16, %13) : (tensor<4x1x2x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x2x32xbf16>
    %19:2 = "onnx.Split"(%16) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x2x32xbf16>) -> (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>)
    %20 = "onnx.Neg"(%19#1) : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xbf16>
    %21 = "onnx.Concat"(%20, %19#0) {axis = -1 : si64} : (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x32xbf16>
    %22 = "onnx.Mul"(%21, %15) : (tensor<4x1x2x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x2x32xbf16>
    %23 = "onnx.Add"(%18, %22) : (tensor<4x1x2x32xbf16>, tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>
    %24 = "onnx.Concat"(%23, %17) {axis = -1 : si64} : (tensor<4x1x2x32xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x48xbf16>
    %25 = "onnx.Slice"(%arg1, %1, %2, %3, %5) : (tensor<4x1x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xbf16>
    %26 = "onnx.Slice"(%arg1, %2, %4, %3, %5) : (tensor<4x1x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x16xbf16>
    %27 = "onnx.Mul"(%25, %13) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %28:2 = "onnx.Split"(%25) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x1x32xbf16>) -> (tensor<4x1x1x16xbf16>, tensor<4x1x1x16xbf16>)
    %29 = "onnx.Neg"(%28#1) : (tensor<4x1x1x16xbf16>) -> tensor<4x1x1x16xbf16>
    %30 = "onnx.Concat"(%29, %28#0) {axis = -1 : si64} : (tensor<4x1x1x16xbf16>, tensor<4x1x1x16xbf16>) -> tensor<4x1x1x32xbf16>
    %31 = "onnx.Mul"(%30, %15) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %32 = "onnx.Add"(%27, %31) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %33 = "onnx.Concat"(%32, %26) {axis = -1 : si64} : (tensor<4x1x1x32xbf16>, tensor<4x1x1x16xbf16>) -> tensor<4x1x1x48xbf16>
    "func.return"(%24, %33) : (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
