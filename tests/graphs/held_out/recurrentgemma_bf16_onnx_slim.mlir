"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4xi64>) -> tensor<1x4x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.250000e-01, 2.500000e-01, 3.750000e-01, 5.000000e-01, 6.250000e-01, 7.500000e-01, 8.750000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Reshape"(%arg1, %0) {allowzero = 0 : si64} : (tensor<1x4xi64>, tensor<4xi64>) -> tensor<1x4x1x1xi64>
    %9 = "onnx.Pow"(%1, %2) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "onnx.Slice"(%arg0, %3, %4, %5) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %11 = "onnx.Slice"(%arg0, %4, %6, %5) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %12 = "onnx.Reciprocal"(%9) : (tensor<8xf32>) -> tensor<8xf32>
    %13 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x4x1x1xi64>) -> tensor<1x4x1x1xf32>
    %14 = "onnx.Slice"(%10, %3, %7, %5) : (tensor<1x4x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x8xbf16>
    %15 = "onnx.Slice"(%10, %7, %4, %5) : (tensor<1x4x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x8xbf16>
    %16 = "onnx.Mul"(%13, %12) : (tensor<1x4x1x1xf32>, tensor<8xf32>) -> tensor<1x4x1x8xf32>
    %17 = "onnx.Sin"(%16) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %18 = "onnx.Cos"(%16) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %19 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %20 = "onnx.Cast"(%18) {to = 16 : si64} : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %21 = "onnx.Mul"(%14, %20) : (tensor<1x4x2x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %22 = "onnx.Mul"(%15, %19) : (tensor<1x4x2x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %23 = "onnx.Mul"(%15, %20) : (tensor<1x4x2x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %24 = "onnx.Mul"(%14, %19) : (tensor<1x4x2x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %25 = "onnx.Sub"(%21, %22) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %26 = "onnx.Add"(%23, %24) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %27 = "onnx.Concat"(%25, %26, %11) {axis = -1 : si64} : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    "func.return"(%27) : (tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
