"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4xf32>) -> tensor<1x2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg1, %3) : (tensor<1x1x4xf32>, tensor<1xi64>) -> tensor<1x1x4x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x1x4x1xf32>, tensor<16xf32>) -> tensor<1x1x4x16xf32>
    %11 = "onnx.Sin"(%10) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %12 = "onnx.Cos"(%10) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Expand"(%11, %4) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Tile"(%13, %5) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %15 = "onnx.Expand"(%12, %4) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x16xf32>
    %16 = "onnx.Tile"(%15, %5) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %17 = "onnx.Reshape"(%arg0, %1) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %18 = "onnx.Slice"(%17, %6, %7, %3) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %19 = "onnx.Squeeze"(%18, %3) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Slice"(%17, %7, %8, %3) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %21 = "onnx.Squeeze"(%20, %3) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Neg"(%21) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Unsqueeze"(%22, %3) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %24 = "onnx.Unsqueeze"(%19, %3) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Concat"(%23, %24) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %27 = "onnx.Mul"(%arg0, %16) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Mul"(%26, %14) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%29) : (tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
