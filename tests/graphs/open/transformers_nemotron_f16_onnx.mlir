"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf16>, %arg1: tensor<1x1x5x64xf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %13 = "onnx.Sin"(%11) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %14 = "onnx.Cast"(%12) {to = 10 : si64} : (tensor<1x5x32xf32>) -> tensor<1x5x32xf16>
    %15 = "onnx.Cast"(%13) {to = 10 : si64} : (tensor<1x5x32xf32>) -> tensor<1x5x32xf16>
    %16 = "onnx.Unsqueeze"(%14, %7) : (tensor<1x5x32xf16>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %17 = "onnx.Unsqueeze"(%15, %7) : (tensor<1x5x32xf16>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %18 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x2x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %19 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x2x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %20 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x1x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %21 = "onnx.Slice"(%arg1, %2, %4, %3, %7) : (tensor<1x1x5x64xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf16>
    %22 = "onnx.Mul"(%18, %16) : (tensor<1x2x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x2x5x32xf16>
    %23 = "onnx.Slice"(%18, %1, %5, %3, %7) : (tensor<1x2x5x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %24 = "onnx.Slice"(%18, %5, %4, %3, %7) : (tensor<1x2x5x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %25 = "onnx.Neg"(%24) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %26 = "onnx.Concat"(%25, %23) {axis = -1 : si64} : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %27 = "onnx.Mul"(%26, %17) : (tensor<1x2x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x2x5x32xf16>
    %28 = "onnx.Add"(%22, %27) : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf16>
    %29 = "onnx.Mul"(%20, %16) : (tensor<1x1x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x1x5x32xf16>
    %30 = "onnx.Slice"(%20, %1, %5, %3, %7) : (tensor<1x1x5x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf16>
    %31 = "onnx.Slice"(%20, %5, %4, %3, %7) : (tensor<1x1x5x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xf16>
    %32 = "onnx.Neg"(%31) : (tensor<1x1x5x16xf16>) -> tensor<1x1x5x16xf16>
    %33 = "onnx.Concat"(%32, %30) {axis = -1 : si64} : (tensor<1x1x5x16xf16>, tensor<1x1x5x16xf16>) -> tensor<1x1x5x32xf16>
    %34 = "onnx.Mul"(%33, %17) : (tensor<1x1x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x1x5x32xf16>
    %35 = "onnx.Add"(%29, %34) : (tensor<1x1x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x1x5x32xf16>
    %36 = "onnx.Concat"(%28, %19) {axis = -1 : si64} : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x64xf16>
    %37 = "onnx.Concat"(%35, %21) {axis = -1 : si64} : (tensor<1x1x5x32xf16>, tensor<1x1x5x32xf16>) -> tensor<1x1x5x64xf16>
    "func.return"(%36, %37) : (tensor<1x2x5x64xf16>, tensor<1x1x5x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
