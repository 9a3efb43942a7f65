"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>, tensor<6x2xi64>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2x32xf32>, %arg2: tensor<6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[6, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<-9223372036854775808> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<6x2xi64>, tensor<1xi64>) -> tensor<6x2x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<6x2x1xi64>) -> tensor<6x2x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<6x2x1xf32>, tensor<8xf32>) -> tensor<6x2x8xf32>
    %14 = "onnx.Cos"(%13) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %15 = "onnx.Sin"(%13) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %16 = "onnx.Slice"(%14, %7, %8, %9, %7) : (tensor<6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x8xf32>
    %17 = "onnx.Reshape"(%16, %1) {allowzero = 1 : si64} : (tensor<6x2x8xf32>, tensor<2xi64>) -> tensor<6x16xf32>
    %18 = "onnx.Concat"(%17, %17) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %19 = "onnx.Slice"(%15, %7, %8, %9, %7) : (tensor<6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x8xf32>
    %20 = "onnx.Reshape"(%19, %1) {allowzero = 1 : si64} : (tensor<6x2x8xf32>, tensor<2xi64>) -> tensor<6x16xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %22 = "onnx.Unsqueeze"(%18, %10) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %23 = "onnx.Unsqueeze"(%21, %10) : (tensor<6x32xf32>, tensor<1xi64>) -> tensor<6x1x32xf32>
    %24 = "onnx.Mul"(%arg0, %22) : (tensor<1x6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %25 = "onnx.Slice"(%arg0, %2, %3, %4, %9) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %26 = "onnx.Slice"(%arg0, %3, %5, %4, %9) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %27 = "onnx.Neg"(%26) : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %28 = "onnx.Concat"(%27, %25) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %29 = "onnx.Mul"(%28, %23) : (tensor<1x6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %30 = "onnx.Add"(%24, %29) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %31 = "onnx.Mul"(%arg1, %22) : (tensor<1x6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %32 = "onnx.Slice"(%arg1, %2, %3, %4, %9) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %33 = "onnx.Slice"(%arg1, %3, %5, %4, %9) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %34 = "onnx.Neg"(%33) : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %35 = "onnx.Concat"(%34, %32) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %36 = "onnx.Mul"(%35, %23) : (tensor<1x6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %37 = "onnx.Add"(%31, %36) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%30, %37) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
