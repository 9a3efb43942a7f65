"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4xi64>) -> (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x4x1x32xf32>, %arg2: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.354205221, 0.187823772, 0.110367432, 0.0664456188, 0.0397670791, 0.0234019887, 0.0135190804, 0.0076863747, 0.00431749038, 0.00240454846, 0.00133154599, 7.34647678E-4, 4.04385937E-4, 2.22275688E-4, 1.22070283E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<2x4xi64>) -> tensor<2x4xf32>
    %12 = "onnx.Einsum"(%11, %0) {equation = "bs,f->bsf"} : (tensor<2x4xf32>, tensor<16xf32>) -> tensor<2x4x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %14 = "onnx.Expand"(%13, %9) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %16 = "onnx.Unsqueeze"(%15, %5) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %19 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %20 = "onnx.Neg"(%19) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %21 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %22 = "onnx.Unsqueeze"(%20, %10) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %23 = "onnx.Unsqueeze"(%21, %10) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %24 = "onnx.Concat"(%22, %23) {axis = -1 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %25 = "onnx.Reshape"(%24, %7) {allowzero = 1 : si64} : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %26 = "onnx.Mul"(%arg0, %17) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %27 = "onnx.Mul"(%25, %18) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %28 = "onnx.Add"(%26, %27) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %29 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %30 = "onnx.Neg"(%29) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %31 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %32 = "onnx.Unsqueeze"(%30, %10) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %33 = "onnx.Unsqueeze"(%31, %10) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %34 = "onnx.Concat"(%32, %33) {axis = -1 : si64} : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %35 = "onnx.Reshape"(%34, %8) {allowzero = 1 : si64} : (tensor<2x4x1x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %36 = "onnx.Mul"(%arg1, %17) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %37 = "onnx.Mul"(%35, %18) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %38 = "onnx.Add"(%36, %37) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    "func.return"(%28, %38) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
