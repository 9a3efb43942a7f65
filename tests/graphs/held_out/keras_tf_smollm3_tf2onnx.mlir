"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<i32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<i32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 1, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<2147483647> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827924], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341372], [0.0031622774], [0.00177827943], [1.000000e-03], [5.6234136E-4], [3.16227786E-4], [1.7782794E-4]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %8 = "onnx.Slice"(%arg1, %5, %4, %6) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %9 = "onnx.Slice"(%arg1, %1, %5, %6) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %10 = "onnx.Slice"(%arg0, %5, %4, %6) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %11 = "onnx.Slice"(%arg0, %1, %5, %6) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %12 = "onnx.Neg"(%8) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %13 = "onnx.Concat"(%12, %9) {axis = 3 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %14 = "onnx.Neg"(%10) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Concat"(%14, %11) {axis = 3 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %16 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<i32>) -> tensor<f32>
    %17 = "onnx.Add"(%0, %16) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = "onnx.Unsqueeze"(%17, %1) : (tensor<4xf32>, tensor<1xi64>) -> tensor<1x4xf32>
    %19 = "onnx.Unsqueeze"(%18, %1) : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<1x1x4xf32>
    %20 = "onnx.Expand"(%19, %3) : (tensor<1x1x4xf32>, tensor<3xi64>) -> tensor<1x1x4xf32>
    %21 = "onnx.MatMul"(%7, %20) : (tensor<1x16x1xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = 1 : si64} : (tensor<1x16x4xf32>, tensor<1x16x4xf32>) -> tensor<1x32x4xf32>
    %23 = "onnx.Transpose"(%22) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x32x4xf32>) -> tensor<1x4x32xf32>
    %24 = "onnx.Sin"(%23) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %25 = "onnx.Unsqueeze"(%24, %2) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %26 = "onnx.Mul"(%13, %25) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %27 = "onnx.Mul"(%15, %25) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "onnx.Cos"(%23) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %29 = "onnx.Unsqueeze"(%28, %2) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %30 = "onnx.Mul"(%arg1, %29) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %31 = "onnx.Add"(%30, %26) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %32 = "onnx.Mul"(%arg0, %29) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "onnx.Add"(%32, %27) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%33, %31) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
