"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.421696514, 0.177827939, 0.0749894157, 0.0316227786, 0.0133352149, 0.00562341325, 0.00237137382, 1.000000e-03, 4.21696488E-4, 1.7782794E-4, 7.49894243E-5, 3.16227743E-5, 1.33352141E-5, 5.62341347E-6, 2.37137374E-6]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x4xi64>) -> tensor<1x4xf32>
    %8 = "onnx.Unsqueeze"(%7, %5) : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Cos"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Sin"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %12 = "onnx.Unsqueeze"(%10, %6) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Unsqueeze"(%11, %6) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %15 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %16 = "onnx.Cast"(%12) {to = 16 : si64} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xbf16>
    %17 = "onnx.Cast"(%13) {to = 16 : si64} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xbf16>
    %18 = "onnx.Mul"(%14, %16) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %19 = "onnx.Mul"(%15, %17) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %20 = "onnx.Sub"(%18, %19) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %21 = "onnx.Mul"(%15, %16) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %22 = "onnx.Mul"(%14, %17) : (tensor<1x2x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %23 = "onnx.Add"(%21, %22) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %24 = "onnx.Concat"(%20, %23) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %25 = "onnx.Slice"(%arg1, %1, %2, %3, %6) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %26 = "onnx.Slice"(%arg1, %2, %4, %3, %6) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %27 = "onnx.Mul"(%25, %16) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %28 = "onnx.Mul"(%26, %17) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %29 = "onnx.Sub"(%27, %28) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %30 = "onnx.Mul"(%26, %16) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %31 = "onnx.Mul"(%25, %17) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %32 = "onnx.Add"(%30, %31) : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %33 = "onnx.Concat"(%29, %32) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%24, %33) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
