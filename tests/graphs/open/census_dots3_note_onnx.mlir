"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "onnx.Cast"(%11) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %14 = "onnx.Cast"(%12) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %15 = "onnx.Slice"(%13, %1, %2, %3, %6) : (tensor<1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xbf16>
    %16 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x4x16xbf16>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %17 = "onnx.Slice"(%14, %1, %2, %3, %6) : (tensor<1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xbf16>
    %18 = "onnx.Unsqueeze"(%17, %6) : (tensor<1x4x16xbf16>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %19 = "onnx.Slice"(%arg0, %1, %4, %5, %3) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %20 = "onnx.Slice"(%arg0, %6, %4, %5, %3) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %21 = "onnx.Slice"(%arg1, %1, %4, %5, %3) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %22 = "onnx.Slice"(%arg1, %6, %4, %5, %3) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %23 = "onnx.Mul"(%19, %16) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %24 = "onnx.Mul"(%20, %18) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %25 = "onnx.Sub"(%23, %24) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %26 = "onnx.Mul"(%20, %16) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %27 = "onnx.Mul"(%19, %18) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %28 = "onnx.Add"(%26, %27) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %29 = "onnx.Concat"(%25, %28) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %30 = "onnx.Mul"(%21, %16) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %31 = "onnx.Mul"(%22, %18) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %32 = "onnx.Sub"(%30, %31) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %33 = "onnx.Mul"(%22, %16) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %34 = "onnx.Mul"(%21, %18) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %35 = "onnx.Add"(%33, %34) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %36 = "onnx.Concat"(%32, %35) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%29, %36) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
