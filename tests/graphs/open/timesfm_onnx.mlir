"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.33352149, 1.77827942, 2.37137365, 3.1622777, 4.21696472, 5.62341309, 7.49894237, 1.000000e+01, 13.3352146, 17.782795, 23.7137375, 31.622776, 42.169651, 56.2341347, 74.989418, 1.000000e+02, 133.352142, 177.827942, 237.137375, 316.227753, 421.696503, 562.341309, 749.894226, 1.000000e+03, 1333.52148, 1778.27942, 2371.37354, 3162.27759, 4216.96484, 5623.41309, 7498.94189]]]]> : tensor<1x1x1x32xf32>} : () -> tensor<1x1x1x32xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<2x3x1x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %4 = "onnx.Div"(%3, %0) : (tensor<2x3x1x1xf32>, tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %5 = "onnx.Sin"(%4) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %6 = "onnx.Cos"(%4) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %7:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x2x64xf32>) -> (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>)
    %8 = "onnx.Mul"(%7#0, %6) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %9 = "onnx.Mul"(%7#1, %5) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %10 = "onnx.Sub"(%8, %9) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %11 = "onnx.Mul"(%7#1, %6) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %12 = "onnx.Mul"(%7#0, %5) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %13 = "onnx.Add"(%11, %12) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %14 = "onnx.Concat"(%10, %13) {axis = -1 : si64} : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %15:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x1x64xf32>) -> (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>)
    %16 = "onnx.Mul"(%15#0, %6) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %17 = "onnx.Mul"(%15#1, %5) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %18 = "onnx.Sub"(%16, %17) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %19 = "onnx.Mul"(%15#1, %6) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %20 = "onnx.Mul"(%15#0, %5) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %21 = "onnx.Add"(%19, %20) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %22 = "onnx.Concat"(%18, %21) {axis = -1 : si64} : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%14, %22) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
