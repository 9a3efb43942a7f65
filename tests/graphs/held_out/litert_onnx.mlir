"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 1.77827942, 3.1622777, 5.62341309, 1.000000e+01, 17.782795, 31.622776, 56.2341347, 1.000000e+02, 177.827942, 316.227753, 562.341309, 1.000000e+03, 1778.27942, 3162.27759, 5623.41309]]]> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<4xi64>, tensor<1xi64>) -> tensor<1x4xi64>
    %4 = "onnx.Unsqueeze"(%3, %2) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %5 = "onnx.Cast"(%4) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %6 = "onnx.Div"(%5, %0) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %7 = "onnx.Cos"(%6) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Sin"(%6) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Transpose"(%arg0) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x32xf32>) -> tensor<1x2x4x32xf32>
    %10:2 = "onnx.Split"(%9) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x4x32xf32>) -> (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>)
    %11 = "onnx.Mul"(%10#0, %7) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Mul"(%10#1, %8) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Sub"(%11, %12) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %14 = "onnx.Mul"(%10#1, %7) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Mul"(%10#0, %8) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %16 = "onnx.Add"(%14, %15) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Concat"(%13, %16) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Transpose"(%17) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x32xf32>) -> tensor<1x4x2x32xf32>
    %19 = "onnx.Transpose"(%arg1) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x1x32xf32>) -> tensor<1x1x4x32xf32>
    %20:2 = "onnx.Split"(%19) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x1x4x32xf32>) -> (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>)
    %21 = "onnx.Mul"(%20#0, %7) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %22 = "onnx.Mul"(%20#1, %8) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %23 = "onnx.Sub"(%21, %22) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %24 = "onnx.Mul"(%20#1, %7) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %25 = "onnx.Mul"(%20#0, %8) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %26 = "onnx.Add"(%24, %25) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %27 = "onnx.Concat"(%23, %26) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %28 = "onnx.Transpose"(%27) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x4x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%18, %28) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
