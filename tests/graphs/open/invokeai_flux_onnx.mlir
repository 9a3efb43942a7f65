"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5x2xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.31622776601683794, 1.000000e-01, 0.031622776601683791, 1.000000e-02, 0.0031622776601683798, 1.000000e-03, 3.1622776601683794E-4]> : tensor<8xf64>} : () -> tensor<8xf64>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 8, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Gather"(%arg2, %4) {axis = 2 : si64} : (tensor<1x5x2xf32>, tensor<i64>) -> tensor<1x5xf32>
    %9 = "onnx.Einsum"(%8, %0) {equation = "...n,d->...nd"} : (tensor<1x5xf32>, tensor<8xf64>) -> tensor<1x5x8xf64>
    %10 = "onnx.Cos"(%9) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %11 = "onnx.Sin"(%9) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %12 = "onnx.Neg"(%11) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %13 = "onnx.Unsqueeze"(%10, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %14 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %15 = "onnx.Unsqueeze"(%11, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %16 = "onnx.Concat"(%13, %14, %15, %13) {axis = -1 : si64} : (tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>) -> tensor<1x5x8x4xf64>
    %17 = "onnx.Reshape"(%16, %1) {allowzero = 1 : si64} : (tensor<1x5x8x4xf64>, tensor<5xi64>) -> tensor<1x5x8x2x2xf64>
    %18 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x5x8x2x2xf64>) -> tensor<1x5x8x2x2xf32>
    %19 = "onnx.Gather"(%arg2, %6) {axis = 2 : si64} : (tensor<1x5x2xf32>, tensor<i64>) -> tensor<1x5xf32>
    %20 = "onnx.Einsum"(%19, %0) {equation = "...n,d->...nd"} : (tensor<1x5xf32>, tensor<8xf64>) -> tensor<1x5x8xf64>
    %21 = "onnx.Cos"(%20) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %22 = "onnx.Sin"(%20) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %23 = "onnx.Neg"(%22) : (tensor<1x5x8xf64>) -> tensor<1x5x8xf64>
    %24 = "onnx.Unsqueeze"(%21, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %25 = "onnx.Unsqueeze"(%23, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %26 = "onnx.Unsqueeze"(%22, %5) : (tensor<1x5x8xf64>, tensor<1xi64>) -> tensor<1x5x8x1xf64>
    %27 = "onnx.Concat"(%24, %25, %26, %24) {axis = -1 : si64} : (tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>, tensor<1x5x8x1xf64>) -> tensor<1x5x8x4xf64>
    %28 = "onnx.Reshape"(%27, %1) {allowzero = 1 : si64} : (tensor<1x5x8x4xf64>, tensor<5xi64>) -> tensor<1x5x8x2x2xf64>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<1x5x8x2x2xf64>) -> tensor<1x5x8x2x2xf32>
    %30 = "onnx.Concat"(%18, %29) {axis = -3 : si64} : (tensor<1x5x8x2x2xf32>, tensor<1x5x8x2x2xf32>) -> tensor<1x5x16x2x2xf32>
    %31 = "onnx.Unsqueeze"(%30, %7) : (tensor<1x5x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x5x16x2x2xf32>
    %32 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<6xi64>) -> tensor<1x2x5x16x1x2xf32>
    %33 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<6xi64>) -> tensor<1x2x5x16x1x2xf32>
    %34 = "onnx.Gather"(%31, %4) {axis = 5 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %35 = "onnx.Gather"(%32, %4) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %36 = "onnx.Mul"(%34, %35) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %37 = "onnx.Gather"(%31, %6) {axis = 5 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %38 = "onnx.Gather"(%32, %6) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %39 = "onnx.Mul"(%37, %38) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %40 = "onnx.Add"(%36, %39) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %41 = "onnx.Gather"(%33, %4) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %42 = "onnx.Mul"(%34, %41) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %43 = "onnx.Gather"(%33, %6) {axis = 5 : si64} : (tensor<1x2x5x16x1x2xf32>, tensor<i64>) -> tensor<1x2x5x16x1xf32>
    %44 = "onnx.Mul"(%37, %43) : (tensor<1x1x5x16x2xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %45 = "onnx.Add"(%42, %44) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %46 = "onnx.Reshape"(%40, %3) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %47 = "onnx.Reshape"(%45, %3) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    "func.return"(%46, %47) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
