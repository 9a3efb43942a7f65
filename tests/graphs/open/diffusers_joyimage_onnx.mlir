"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %9 = "onnx.Expand"(%8, %4) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %10 = "onnx.Unsqueeze"(%arg3, %3) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %11 = "onnx.Expand"(%10, %4) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %12 = "onnx.Reshape"(%9, %2) : (tensor<4x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %13 = "onnx.Reshape"(%11, %2) : (tensor<4x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %14 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %15 = "onnx.Mul"(%14, %12) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %16 = "onnx.Reshape"(%14, %0) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %17 = "onnx.Slice"(%16, %5, %6, %7) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %18 = "onnx.Squeeze"(%17, %7) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Slice"(%16, %6, %3, %7) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %20 = "onnx.Squeeze"(%19, %7) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Unsqueeze"(%21, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %23 = "onnx.Unsqueeze"(%18, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %24 = "onnx.Concat"(%22, %23) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %25 = "onnx.Reshape"(%24, %1) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %26 = "onnx.Mul"(%25, %13) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %27 = "onnx.Add"(%15, %26) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "onnx.Cast"(%27) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %29 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %30 = "onnx.Mul"(%29, %12) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Reshape"(%29, %0) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %32 = "onnx.Slice"(%31, %5, %6, %7) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %33 = "onnx.Squeeze"(%32, %7) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %34 = "onnx.Slice"(%31, %6, %3, %7) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %35 = "onnx.Squeeze"(%34, %7) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %36 = "onnx.Neg"(%35) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "onnx.Unsqueeze"(%36, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %38 = "onnx.Unsqueeze"(%33, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %39 = "onnx.Concat"(%37, %38) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %40 = "onnx.Reshape"(%39, %1) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %41 = "onnx.Mul"(%40, %13) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %42 = "onnx.Add"(%30, %41) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %43 = "onnx.Cast"(%42) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    "func.return"(%28, %43) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
