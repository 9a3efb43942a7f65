"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4xi64>) -> tensor<1x4x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Shape"(%arg0) : (tensor<1x4x2x32xbf16>) -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Gather"(%0, %1) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Add"(%2, %4) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Div"(%5, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Mul"(%7, %8) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Slice"(%arg0, %3, %9, %1) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Mul"(%7, %11) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %9, %12, %1) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %14 = "onnx.Constant"() {value = dense<[1, 4, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %15 = "onnx.Reshape"(%arg1, %14) {allowzero = 0 : si64} : (tensor<1x4xi64>, tensor<4xi64>) -> tensor<1x4x1x1xi64>
    %16 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.250000e-01, 2.500000e-01, 3.750000e-01, 5.000000e-01, 6.250000e-01, 7.500000e-01, 8.750000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %18 = "onnx.Pow"(%16, %17) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "onnx.Reciprocal"(%18) : (tensor<8xf32>) -> tensor<8xf32>
    %20 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "onnx.Mul"(%19, %20) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %22 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x4x1x1xi64>) -> tensor<1x4x1x1xf32>
    %23 = "onnx.Mul"(%22, %21) : (tensor<1x4x1x1xf32>, tensor<8xf32>) -> tensor<1x4x1x8xf32>
    %24 = "onnx.Sin"(%23) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %25 = "onnx.Cast"(%24) {to = 16 : si64} : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %26 = "onnx.Cos"(%23) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %27 = "onnx.Cast"(%26) {to = 16 : si64} : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %28 = "onnx.Shape"(%10) : (tensor<?x?x?x?xbf16>) -> tensor<4xi64>
    %29 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Gather"(%28, %29) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Add"(%30, %32) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Div"(%33, %34) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Mul"(%35, %36) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %38 = "onnx.Slice"(%10, %31, %37, %29) : (tensor<?x?x?x?xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %39 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Mul"(%35, %39) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %41 = "onnx.Slice"(%10, %37, %40, %29) : (tensor<?x?x?x?xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %42 = "onnx.Mul"(%38, %27) : (tensor<?x?x?x?xbf16>, tensor<1x4x1x8xbf16>) -> tensor<?x4x?x8xbf16>
    %43 = "onnx.Mul"(%41, %25) : (tensor<?x?x?x?xbf16>, tensor<1x4x1x8xbf16>) -> tensor<?x4x?x8xbf16>
    %44 = "onnx.Sub"(%42, %43) : (tensor<?x4x?x8xbf16>, tensor<?x4x?x8xbf16>) -> tensor<?x4x?x8xbf16>
    %45 = "onnx.Mul"(%41, %27) : (tensor<?x?x?x?xbf16>, tensor<1x4x1x8xbf16>) -> tensor<?x4x?x8xbf16>
    %46 = "onnx.Mul"(%38, %25) : (tensor<?x?x?x?xbf16>, tensor<1x4x1x8xbf16>) -> tensor<?x4x?x8xbf16>
    %47 = "onnx.Add"(%45, %46) : (tensor<?x4x?x8xbf16>, tensor<?x4x?x8xbf16>) -> tensor<?x4x?x8xbf16>
    %48 = "onnx.Concat"(%44, %47, %13) {axis = -1 : si64} : (tensor<?x4x?x8xbf16>, tensor<?x4x?x8xbf16>, tensor<?x?x?x?xbf16>) -> tensor<1x4x2x32xbf16>
    "func.return"(%48) : (tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
