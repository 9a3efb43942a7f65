"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[[0.000000e+00], [1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<4x1xf32>} : () -> tensor<4x1xf32>
    %1 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]]> : tensor<1x16xf32>} : () -> tensor<1x16xf32>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[2, 2, 4, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %4 = "onnx.Constant"() {value = dense<[2, 1, 4, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Constant"() {value = dense<[4, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<[2, 2, 4, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[2, 1, 4, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.MatMul"(%0, %1) : (tensor<4x1xf32>, tensor<1x16xf32>) -> tensor<4x16xf32>
    %13 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %14 = "onnx.Reshape"(%arg0, %3) {allowzero = 0 : si64} : (tensor<2x2x4x32xf32>, tensor<5xi64>) -> tensor<2x2x4x16x2xf32>
    %15 = "onnx.Reshape"(%arg1, %4) {allowzero = 0 : si64} : (tensor<2x1x4x32xf32>, tensor<5xi64>) -> tensor<2x1x4x16x2xf32>
    %16 = "onnx.Unsqueeze"(%12, %5) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %17:2 = "onnx.Split"(%14, %6) {axis = -1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<2xi64>) -> (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>)
    %18:2 = "onnx.Split"(%15, %6) {axis = -1 : si64} : (tensor<2x1x4x16x2xf32>, tensor<2xi64>) -> (tensor<2x1x4x16x1xf32>, tensor<2x1x4x16x1xf32>)
    %19 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %20 = "onnx.Squeeze"(%17#0, %5) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %21 = "onnx.Squeeze"(%17#1, %5) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %22 = "onnx.Squeeze"(%18#0, %5) : (tensor<2x1x4x16x1xf32>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %23 = "onnx.Squeeze"(%18#1, %5) : (tensor<2x1x4x16x1xf32>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %24 = "onnx.Reshape"(%19, %7) {allowzero = 0 : si64} : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %25 = "onnx.Neg"(%21) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %26 = "onnx.Unsqueeze"(%20, %5) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %27 = "onnx.Neg"(%23) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %28 = "onnx.Unsqueeze"(%22, %5) : (tensor<2x1x4x16xf32>, tensor<1xi64>) -> tensor<2x1x4x16x1xf32>
    %29 = "onnx.Expand"(%24, %13) : (tensor<4x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %30 = "onnx.Unsqueeze"(%25, %5) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %31 = "onnx.Unsqueeze"(%27, %5) : (tensor<2x1x4x16xf32>, tensor<1xi64>) -> tensor<2x1x4x16x1xf32>
    %32 = "onnx.Tile"(%29, %8) : (tensor<1x4x32xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %33 = "onnx.Concat"(%30, %26) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %34 = "onnx.Concat"(%31, %28) {axis = -1 : si64} : (tensor<2x1x4x16x1xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x2xf32>
    %35 = "onnx.Cos"(%32) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %36 = "onnx.Sin"(%32) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %37 = "onnx.Reshape"(%33, %9) {allowzero = 0 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    %38 = "onnx.Reshape"(%34, %10) {allowzero = 0 : si64} : (tensor<2x1x4x16x2xf32>, tensor<4xi64>) -> tensor<2x1x4x32xf32>
    %39 = "onnx.Unsqueeze"(%35, %11) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %40 = "onnx.Unsqueeze"(%36, %11) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %41 = "onnx.Mul"(%arg0, %39) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %42 = "onnx.Mul"(%37, %40) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %43 = "onnx.Mul"(%arg1, %39) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %44 = "onnx.Mul"(%38, %40) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "onnx.Add"(%41, %42) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %46 = "onnx.Add"(%43, %44) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%45, %46) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
