"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf16>, %arg1: tensor<1x4x1x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Unsqueeze"(%4, %1) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %6 = "onnx.Sin"(%5) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %7 = "onnx.Cos"(%5) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %8:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf16>) -> (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf16>)
    %9 = "onnx.Cast"(%8#0) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %10 = "onnx.Mul"(%9, %7) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %11 = "onnx.Cast"(%8#1) {to = 1 : si64} : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %12 = "onnx.Mul"(%11, %6) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Sub"(%10, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Mul"(%11, %7) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Mul"(%9, %6) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Add"(%14, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Concat"(%13, %16) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %18:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x32xf16>) -> (tensor<1x4x1x16xf16>, tensor<1x4x1x16xf16>)
    %19 = "onnx.Cast"(%18#0) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %20 = "onnx.Mul"(%19, %7) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %21 = "onnx.Cast"(%18#1) {to = 1 : si64} : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %22 = "onnx.Mul"(%21, %6) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %23 = "onnx.Sub"(%20, %22) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %24 = "onnx.Mul"(%21, %7) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %25 = "onnx.Mul"(%19, %6) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %26 = "onnx.Add"(%24, %25) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %27 = "onnx.Concat"(%23, %26) {axis = -1 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%17, %27) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
