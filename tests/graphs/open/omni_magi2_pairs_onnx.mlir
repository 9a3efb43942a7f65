"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xbf16>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xbf16>, %arg1: tensor<5x16xf32>, %arg2: tensor<5x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[5, 1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[5, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg1, %7) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %12 = "onnx.Unsqueeze"(%11, %8) : (tensor<5x1x16xf32>, tensor<1xi64>) -> tensor<5x1x16x1xf32>
    %13 = "onnx.Expand"(%12, %9) : (tensor<5x1x16x1xf32>, tensor<4xi64>) -> tensor<5x1x16x2xf32>
    %14 = "onnx.Reshape"(%13, %0) {allowzero = 0 : si64} : (tensor<5x1x16x2xf32>, tensor<3xi64>) -> tensor<5x1x32xf32>
    %15 = "onnx.Unsqueeze"(%arg2, %7) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %16 = "onnx.Unsqueeze"(%15, %8) : (tensor<5x1x16xf32>, tensor<1xi64>) -> tensor<5x1x16x1xf32>
    %17 = "onnx.Expand"(%16, %9) : (tensor<5x1x16x1xf32>, tensor<4xi64>) -> tensor<5x1x16x2xf32>
    %18 = "onnx.Reshape"(%17, %0) {allowzero = 0 : si64} : (tensor<5x1x16x2xf32>, tensor<3xi64>) -> tensor<5x1x32xf32>
    %19 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<5x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xbf16>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %21 = "onnx.Mul"(%20, %14) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %22 = "onnx.Slice"(%19, %1, %4, %3, %3) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %23 = "onnx.Slice"(%19, %5, %4, %3, %3) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %24 = "onnx.Neg"(%23) : (tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %25 = "onnx.Unsqueeze"(%24, %10) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %26 = "onnx.Unsqueeze"(%22, %10) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %27 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %28 = "onnx.Reshape"(%27, %6) {allowzero = 1 : si64} : (tensor<5x2x16x2xbf16>, tensor<3xi64>) -> tensor<5x2x32xbf16>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %30 = "onnx.Mul"(%29, %18) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %31 = "onnx.Add"(%21, %30) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %32 = "onnx.Slice"(%arg0, %2, %4, %3, %5) : (tensor<5x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %33 = "onnx.Cast"(%32) {to = 1 : si64} : (tensor<5x2x16xbf16>) -> tensor<5x2x16xf32>
    %34 = "onnx.Concat"(%31, %33) {axis = -1 : si64} : (tensor<5x2x32xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    "func.return"(%34) : (tensor<5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
