"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[[[2.500000e-01], [0.140585333], [0.0790569409], [0.0444569848], [0.0249999985], [0.0140585313], [0.00790569372], [0.00444569858], [2.500000e-03], [0.00140585308], [7.90569175E-4], [4.44569858E-4], [2.49999983E-4], [1.40585296E-4], [7.90569538E-5], [4.44569851E-5]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %7 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x1x4xi64>
    %8 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %9 = "onnx.Slice"(%arg0, %5, %1, %3, %4) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %10 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %11 = "onnx.Slice"(%arg1, %5, %1, %3, %4) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %12 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x1x4xi64>) -> tensor<1x1x4xf32>
    %13 = "onnx.Neg"(%8) : (tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %14 = "onnx.Neg"(%10) : (tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %15 = "onnx.Concat"(%13, %9) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %16 = "onnx.Concat"(%14, %11) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    %17 = "onnx.MatMul"(%6, %12) : (tensor<1x16x1xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %18 = "onnx.Transpose"(%17) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x16x4xf32>) -> tensor<1x4x16xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %22 = "onnx.Cast"(%20) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %23 = "onnx.Cast"(%21) {to = 16 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %24 = "onnx.Unsqueeze"(%22, %4) : (tensor<1x4x32xbf16>, tensor<1xi64>) -> tensor<1x1x4x32xbf16>
    %25 = "onnx.Unsqueeze"(%23, %4) : (tensor<1x4x32xbf16>, tensor<1xi64>) -> tensor<1x1x4x32xbf16>
    %26 = "onnx.Mul"(%arg0, %24) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %27 = "onnx.Mul"(%15, %25) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %28 = "onnx.Mul"(%arg1, %24) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %29 = "onnx.Mul"(%16, %25) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %30 = "onnx.Add"(%26, %27) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %31 = "onnx.Add"(%28, %29) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%30, %31) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
