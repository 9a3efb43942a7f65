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
    %9 = "onnx.Einsum"(%arg1, %0) {equation = "..., f -> ... f"} : (tensor<1x1x4xf32>, tensor<16xf32>) -> tensor<1x1x4x16xf32>
    %10 = "onnx.Sin"(%9) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %11 = "onnx.Squeeze"(%10, %3) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %12 = "onnx.Expand"(%11, %4) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Tile"(%12, %5) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %14 = "onnx.Cos"(%9) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %15 = "onnx.Squeeze"(%14, %3) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %16 = "onnx.Expand"(%15, %4) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x16xf32>
    %17 = "onnx.Tile"(%16, %5) : (tensor<1x1x4x16xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %18 = "onnx.Reshape"(%arg0, %1) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %19 = "onnx.Slice"(%18, %6, %7, %3) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %20 = "onnx.Squeeze"(%19, %3) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Slice"(%18, %7, %8, %3) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %22 = "onnx.Squeeze"(%21, %3) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Neg"(%22) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Unsqueeze"(%23, %3) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Unsqueeze"(%20, %3) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %27 = "onnx.Reshape"(%26, %2) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Mul"(%arg0, %17) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Mul"(%27, %13) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "onnx.Add"(%28, %29) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%30) : (tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
