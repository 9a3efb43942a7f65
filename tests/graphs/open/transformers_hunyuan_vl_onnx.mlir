"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<4x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<4x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.354813397, 0.12589255, 0.0446683615, 0.0158489328, 0.00562341325, 0.00199526246, 7.07945786E-4, 2.51188641E-4, 8.912510e-05, 3.16227743E-5, 1.12201842E-5, 3.98107159E-6, 1.41253747E-6, 5.0118723E-7, 1.77827928E-7]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[4, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<8> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Expand"(%arg2, %1) : (tensor<4x1x4xi64>, tensor<3xi64>) -> tensor<4x1x4xi64>
    %13 = "onnx.Unsqueeze"(%12, %4) : (tensor<4x1x4xi64>, tensor<1xi64>) -> tensor<4x1x4x1xi64>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<4x1x4x1xi64>) -> tensor<4x1x4x1xf32>
    %15 = "onnx.Mul"(%14, %0) : (tensor<4x1x4x1xf32>, tensor<16xf32>) -> tensor<4x1x4x16xf32>
    %16 = "onnx.Cos"(%15) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %17 = "onnx.Sin"(%15) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %18 = "onnx.Concat"(%17, %17) {axis = -1 : si64} : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %19:4 = "onnx.Split"(%18, %6) {axis = 3 : si64} : (tensor<4x1x4x32xf32>, tensor<4xi64>) -> (tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>)
    %20 = "onnx.Gather"(%19#0, %7) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %21 = "onnx.Gather"(%19#1, %8) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %22 = "onnx.Gather"(%19#2, %9) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %23 = "onnx.Gather"(%19#3, %10) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %24 = "onnx.Concat"(%20, %21, %22, %23) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %25 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %26:4 = "onnx.Split"(%25, %6) {axis = 3 : si64} : (tensor<4x1x4x32xf32>, tensor<4xi64>) -> (tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>, tensor<4x1x4x8xf32>)
    %27 = "onnx.Gather"(%26#0, %7) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %28 = "onnx.Gather"(%26#1, %8) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %29 = "onnx.Gather"(%26#2, %9) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %30 = "onnx.Gather"(%26#3, %10) {axis = 0 : si64} : (tensor<4x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %31 = "onnx.Concat"(%27, %28, %29, %30) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %32 = "onnx.Unsqueeze"(%31, %11) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %33 = "onnx.Unsqueeze"(%24, %11) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %34 = "onnx.Mul"(%arg0, %32) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Slice"(%arg0, %2, %3, %4, %11) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %36 = "onnx.Slice"(%arg0, %3, %5, %4, %11) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Concat"(%37, %35) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %39 = "onnx.Mul"(%38, %33) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %40 = "onnx.Add"(%34, %39) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %41 = "onnx.Mul"(%arg1, %32) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %42 = "onnx.Slice"(%arg1, %2, %3, %4, %11) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %43 = "onnx.Slice"(%arg1, %3, %5, %4, %11) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %44 = "onnx.Neg"(%43) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %45 = "onnx.Concat"(%44, %42) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %46 = "onnx.Mul"(%45, %33) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %47 = "onnx.Add"(%41, %46) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%40, %47) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
