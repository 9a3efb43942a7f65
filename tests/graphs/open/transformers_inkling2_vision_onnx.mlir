"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>, tensor<6x2xi64>) -> (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xbf16>, %arg1: tensor<6x2x32xbf16>, %arg2: tensor<6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[6, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[6, 2, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[6, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<6x2xi64>, tensor<1xi64>) -> tensor<6x2x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<6x2x1xi64>) -> tensor<6x2x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<6x2x1xf32>, tensor<8xf32>) -> tensor<6x2x8xf32>
    %15 = "onnx.Cos"(%14) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %16 = "onnx.Sin"(%14) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %17 = "onnx.Gather"(%15, %5) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %18 = "onnx.Gather"(%15, %6) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %19 = "onnx.Concat"(%18, %17) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %20 = "onnx.Unsqueeze"(%19, %4) : (tensor<6x16xf32>, tensor<1xi64>) -> tensor<6x16x1xf32>
    %21 = "onnx.Expand"(%20, %7) : (tensor<6x16x1xf32>, tensor<3xi64>) -> tensor<6x16x2xf32>
    %22 = "onnx.Reshape"(%21, %1) {allowzero = 0 : si64} : (tensor<6x16x2xf32>, tensor<2xi64>) -> tensor<6x32xf32>
    %23 = "onnx.Gather"(%16, %5) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %24 = "onnx.Gather"(%16, %6) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %25 = "onnx.Concat"(%24, %23) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %26 = "onnx.Unsqueeze"(%25, %4) : (tensor<6x16xf32>, tensor<1xi64>) -> tensor<6x16x1xf32>
    %27 = "onnx.Expand"(%26, %7) : (tensor<6x16x1xf32>, tensor<3xi64>) -> tensor<6x16x2xf32>
    %28 = "onnx.Reshape"(%27, %1) {allowzero = 0 : si64} : (tensor<6x16x2xf32>, tensor<2xi64>) -> tensor<6x32xf32>
    %29 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %30 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %31 = "onnx.Unsqueeze"(%22, %8) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %32 = "onnx.Unsqueeze"(%28, %8) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %33 = "onnx.Mul"(%29, %31) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %34 = "onnx.Reshape"(%29, %2) {allowzero = 1 : si64} : (tensor<6x2x32xf32>, tensor<4xi64>) -> tensor<6x2x16x2xf32>
    %35 = "onnx.Slice"(%34, %9, %10, %11) : (tensor<6x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %36 = "onnx.Squeeze"(%35, %11) : (tensor<6x2x16x1xf32>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %37 = "onnx.Slice"(%34, %10, %4, %11) : (tensor<6x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %38 = "onnx.Squeeze"(%37, %11) : (tensor<6x2x16x1xf32>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %39 = "onnx.Neg"(%38) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %40 = "onnx.Unsqueeze"(%39, %11) : (tensor<6x2x16xf32>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %41 = "onnx.Unsqueeze"(%36, %11) : (tensor<6x2x16xf32>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %42 = "onnx.Concat"(%40, %41) {axis = -1 : si64} : (tensor<6x2x16x1xf32>, tensor<6x2x16x1xf32>) -> tensor<6x2x16x2xf32>
    %43 = "onnx.Reshape"(%42, %3) {allowzero = 1 : si64} : (tensor<6x2x16x2xf32>, tensor<3xi64>) -> tensor<6x2x32xf32>
    %44 = "onnx.Mul"(%43, %32) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %45 = "onnx.Add"(%33, %44) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %46 = "onnx.Mul"(%30, %31) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %47 = "onnx.Reshape"(%30, %2) {allowzero = 1 : si64} : (tensor<6x2x32xf32>, tensor<4xi64>) -> tensor<6x2x16x2xf32>
    %48 = "onnx.Slice"(%47, %9, %10, %11) : (tensor<6x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %49 = "onnx.Squeeze"(%48, %11) : (tensor<6x2x16x1xf32>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %50 = "onnx.Slice"(%47, %10, %4, %11) : (tensor<6x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %51 = "onnx.Squeeze"(%50, %11) : (tensor<6x2x16x1xf32>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %52 = "onnx.Neg"(%51) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %53 = "onnx.Unsqueeze"(%52, %11) : (tensor<6x2x16xf32>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %54 = "onnx.Unsqueeze"(%49, %11) : (tensor<6x2x16xf32>, tensor<1xi64>) -> tensor<6x2x16x1xf32>
    %55 = "onnx.Concat"(%53, %54) {axis = -1 : si64} : (tensor<6x2x16x1xf32>, tensor<6x2x16x1xf32>) -> tensor<6x2x16x2xf32>
    %56 = "onnx.Reshape"(%55, %3) {allowzero = 1 : si64} : (tensor<6x2x16x2xf32>, tensor<3xi64>) -> tensor<6x2x32xf32>
    %57 = "onnx.Mul"(%56, %32) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %58 = "onnx.Add"(%46, %57) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %59 = "onnx.Cast"(%45) {to = 16 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    %60 = "onnx.Cast"(%58) {to = 16 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    "func.return"(%59, %60) : (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
