"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>, tensor<5x3xi64>) -> (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xbf16>, %arg1: tensor<1x5x2x32xbf16>, %arg2: tensor<5x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]]]> : tensor<1x1x4xf32>} : () -> tensor<1x1x4xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<5x3xi64>) -> tensor<5x3xf32>
    %10 = "onnx.Unsqueeze"(%9, %5) : (tensor<5x3xf32>, tensor<1xi64>) -> tensor<5x3x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<5x3x1xf32>, tensor<1x1x4xf32>) -> tensor<5x3x4xf32>
    %12 = "onnx.Slice"(%11, %1, %6, %6) : (tensor<5x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x4xf32>
    %13 = "onnx.Squeeze"(%12, %6) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %14 = "onnx.Slice"(%11, %6, %7, %6) : (tensor<5x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x4xf32>
    %15 = "onnx.Squeeze"(%14, %6) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %16 = "onnx.Slice"(%11, %7, %3, %6) : (tensor<5x3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x4xf32>
    %17 = "onnx.Squeeze"(%16, %6) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %18 = "onnx.Concat"(%13, %15, %17) {axis = -1 : si64} : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x12xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<5x12xf32>, tensor<5x12xf32>) -> tensor<5x24xf32>
    %20 = "onnx.Cos"(%19) : (tensor<5x24xf32>) -> tensor<5x24xf32>
    %21 = "onnx.Sin"(%19) : (tensor<5x24xf32>) -> tensor<5x24xf32>
    %22 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x24xbf16>
    %23 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x8xbf16>
    %24 = "onnx.Cast"(%20) {to = 16 : si64} : (tensor<5x24xf32>) -> tensor<5x24xbf16>
    %25 = "onnx.Unsqueeze"(%24, %8) : (tensor<5x24xbf16>, tensor<2xi64>) -> tensor<1x5x1x24xbf16>
    %26 = "onnx.Cast"(%21) {to = 16 : si64} : (tensor<5x24xf32>) -> tensor<5x24xbf16>
    %27 = "onnx.Unsqueeze"(%26, %8) : (tensor<5x24xbf16>, tensor<2xi64>) -> tensor<1x5x1x24xbf16>
    %28:2 = "onnx.Split"(%22) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x2x24xbf16>) -> (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>)
    %29 = "onnx.Neg"(%28#1) : (tensor<1x5x2x12xbf16>) -> tensor<1x5x2x12xbf16>
    %30 = "onnx.Concat"(%29, %28#0) {axis = -1 : si64} : (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>) -> tensor<1x5x2x24xbf16>
    %31 = "onnx.Mul"(%22, %25) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %32 = "onnx.Mul"(%30, %27) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %33 = "onnx.Add"(%31, %32) : (tensor<1x5x2x24xbf16>, tensor<1x5x2x24xbf16>) -> tensor<1x5x2x24xbf16>
    %34 = "onnx.Concat"(%33, %23) {axis = -1 : si64} : (tensor<1x5x2x24xbf16>, tensor<1x5x2x8xbf16>) -> tensor<1x5x2x32xbf16>
    %35 = "onnx.Slice"(%arg1, %1, %2, %3, %6) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x24xbf16>
    %36 = "onnx.Slice"(%arg1, %2, %4, %3, %6) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x8xbf16>
    %37:2 = "onnx.Split"(%35) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x2x24xbf16>) -> (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>)
    %38 = "onnx.Neg"(%37#1) : (tensor<1x5x2x12xbf16>) -> tensor<1x5x2x12xbf16>
    %39 = "onnx.Concat"(%38, %37#0) {axis = -1 : si64} : (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>) -> tensor<1x5x2x24xbf16>
    %40 = "onnx.Mul"(%35, %25) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %41 = "onnx.Mul"(%39, %27) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %42 = "onnx.Add"(%40, %41) : (tensor<1x5x2x24xbf16>, tensor<1x5x2x24xbf16>) -> tensor<1x5x2x24xbf16>
    %43 = "onnx.Concat"(%42, %36) {axis = -1 : si64} : (tensor<1x5x2x24xbf16>, tensor<1x5x2x8xbf16>) -> tensor<1x5x2x32xbf16>
    "func.return"(%34, %43) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
