"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>, tensor<1x4x2xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x2x4x32xbf16>, %arg2: tensor<1x4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.31622776601683794, 1.000000e-01, 0.031622776601683791, 1.000000e-02, 0.0031622776601683798, 1.000000e-03, 3.1622776601683794E-4]]> : tensor<1x8xf64>} : () -> tensor<1x8xf64>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 8, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Gather"(%arg2, %4) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %9 = "onnx.Unsqueeze"(%8, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %10 = "onnx.Cast"(%9) {to = 11 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf64>
    %11 = "onnx.Mul"(%10, %0) : (tensor<1x4x1xf64>, tensor<1x8xf64>) -> tensor<1x4x8xf64>
    %12 = "onnx.Cos"(%11) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %13 = "onnx.Sin"(%11) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %14 = "onnx.Neg"(%13) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %15 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %16 = "onnx.Unsqueeze"(%14, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %17 = "onnx.Unsqueeze"(%13, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %18 = "onnx.Concat"(%15, %16, %17, %15) {axis = -1 : si64} : (tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>) -> tensor<1x4x8x4xf64>
    %19 = "onnx.Reshape"(%18, %1) {allowzero = 1 : si64} : (tensor<1x4x8x4xf64>, tensor<5xi64>) -> tensor<1x4x8x2x2xf64>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<1x4x8x2x2xf64>) -> tensor<1x4x8x2x2xf32>
    %21 = "onnx.Gather"(%arg2, %6) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %22 = "onnx.Unsqueeze"(%21, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %23 = "onnx.Cast"(%22) {to = 11 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf64>
    %24 = "onnx.Mul"(%23, %0) : (tensor<1x4x1xf64>, tensor<1x8xf64>) -> tensor<1x4x8xf64>
    %25 = "onnx.Cos"(%24) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %26 = "onnx.Sin"(%24) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %27 = "onnx.Neg"(%26) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %28 = "onnx.Unsqueeze"(%25, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %29 = "onnx.Unsqueeze"(%27, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %30 = "onnx.Unsqueeze"(%26, %5) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %31 = "onnx.Concat"(%28, %29, %30, %28) {axis = -1 : si64} : (tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>) -> tensor<1x4x8x4xf64>
    %32 = "onnx.Reshape"(%31, %1) {allowzero = 1 : si64} : (tensor<1x4x8x4xf64>, tensor<5xi64>) -> tensor<1x4x8x2x2xf64>
    %33 = "onnx.Cast"(%32) {to = 1 : si64} : (tensor<1x4x8x2x2xf64>) -> tensor<1x4x8x2x2xf32>
    %34 = "onnx.Concat"(%20, %33) {axis = -3 : si64} : (tensor<1x4x8x2x2xf32>, tensor<1x4x8x2x2xf32>) -> tensor<1x4x16x2x2xf32>
    %35 = "onnx.Unsqueeze"(%34, %7) : (tensor<1x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x4x16x2x2xf32>
    %36 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %37 = "onnx.Reshape"(%36, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<6xi64>) -> tensor<1x2x4x16x1x2xf32>
    %38 = "onnx.Gather"(%35, %4) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %39 = "onnx.Gather"(%37, %4) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %40 = "onnx.Mul"(%38, %39) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %41 = "onnx.Gather"(%35, %6) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %42 = "onnx.Gather"(%37, %6) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %43 = "onnx.Mul"(%41, %42) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %44 = "onnx.Add"(%40, %43) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %45 = "onnx.Reshape"(%44, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %46 = "onnx.Cast"(%45) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    %47 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %48 = "onnx.Reshape"(%47, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<6xi64>) -> tensor<1x2x4x16x1x2xf32>
    %49 = "onnx.Gather"(%48, %4) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %50 = "onnx.Mul"(%38, %49) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %51 = "onnx.Gather"(%48, %6) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %52 = "onnx.Mul"(%41, %51) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %53 = "onnx.Add"(%50, %52) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %54 = "onnx.Reshape"(%53, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %55 = "onnx.Cast"(%54) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    "func.return"(%46, %55) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
