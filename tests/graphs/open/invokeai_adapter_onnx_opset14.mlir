"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x4xi64>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<2x4xi64>) -> tensor<2x4xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "bl,d->bld"} : (tensor<2x4xf32>, tensor<16xf32>) -> tensor<2x4x16xf32>
    %3 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.ConstantOfShape"(%4) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %6 = "onnx.Expand"(%2, %5) : (tensor<2x4x16xf32>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %7 = "onnx.Tile"(%6, %3) : (tensor<2x4x16xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %8 = "onnx.Cos"(%7) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %10 = "onnx.Sin"(%7) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Unsqueeze"(%9, %12) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %14 = "onnx.Mul"(%arg0, %13) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %15 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%arg0, %16, %17, %15, %18) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %20 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %21, %22, %20, %23) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %25 = "onnx.Neg"(%24) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %26 = "onnx.Concat"(%25, %19) {axis = -1 : si64} : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Unsqueeze"(%11, %27) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %29 = "onnx.Mul"(%26, %28) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %30 = "onnx.Add"(%14, %29) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %31 = "onnx.Mul"(%arg1, %13) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %32 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%arg1, %33, %34, %32, %35) : (tensor<2x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %37 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%arg1, %38, %39, %37, %40) : (tensor<2x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %42 = "onnx.Neg"(%41) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %43 = "onnx.Concat"(%42, %36) {axis = -1 : si64} : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x32xf32>
    %44 = "onnx.Mul"(%43, %28) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "onnx.Add"(%31, %44) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%30, %45) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
