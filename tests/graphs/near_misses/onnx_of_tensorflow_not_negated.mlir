"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi32>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 0.562341332, 0.316227764, 0.177827924, 1.000000e-01, 0.0562341288, 0.0272464119, 0.0128607713, 0.00584821356, 0.00251045241, 9.74094321E-4, 3.01672408E-4, 3.125000e-05, 1.75731675E-5, 9.88211832E-6, 5.55712313E-6]]]> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1.34657359> : tensor<f32>} : () -> tensor<f32>
    %8:2 = "onnx.Split"(%arg0) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %10 = "onnx.Unsqueeze"(%8#0, %5) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %16 = "onnx.Unsqueeze"(%8#1, %5) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %17 = "onnx.Concat"(%16, %10) {axis = 3 : si64} : (tensor<1x4x2x1x16xf32>, tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x2x16xf32>
    %18 = "onnx.Reshape"(%17, %3) : (tensor<1x4x2x2x16xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %19 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %20 = "onnx.Unsqueeze"(%19, %0) : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %21 = "onnx.Mul"(%20, %1) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %22 = "onnx.Unsqueeze"(%21, %0) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %23 = "onnx.Concat"(%22, %22) {axis = 2 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %24 = "onnx.Reshape"(%23, %4) : (tensor<1x4x2x16xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %25 = "onnx.Unsqueeze"(%24, %0) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %26 = "onnx.Sin"(%25) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %27 = "onnx.Cos"(%25) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %28 = "onnx.Mul"(%26, %6) : (tensor<1x4x1x32xf32>, tensor<f32>) -> tensor<1x4x1x32xf32>
    %30 = "onnx.Mul"(%18, %28) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Mul"(%27, %6) : (tensor<1x4x1x32xf32>, tensor<f32>) -> tensor<1x4x1x32xf32>
    %34 = "onnx.Mul"(%arg0, %31) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %35 = "onnx.Add"(%34, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%35) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
