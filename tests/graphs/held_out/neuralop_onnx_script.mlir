"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Mul"(%arg2, %1) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %3 = "onnx.Einsum"(%2, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%4, %5) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %7 = "onnx.Cos"(%6) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %8 = "onnx.Mul"(%arg0, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %10 = "onnx.Reshape"(%arg0, %9) {allowzero = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x2x16xf32>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %12:2 = "onnx.Split"(%10, %11) {axis = -2 : si64} : (tensor<1x2x4x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x4x1x16xf32>, tensor<1x2x4x1x16xf32>)
    %13 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Squeeze"(%12#0, %13) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Squeeze"(%12#1, %15) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Neg"(%16) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Concat"(%17, %14) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Sin"(%6) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %20 = "onnx.Mul"(%18, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Add"(%8, %20) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Mul"(%arg1, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %24 = "onnx.Reshape"(%arg1, %23) {allowzero = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x2x16xf32>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %26:2 = "onnx.Split"(%24, %25) {axis = -2 : si64} : (tensor<1x2x4x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x4x1x16xf32>, tensor<1x2x4x1x16xf32>)
    %27 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%26#0, %27) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Squeeze"(%26#1, %29) : (tensor<1x2x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "onnx.Concat"(%31, %28) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Mul"(%32, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %34 = "onnx.Add"(%22, %33) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%21, %34) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
