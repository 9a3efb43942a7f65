"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xf16>, tensor<6x2x32xf16>, tensor<6x2xi64>) -> (tensor<6x2x32xf16>, tensor<6x2x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xf16>, %arg1: tensor<6x2x32xf16>, %arg2: tensor<6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<6x2xi64>, tensor<1xi64>) -> tensor<6x2x1xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<6x2x1xi64>) -> tensor<6x2x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<6x2x1xf32>, tensor<8xf32>) -> tensor<6x2x8xf32>
    %12 = "onnx.Cos"(%11) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %13 = "onnx.Sin"(%11) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %14 = "onnx.Gather"(%12, %5) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %15 = "onnx.Gather"(%12, %6) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %16 = "onnx.Concat"(%14, %15) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %18 = "onnx.Gather"(%13, %5) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %19 = "onnx.Gather"(%13, %6) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %20 = "onnx.Concat"(%18, %19) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %22 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<6x2x32xf16>) -> tensor<6x2x32xf32>
    %23 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<6x2x32xf16>) -> tensor<6x2x32xf32>
    %24 = "onnx.Unsqueeze"(%17, %7) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %25 = "onnx.Unsqueeze"(%21, %7) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %26 = "onnx.Mul"(%22, %24) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %27 = "onnx.Slice"(%22, %1, %2, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %28 = "onnx.Slice"(%22, %2, %4, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %30 = "onnx.Concat"(%29, %27) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %31 = "onnx.Mul"(%30, %25) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %32 = "onnx.Add"(%26, %31) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %33 = "onnx.Mul"(%23, %24) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %34 = "onnx.Slice"(%23, %1, %2, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %35 = "onnx.Slice"(%23, %2, %4, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %36 = "onnx.Neg"(%35) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %37 = "onnx.Concat"(%36, %34) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %38 = "onnx.Mul"(%37, %25) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %39 = "onnx.Add"(%33, %38) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %40 = "onnx.Cast"(%32) {to = 10 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf16>
    %41 = "onnx.Cast"(%39) {to = 10 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf16>
    "func.return"(%40, %41) : (tensor<6x2x32xf16>, tensor<6x2x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
