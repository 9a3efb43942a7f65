"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xf32>, %arg1: tensor<2x3x1x32xf32>, %arg2: tensor<2x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[2, 3, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %2:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x2x32xf32>) -> (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>)
    %3 = "onnx.Reshape"(%arg2, %0) {allowzero = 1 : si64} : (tensor<2x3xi64>, tensor<4xi64>) -> tensor<2x3x1x1xi64>
    %4 = "onnx.Cast"(%3) {to = 1 : si64} : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %5 = "onnx.Mul"(%4, %1) : (tensor<2x3x1x1xf32>, tensor<8xf32>) -> tensor<2x3x1x8xf32>
    %6 = "onnx.Sin"(%5) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %7 = "onnx.Cos"(%5) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %8:2 = "onnx.Split"(%2#0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x2x16xf32>) -> (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>)
    %9 = "onnx.Mul"(%8#0, %7) : (tensor<2x3x2x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %10 = "onnx.Mul"(%8#1, %6) : (tensor<2x3x2x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %11 = "onnx.Sub"(%9, %10) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %12 = "onnx.Mul"(%8#1, %7) : (tensor<2x3x2x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %13 = "onnx.Mul"(%8#0, %6) : (tensor<2x3x2x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %14 = "onnx.Add"(%12, %13) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %15 = "onnx.Concat"(%11, %14, %2#1) {axis = -1 : si64} : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x32xf32>
    %16:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x1x32xf32>) -> (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>)
    %17:2 = "onnx.Split"(%16#0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x3x1x16xf32>) -> (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>)
    %18 = "onnx.Mul"(%17#0, %7) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %19 = "onnx.Mul"(%17#1, %6) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %20 = "onnx.Sub"(%18, %19) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %21 = "onnx.Mul"(%17#1, %7) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %22 = "onnx.Mul"(%17#0, %6) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %23 = "onnx.Add"(%21, %22) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %24 = "onnx.Concat"(%20, %23, %16#1) {axis = -1 : si64} : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x32xf32>
    "func.return"(%15, %24) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
