"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>, tensor<6x2xi64>) -> (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xbf16>, %arg1: tensor<6x2x32xbf16>, %arg2: tensor<6x2xi64>):
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
    %22 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<6x32xf32>) -> tensor<6x32xbf16>
    %23 = "onnx.Cast"(%21) {to = 16 : si64} : (tensor<6x32xf32>) -> tensor<6x32xbf16>
    %24 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %25 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %26 = "onnx.Unsqueeze"(%22, %7) : (tensor<6x32xbf16>, tensor<1xi64>) -> tensor<6x1x32xbf16>
    %27 = "onnx.Cast"(%26) {to = 1 : si64} : (tensor<6x1x32xbf16>) -> tensor<6x1x32xf32>
    %28 = "onnx.Unsqueeze"(%23, %7) : (tensor<6x32xbf16>, tensor<1xi64>) -> tensor<6x1x32xbf16>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<6x1x32xbf16>) -> tensor<6x1x32xf32>
    %30 = "onnx.Mul"(%24, %27) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %31 = "onnx.Slice"(%24, %1, %2, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %32 = "onnx.Slice"(%24, %2, %4, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %34 = "onnx.Concat"(%33, %31) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %35 = "onnx.Mul"(%34, %29) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %36 = "onnx.Add"(%30, %35) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %37 = "onnx.Mul"(%25, %27) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %38 = "onnx.Slice"(%25, %1, %2, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %39 = "onnx.Slice"(%25, %2, %4, %3, %8) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %40 = "onnx.Neg"(%39) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %41 = "onnx.Concat"(%40, %38) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %42 = "onnx.Mul"(%41, %29) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %43 = "onnx.Add"(%37, %42) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %44 = "onnx.Cast"(%36) {to = 16 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    %45 = "onnx.Cast"(%43) {to = 16 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    "func.return"(%44, %45) : (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
