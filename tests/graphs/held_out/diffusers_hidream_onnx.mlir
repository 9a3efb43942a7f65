"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x3xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 1.000000e-02, 1.000000e-03]> : tensor<4xf64>} : () -> tensor<4xf64>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 4, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.21544346900318839, 0.046415888336127802, 1.000000e-02, 0.0021544346900318843, 4.6415888336127768E-4]> : tensor<6xf64>} : () -> tensor<6xf64>
    %3 = "onnx.Constant"() {value = dense<[1, -1, 6, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Gather"(%arg2, %6) {axis = 2 : si64} : (tensor<1x4x3xi64>, tensor<i64>) -> tensor<1x4xi64>
    %12 = "onnx.Einsum"(%11, %0) {equation = "...n,d->...nd"} : (tensor<1x4xi64>, tensor<4xf64>) -> tensor<1x4x4xf64>
    %13 = "onnx.Cos"(%12) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
    %14 = "onnx.Sin"(%12) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
    %15 = "onnx.Neg"(%14) : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
    %16 = "onnx.Unsqueeze"(%13, %8) : (tensor<1x4x4xf64>, tensor<1xi64>) -> tensor<1x4x4x1xf64>
    %17 = "onnx.Unsqueeze"(%15, %8) : (tensor<1x4x4xf64>, tensor<1xi64>) -> tensor<1x4x4x1xf64>
    %18 = "onnx.Unsqueeze"(%14, %8) : (tensor<1x4x4xf64>, tensor<1xi64>) -> tensor<1x4x4x1xf64>
    %19 = "onnx.Concat"(%16, %17, %18, %16) {axis = -1 : si64} : (tensor<1x4x4x1xf64>, tensor<1x4x4x1xf64>, tensor<1x4x4x1xf64>, tensor<1x4x4x1xf64>) -> tensor<1x4x4x4xf64>
    %20 = "onnx.Reshape"(%19, %1) {allowzero = 1 : si64} : (tensor<1x4x4x4xf64>, tensor<5xi64>) -> tensor<1x4x4x2x2xf64>
    %21 = "onnx.Cast"(%20) {to = 1 : si64} : (tensor<1x4x4x2x2xf64>) -> tensor<1x4x4x2x2xf32>
    %22 = "onnx.Gather"(%arg2, %9) {axis = 2 : si64} : (tensor<1x4x3xi64>, tensor<i64>) -> tensor<1x4xi64>
    %23 = "onnx.Einsum"(%22, %2) {equation = "...n,d->...nd"} : (tensor<1x4xi64>, tensor<6xf64>) -> tensor<1x4x6xf64>
    %24 = "onnx.Cos"(%23) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %25 = "onnx.Sin"(%23) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %26 = "onnx.Neg"(%25) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %27 = "onnx.Unsqueeze"(%24, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %28 = "onnx.Unsqueeze"(%26, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %29 = "onnx.Unsqueeze"(%25, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %30 = "onnx.Concat"(%27, %28, %29, %27) {axis = -1 : si64} : (tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>) -> tensor<1x4x6x4xf64>
    %31 = "onnx.Reshape"(%30, %3) {allowzero = 1 : si64} : (tensor<1x4x6x4xf64>, tensor<5xi64>) -> tensor<1x4x6x2x2xf64>
    %32 = "onnx.Cast"(%31) {to = 1 : si64} : (tensor<1x4x6x2x2xf64>) -> tensor<1x4x6x2x2xf32>
    %33 = "onnx.Gather"(%arg2, %7) {axis = 2 : si64} : (tensor<1x4x3xi64>, tensor<i64>) -> tensor<1x4xi64>
    %34 = "onnx.Einsum"(%33, %2) {equation = "...n,d->...nd"} : (tensor<1x4xi64>, tensor<6xf64>) -> tensor<1x4x6xf64>
    %35 = "onnx.Cos"(%34) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %36 = "onnx.Sin"(%34) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %37 = "onnx.Neg"(%36) : (tensor<1x4x6xf64>) -> tensor<1x4x6xf64>
    %38 = "onnx.Unsqueeze"(%35, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %39 = "onnx.Unsqueeze"(%37, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %40 = "onnx.Unsqueeze"(%36, %8) : (tensor<1x4x6xf64>, tensor<1xi64>) -> tensor<1x4x6x1xf64>
    %41 = "onnx.Concat"(%38, %39, %40, %38) {axis = -1 : si64} : (tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>, tensor<1x4x6x1xf64>) -> tensor<1x4x6x4xf64>
    %42 = "onnx.Reshape"(%41, %3) {allowzero = 1 : si64} : (tensor<1x4x6x4xf64>, tensor<5xi64>) -> tensor<1x4x6x2x2xf64>
    %43 = "onnx.Cast"(%42) {to = 1 : si64} : (tensor<1x4x6x2x2xf64>) -> tensor<1x4x6x2x2xf32>
    %44 = "onnx.Concat"(%21, %32, %43) {axis = -3 : si64} : (tensor<1x4x4x2x2xf32>, tensor<1x4x6x2x2xf32>, tensor<1x4x6x2x2xf32>) -> tensor<1x4x16x2x2xf32>
    %45 = "onnx.Unsqueeze"(%44, %10) : (tensor<1x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x1x16x2x2xf32>
    %46 = "onnx.Reshape"(%arg0, %4) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<6xi64>) -> tensor<1x4x2x16x1x2xf32>
    %47 = "onnx.Reshape"(%arg1, %4) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<6xi64>) -> tensor<1x4x2x16x1x2xf32>
    %48 = "onnx.Gather"(%45, %6) {axis = 5 : si64} : (tensor<1x4x1x16x2x2xf32>, tensor<i64>) -> tensor<1x4x1x16x2xf32>
    %49 = "onnx.Gather"(%46, %6) {axis = 5 : si64} : (tensor<1x4x2x16x1x2xf32>, tensor<i64>) -> tensor<1x4x2x16x1xf32>
    %50 = "onnx.Mul"(%48, %49) : (tensor<1x4x1x16x2xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %51 = "onnx.Gather"(%45, %9) {axis = 5 : si64} : (tensor<1x4x1x16x2x2xf32>, tensor<i64>) -> tensor<1x4x1x16x2xf32>
    %52 = "onnx.Gather"(%46, %9) {axis = 5 : si64} : (tensor<1x4x2x16x1x2xf32>, tensor<i64>) -> tensor<1x4x2x16x1xf32>
    %53 = "onnx.Mul"(%51, %52) : (tensor<1x4x1x16x2xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %54 = "onnx.Add"(%50, %53) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %55 = "onnx.Gather"(%47, %6) {axis = 5 : si64} : (tensor<1x4x2x16x1x2xf32>, tensor<i64>) -> tensor<1x4x2x16x1xf32>
    %56 = "onnx.Mul"(%48, %55) : (tensor<1x4x1x16x2xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %57 = "onnx.Gather"(%47, %9) {axis = 5 : si64} : (tensor<1x4x2x16x1x2xf32>, tensor<i64>) -> tensor<1x4x2x16x1xf32>
    %58 = "onnx.Mul"(%51, %57) : (tensor<1x4x1x16x2xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %59 = "onnx.Add"(%56, %58) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %60 = "onnx.Reshape"(%54, %5) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %61 = "onnx.Reshape"(%59, %5) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%60, %61) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
