"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %9 = "onnx.Unsqueeze"(%arg3, %6) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %10 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %11 = "onnx.Slice"(%arg0, %4, %1, %2, %3) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %12 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Mul"(%12, %8) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Mul"(%14, %9) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Sub"(%13, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Cast"(%16) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %18 = "onnx.Mul"(%14, %8) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Mul"(%12, %9) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Add"(%18, %19) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Cast"(%20) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %22 = "onnx.Unsqueeze"(%17, %7) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %23 = "onnx.Unsqueeze"(%21, %7) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %24 = "onnx.Concat"(%22, %23) {axis = -1 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %25 = "onnx.Reshape"(%24, %5) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %26 = "onnx.Slice"(%arg1, %0, %1, %2, %3) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %27 = "onnx.Slice"(%arg1, %4, %1, %2, %3) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %28 = "onnx.Cast"(%26) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %29 = "onnx.Mul"(%28, %8) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %30 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %31 = "onnx.Mul"(%30, %9) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %32 = "onnx.Sub"(%29, %31) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %33 = "onnx.Cast"(%32) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %34 = "onnx.Mul"(%30, %8) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "onnx.Mul"(%28, %9) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %36 = "onnx.Add"(%34, %35) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "onnx.Cast"(%36) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %38 = "onnx.Unsqueeze"(%33, %7) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %39 = "onnx.Unsqueeze"(%37, %7) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %40 = "onnx.Concat"(%38, %39) {axis = -1 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %41 = "onnx.Reshape"(%40, %5) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    "func.return"(%25, %41) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
