"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Mul"(%arg2, %2) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %8 = "onnx.Einsum"(%7, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Concat"(%8, %8) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %10 = "onnx.Unsqueeze"(%9, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %12 = "onnx.Mul"(%arg0, %11) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %13 = "onnx.Reshape"(%arg0, %1) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x2x16xf32>
    %14 = "onnx.Slice"(%13, %4, %3, %5) : (tensor<1x2x4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x16xf32>
    %15 = "onnx.Squeeze"(%14, %5) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %16 = "onnx.Slice"(%13, %3, %6, %5) : (tensor<1x2x4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x16xf32>
    %17 = "onnx.Squeeze"(%16, %5) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Neg"(%17) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Concat"(%18, %15) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Sin"(%10) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %21 = "onnx.Mul"(%19, %20) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Add"(%12, %21) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "onnx.Mul"(%arg1, %11) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "onnx.Reshape"(%arg1, %1) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x2x16xf32>
    %25 = "onnx.Slice"(%24, %4, %3, %5) : (tensor<1x2x4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x16xf32>
    %26 = "onnx.Squeeze"(%25, %5) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Slice"(%24, %3, %6, %5) : (tensor<1x2x4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x16xf32>
    %28 = "onnx.Squeeze"(%27, %5) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Concat"(%29, %26) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %31 = "onnx.Mul"(%30, %20) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %32 = "onnx.Add"(%23, %31) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%22, %32) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
