"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<1x4xi64>) -> (tensor<1x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 1.77827942, 3.1622777, 5.62341309, 1.000000e+01, 17.782795, 31.622776, 56.2341347, 1.000000e+02, 177.827942, 316.227753, 562.341309, 1.000000e+03, 1778.27942, 3162.27759, 5623.41309]]]> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
    %1 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %2 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x4x2x1xf32>} : () -> tensor<32x4x2x1xf32>
    %3 = "onnx.Constant"() {value = dense<[[16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %9 = "onnx.Div"(%8, %0) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Unsqueeze"(%9, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %11 = "onnx.Sin"(%10) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %12 = "onnx.Cos"(%10) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %13:2 = "onnx.Split"(%6) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %14 = "onnx.Mul"(%13#0, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Mul"(%13#1, %11) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Sub"(%14, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Transpose"(%16) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %18 = "onnx.ScatterND"(%2, %3, %17) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %19 = "onnx.Mul"(%13#1, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Mul"(%13#0, %11) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Add"(%19, %20) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Transpose"(%21) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %23 = "onnx.ScatterND"(%18, %1, %22) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %24 = "onnx.Transpose"(%23) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<32x4x2x1xf32>) -> tensor<1x4x2x32xf32>
    %25 = "onnx.Cast"(%24) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    "func.return"(%25) : (tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
