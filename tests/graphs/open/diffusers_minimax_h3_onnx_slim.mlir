"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>, tensor<5x3xi64>) -> (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xbf16>, %arg1: tensor<1x5x2x32xbf16>, %arg2: tensor<5x3xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]]]> : tensor<1x1x4xf32>} : () -> tensor<1x1x4xf32>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<5x3xi64>) -> tensor<5x3xf32>
    %11 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x24xbf16>
    %12 = "onnx.Slice"(%arg0, %1, %4, %2, %3) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x8xbf16>
    %13 = "onnx.Slice"(%arg1, %0, %1, %2, %3) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x24xbf16>
    %14 = "onnx.Slice"(%arg1, %1, %4, %2, %3) : (tensor<1x5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x8xbf16>
    %15 = "onnx.Unsqueeze"(%10, %5) : (tensor<5x3xf32>, tensor<1xi64>) -> tensor<5x3x1xf32>
    %16 = "onnx.Slice"(%11, %0, %6, %5) : (tensor<1x5x2x24xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x12xbf16>
    %17 = "onnx.Slice"(%11, %6, %1, %5) : (tensor<1x5x2x24xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x12xbf16>
    %18 = "onnx.Slice"(%13, %0, %6, %5) : (tensor<1x5x2x24xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x12xbf16>
    %19 = "onnx.Slice"(%13, %6, %1, %5) : (tensor<1x5x2x24xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x12xbf16>
    %20 = "onnx.Mul"(%15, %7) : (tensor<5x3x1xf32>, tensor<1x1x4xf32>) -> tensor<5x3x4xf32>
    %21 = "onnx.Neg"(%17) : (tensor<1x5x2x12xbf16>) -> tensor<1x5x2x12xbf16>
    %22 = "onnx.Neg"(%19) : (tensor<1x5x2x12xbf16>) -> tensor<1x5x2x12xbf16>
    %23:3 = "onnx.Split"(%20, %8) {axis = 1 : si64} : (tensor<5x3x4xf32>, tensor<3xi64>) -> (tensor<5x1x4xf32>, tensor<5x1x4xf32>, tensor<5x1x4xf32>)
    %24 = "onnx.Concat"(%21, %16) {axis = -1 : si64} : (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>) -> tensor<1x5x2x24xbf16>
    %25 = "onnx.Concat"(%22, %18) {axis = -1 : si64} : (tensor<1x5x2x12xbf16>, tensor<1x5x2x12xbf16>) -> tensor<1x5x2x24xbf16>
    %26 = "onnx.Squeeze"(%23#0, %3) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %27 = "onnx.Squeeze"(%23#1, %3) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %28 = "onnx.Squeeze"(%23#2, %3) : (tensor<5x1x4xf32>, tensor<1xi64>) -> tensor<5x4xf32>
    %29 = "onnx.Concat"(%26, %27, %28, %26, %27, %28) {axis = -1 : si64} : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x24xf32>
    %30 = "onnx.Cos"(%29) : (tensor<5x24xf32>) -> tensor<5x24xf32>
    %31 = "onnx.Sin"(%29) : (tensor<5x24xf32>) -> tensor<5x24xf32>
    %32 = "onnx.Cast"(%30) {to = 16 : si64} : (tensor<5x24xf32>) -> tensor<5x24xbf16>
    %33 = "onnx.Cast"(%31) {to = 16 : si64} : (tensor<5x24xf32>) -> tensor<5x24xbf16>
    %34 = "onnx.Unsqueeze"(%32, %9) : (tensor<5x24xbf16>, tensor<2xi64>) -> tensor<1x5x1x24xbf16>
    %35 = "onnx.Unsqueeze"(%33, %9) : (tensor<5x24xbf16>, tensor<2xi64>) -> tensor<1x5x1x24xbf16>
    %36 = "onnx.Mul"(%11, %34) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %37 = "onnx.Mul"(%24, %35) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %38 = "onnx.Mul"(%13, %34) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %39 = "onnx.Mul"(%25, %35) : (tensor<1x5x2x24xbf16>, tensor<1x5x1x24xbf16>) -> tensor<1x5x2x24xbf16>
    %40 = "onnx.Add"(%36, %37) : (tensor<1x5x2x24xbf16>, tensor<1x5x2x24xbf16>) -> tensor<1x5x2x24xbf16>
    %41 = "onnx.Add"(%38, %39) : (tensor<1x5x2x24xbf16>, tensor<1x5x2x24xbf16>) -> tensor<1x5x2x24xbf16>
    %42 = "onnx.Concat"(%40, %12) {axis = -1 : si64} : (tensor<1x5x2x24xbf16>, tensor<1x5x2x8xbf16>) -> tensor<1x5x2x32xbf16>
    %43 = "onnx.Concat"(%41, %14) {axis = -1 : si64} : (tensor<1x5x2x24xbf16>, tensor<1x5x2x8xbf16>) -> tensor<1x5x2x32xbf16>
    "func.return"(%42, %43) : (tensor<1x5x2x32xbf16>, tensor<1x5x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
