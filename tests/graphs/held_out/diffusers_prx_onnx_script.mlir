"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>, tensor<1x4x2xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x2x4x32xbf16>, %arg2: tensor<1x4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Gather"(%arg2, %0) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Unsqueeze"(%2, %3) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %5 = "onnx.Cast"(%4) {to = 11 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf64>
    %6 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.31622776601683794, 1.000000e-01, 0.031622776601683791, 1.000000e-02, 0.003162277660168379, 1.000000e-03, 3.1622776601683794E-4]]> : tensor<1x8xf64>} : () -> tensor<1x8xf64>
    %7 = "onnx.Mul"(%5, %6) : (tensor<1x4x1xf64>, tensor<1x8xf64>) -> tensor<1x4x8xf64>
    %8 = "onnx.Cos"(%7) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %9 = "onnx.Sin"(%7) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %10 = "onnx.Neg"(%9) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%8, %11) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%10, %13) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Unsqueeze"(%9, %15) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %17 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Unsqueeze"(%8, %17) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %19 = "onnx.Concat"(%12, %14, %16, %18) {axis = -1 : si64} : (tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>) -> tensor<1x4x8x4xf64>
    %20 = "onnx.Constant"() {value = dense<[1, 4, 8, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %21 = "onnx.Reshape"(%19, %20) {allowzero = 0 : si64} : (tensor<1x4x8x4xf64>, tensor<5xi64>) -> tensor<1x4x8x2x2xf64>
    %22 = "onnx.Cast"(%21) {to = 1 : si64} : (tensor<1x4x8x2x2xf64>) -> tensor<1x4x8x2x2xf32>
    %23 = "onnx.Gather"(%arg2, %1) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %24 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%23, %24) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %26 = "onnx.Cast"(%25) {to = 11 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf64>
    %27 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.31622776601683794, 1.000000e-01, 0.031622776601683791, 1.000000e-02, 0.003162277660168379, 1.000000e-03, 3.1622776601683794E-4]]> : tensor<1x8xf64>} : () -> tensor<1x8xf64>
    %28 = "onnx.Mul"(%26, %27) : (tensor<1x4x1xf64>, tensor<1x8xf64>) -> tensor<1x4x8xf64>
    %29 = "onnx.Cos"(%28) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %30 = "onnx.Sin"(%28) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %31 = "onnx.Neg"(%30) : (tensor<1x4x8xf64>) -> tensor<1x4x8xf64>
    %32 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%29, %32) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Unsqueeze"(%31, %34) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Unsqueeze"(%30, %36) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Unsqueeze"(%29, %38) : (tensor<1x4x8xf64>, tensor<1xi64>) -> tensor<1x4x8x1xf64>
    %40 = "onnx.Concat"(%33, %35, %37, %39) {axis = -1 : si64} : (tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>, tensor<1x4x8x1xf64>) -> tensor<1x4x8x4xf64>
    %41 = "onnx.Constant"() {value = dense<[1, 4, 8, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %42 = "onnx.Reshape"(%40, %41) {allowzero = 0 : si64} : (tensor<1x4x8x4xf64>, tensor<5xi64>) -> tensor<1x4x8x2x2xf64>
    %43 = "onnx.Cast"(%42) {to = 1 : si64} : (tensor<1x4x8x2x2xf64>) -> tensor<1x4x8x2x2xf32>
    %44 = "onnx.Concat"(%22, %43) {axis = -3 : si64} : (tensor<1x4x8x2x2xf32>, tensor<1x4x8x2x2xf32>) -> tensor<1x4x16x2x2xf32>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Unsqueeze"(%44, %45) : (tensor<1x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x4x16x2x2xf32>
    %47 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %48 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %49 = "onnx.Reshape"(%47, %48) {allowzero = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<6xi64>) -> tensor<1x2x4x16x1x2xf32>
    %50 = "onnx.Cast"(%46) {to = 1 : si64} : (tensor<1x1x4x16x2x2xf32>) -> tensor<1x1x4x16x2x2xf32>
    %51 = "onnx.Gather"(%50, %0) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %52 = "onnx.Gather"(%49, %0) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %53 = "onnx.Mul"(%51, %52) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %54 = "onnx.Gather"(%50, %1) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %55 = "onnx.Gather"(%49, %1) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %56 = "onnx.Mul"(%54, %55) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %57 = "onnx.Add"(%53, %56) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %58 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %59 = "onnx.Reshape"(%57, %58) {allowzero = 0 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %60 = "onnx.Cast"(%59) {to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    %61 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %62 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %63 = "onnx.Reshape"(%61, %62) {allowzero = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<6xi64>) -> tensor<1x2x4x16x1x2xf32>
    %64 = "onnx.Cast"(%50) {to = 1 : si64} : (tensor<1x1x4x16x2x2xf32>) -> tensor<1x1x4x16x2x2xf32>
    %65 = "onnx.Gather"(%64, %0) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %66 = "onnx.Gather"(%63, %0) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %67 = "onnx.Mul"(%65, %66) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %68 = "onnx.Gather"(%64, %1) {axis = 5 : si64} : (tensor<1x1x4x16x2x2xf32>, tensor<i64>) -> tensor<1x1x4x16x2xf32>
    %69 = "onnx.Gather"(%63, %1) {axis = 5 : si64} : (tensor<1x2x4x16x1x2xf32>, tensor<i64>) -> tensor<1x2x4x16x1xf32>
    %70 = "onnx.Mul"(%68, %69) : (tensor<1x1x4x16x2xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %71 = "onnx.Add"(%67, %70) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %72 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %73 = "onnx.Reshape"(%71, %72) {allowzero = 0 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %74 = "onnx.Cast"(%73) {to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    "func.return"(%60, %74) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
