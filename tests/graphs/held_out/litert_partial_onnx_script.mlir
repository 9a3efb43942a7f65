"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>, tensor<4xi64>) -> (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4x1x48xf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<4xi64>, tensor<1xi64>) -> tensor<1x4xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Unsqueeze"(%1, %2) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %4 = "onnx.Cast"(%3) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %5 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 2.27083516, 5.1566925, 11.7099991, 26.5914803, 60.3848686, 137.124084, 311.3862, 707.106812, 1605.72302, 3646.33228, 8280.21972, 18803.0156, 42698.5508, 96961.375, 220183.297]]]> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
    %6 = "onnx.Div"(%4, %5) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %7 = "onnx.Cos"(%6) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Sin"(%6) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Transpose"(%arg0) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x48xf16>) -> tensor<1x2x4x48xf16>
    %10 = "onnx.Constant"() {value = dense<16> : tensor<3xi64>} : () -> tensor<3xi64>
    %11:3 = "onnx.Split"(%9, %10) {axis = -1 : si64} : (tensor<1x2x4x48xf16>, tensor<3xi64>) -> (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>)
    %12 = "onnx.Cast"(%11#0) {to = 1 : si64} : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Mul"(%12, %7) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %14 = "onnx.Cast"(%11#1) {to = 1 : si64} : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Mul"(%14, %8) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %16 = "onnx.Sub"(%13, %15) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Cast"(%11#1) {to = 1 : si64} : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Mul"(%17, %7) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Cast"(%11#0) {to = 1 : si64} : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Mul"(%19, %8) : (tensor<1x2x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Add"(%18, %20) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Cast"(%11#2) {to = 1 : si64} : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Concat"(%16, %21, %22) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %24 = "onnx.Transpose"(%23) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x48xf32>) -> tensor<1x4x2x48xf32>
    %25 = "onnx.Cast"(%24) {to = 10 : si64} : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x48xf16>
    %26 = "onnx.Transpose"(%arg1) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x1x48xf16>) -> tensor<1x1x4x48xf16>
    %27 = "onnx.Constant"() {value = dense<16> : tensor<3xi64>} : () -> tensor<3xi64>
    %28:3 = "onnx.Split"(%26, %27) {axis = -1 : si64} : (tensor<1x1x4x48xf16>, tensor<3xi64>) -> (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>)
    %29 = "onnx.Cast"(%28#0) {to = 1 : si64} : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %30 = "onnx.Mul"(%29, %7) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %31 = "onnx.Cast"(%28#1) {to = 1 : si64} : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %32 = "onnx.Mul"(%31, %8) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %33 = "onnx.Sub"(%30, %32) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %34 = "onnx.Cast"(%28#1) {to = 1 : si64} : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %35 = "onnx.Mul"(%34, %7) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %36 = "onnx.Cast"(%28#0) {to = 1 : si64} : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %37 = "onnx.Mul"(%36, %8) : (tensor<1x1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %38 = "onnx.Add"(%35, %37) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %39 = "onnx.Cast"(%28#2) {to = 1 : si64} : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %40 = "onnx.Concat"(%33, %38, %39) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    %41 = "onnx.Transpose"(%40) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x4x48xf32>) -> tensor<1x4x1x48xf32>
    %42 = "onnx.Cast"(%41) {to = 10 : si64} : (tensor<1x4x1x48xf32>) -> tensor<1x4x1x48xf16>
    "func.return"(%25, %42) : (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
