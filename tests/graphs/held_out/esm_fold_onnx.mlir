"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x48xf32>, tensor<1x5x3xf32>, tensor<1x5xi64>) -> tensor<1x5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5x3xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764]> : tensor<2xf32>} : () -> tensor<2xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<1x5x2xf32>} : () -> tensor<1x5x2xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Einsum"(%arg1, %0) {equation = "bna,k->bnak"} : (tensor<1x5x3xf32>, tensor<4xf32>) -> tensor<1x5x3x4xf32>
    %13 = "onnx.Reshape"(%12, %2) {allowzero = 1 : si64} : (tensor<1x5x3x4xf32>, tensor<3xi64>) -> tensor<1x5x12xf32>
    %14 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %15 = "onnx.Einsum"(%14, %1) {equation = "bn,k->bnk"} : (tensor<1x5xf32>, tensor<2xf32>) -> tensor<1x5x2xf32>
    %16 = "onnx.Concat"(%13, %15) {axis = -1 : si64} : (tensor<1x5x12xf32>, tensor<1x5x2xf32>) -> tensor<1x5x14xf32>
    %17 = "onnx.Concat"(%16, %3) {axis = -1 : si64} : (tensor<1x5x14xf32>, tensor<1x5x2xf32>) -> tensor<1x5x16xf32>
    %18 = "onnx.Cos"(%17) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %19 = "onnx.Cast"(%18) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %20 = "onnx.Sin"(%17) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %21 = "onnx.Cast"(%20) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %22 = "onnx.Unsqueeze"(%19, %8) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x5x1x16xbf16>
    %23 = "onnx.Expand"(%22, %9) : (tensor<1x5x1x16xbf16>, tensor<4xi64>) -> tensor<1x5x1x16xbf16>
    %24 = "onnx.Tile"(%23, %10) : (tensor<1x5x1x16xbf16>, tensor<4xi64>) -> tensor<1x5x1x32xbf16>
    %25 = "onnx.Unsqueeze"(%21, %8) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x5x1x16xbf16>
    %26 = "onnx.Expand"(%25, %9) : (tensor<1x5x1x16xbf16>, tensor<4xi64>) -> tensor<1x5x1x16xbf16>
    %27 = "onnx.Tile"(%26, %10) : (tensor<1x5x1x16xbf16>, tensor<4xi64>) -> tensor<1x5x1x32xbf16>
    %28 = "onnx.Slice"(%arg0, %4, %5, %6, %11) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %29 = "onnx.Cast"(%24) {to = 1 : si64} : (tensor<1x5x1x32xbf16>) -> tensor<1x5x1x32xf32>
    %30 = "onnx.Mul"(%28, %29) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %31:2 = "onnx.Split"(%28) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x2x32xf32>) -> (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>)
    %32 = "onnx.Neg"(%31#1) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %33 = "onnx.Concat"(%32, %31#0) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %34 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x5x1x32xbf16>) -> tensor<1x5x1x32xf32>
    %35 = "onnx.Mul"(%33, %34) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %36 = "onnx.Add"(%30, %35) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %37 = "onnx.Slice"(%arg0, %5, %7, %6, %11) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%38) : (tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
