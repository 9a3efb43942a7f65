"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[6, 5, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %12 = "onnx.Unsqueeze"(%11, %4) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<3x1x4x1xf32>, tensor<16xf32>) -> tensor<3x1x4x16xf32>
    %15 = "onnx.Cos"(%14) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %16 = "onnx.Sin"(%14) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %17:3 = "onnx.Split"(%16, %6) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x6xf32>, tensor<3x1x4x5xf32>, tensor<3x1x4x5xf32>)
    %18 = "onnx.Gather"(%17#0, %7) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %19 = "onnx.Gather"(%17#1, %8) {axis = 0 : si64} : (tensor<3x1x4x5xf32>, tensor<i64>) -> tensor<1x4x5xf32>
    %20 = "onnx.Gather"(%17#2, %9) {axis = 0 : si64} : (tensor<3x1x4x5xf32>, tensor<i64>) -> tensor<1x4x5xf32>
    %21 = "onnx.Concat"(%18, %19, %20) {axis = -1 : si64} : (tensor<1x4x6xf32>, tensor<1x4x5xf32>, tensor<1x4x5xf32>) -> tensor<1x4x16xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %23:3 = "onnx.Split"(%15, %6) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x6xf32>, tensor<3x1x4x5xf32>, tensor<3x1x4x5xf32>)
    %24 = "onnx.Gather"(%23#0, %7) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %25 = "onnx.Gather"(%23#1, %8) {axis = 0 : si64} : (tensor<3x1x4x5xf32>, tensor<i64>) -> tensor<1x4x5xf32>
    %26 = "onnx.Gather"(%23#2, %9) {axis = 0 : si64} : (tensor<3x1x4x5xf32>, tensor<i64>) -> tensor<1x4x5xf32>
    %27 = "onnx.Concat"(%24, %25, %26) {axis = -1 : si64} : (tensor<1x4x6xf32>, tensor<1x4x5xf32>, tensor<1x4x5xf32>) -> tensor<1x4x16xf32>
    %28 = "onnx.Concat"(%27, %27) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %29 = "onnx.Cast"(%28) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %30 = "onnx.Cast"(%22) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %31 = "onnx.Unsqueeze"(%29, %10) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %32 = "onnx.Unsqueeze"(%30, %10) : (tensor<1x4x32xf16>, tensor<1xi64>) -> tensor<1x1x4x32xf16>
    %33 = "onnx.Mul"(%arg0, %31) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x2x4x32xf16>
    %34 = "onnx.Slice"(%arg0, %2, %3, %4, %10) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %35 = "onnx.Slice"(%arg0, %3, %5, %4, %10) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %36 = "onnx.Neg"(%35) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %37 = "onnx.Concat"(%36, %34) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %38 = "onnx.Mul"(%37, %32) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x2x4x32xf16>
    %39 = "onnx.Add"(%33, %38) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %40 = "onnx.Mul"(%arg1, %31) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %41 = "onnx.Slice"(%arg1, %2, %3, %4, %10) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %42 = "onnx.Slice"(%arg1, %3, %5, %4, %10) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %43 = "onnx.Neg"(%42) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %44 = "onnx.Concat"(%43, %41) {axis = -1 : si64} : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x32xf16>
    %45 = "onnx.Mul"(%44, %32) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    %46 = "onnx.Add"(%40, %45) : (tensor<1x1x4x32xf16>, tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%39, %46) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
