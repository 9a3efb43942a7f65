"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xf32>, tensor<6x2x32xf32>, tensor<6x3xi64>) -> (tensor<6x2x32xf32>, tensor<6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xf32>, %arg1: tensor<6x2x32xf32>, %arg2: tensor<6x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.158489317, 0.0251188632, 0.00398107059, 6.30957307E-4]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[6, 15]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<6x3xi64>, tensor<1xi64>) -> tensor<6x3x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<6x3x1xi64>) -> tensor<6x3x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<6x3x1xf32>, tensor<5xf32>) -> tensor<6x3x5xf32>
    %11 = "onnx.Cos"(%10) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %12 = "onnx.Sin"(%10) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %13 = "onnx.Reshape"(%11, %1) {allowzero = 1 : si64} : (tensor<6x3x5xf32>, tensor<2xi64>) -> tensor<6x15xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %15 = "onnx.Reshape"(%12, %1) {allowzero = 1 : si64} : (tensor<6x3x5xf32>, tensor<2xi64>) -> tensor<6x15xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %17 = "onnx.Unsqueeze"(%14, %7) : (tensor<6x30xf32>, tensor<1xi64>) -> tensor<6x1x30xf32>
    %18 = "onnx.Unsqueeze"(%16, %7) : (tensor<6x30xf32>, tensor<1xi64>) -> tensor<6x1x30xf32>
    %19 = "onnx.Slice"(%arg0, %2, %3, %4, %7) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x30xf32>
    %20 = "onnx.Slice"(%arg0, %3, %5, %4, %7) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x2xf32>
    %21 = "onnx.Slice"(%arg1, %2, %3, %4, %7) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x30xf32>
    %22 = "onnx.Slice"(%arg1, %3, %5, %4, %7) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x2xf32>
    %23 = "onnx.Mul"(%19, %17) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %24 = "onnx.Slice"(%19, %2, %6, %4, %7) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %25 = "onnx.Slice"(%19, %6, %5, %4, %7) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %26 = "onnx.Neg"(%25) : (tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %27 = "onnx.Concat"(%26, %24) {axis = -1 : si64} : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %28 = "onnx.Mul"(%27, %18) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %29 = "onnx.Add"(%23, %28) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %30 = "onnx.Mul"(%21, %17) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %31 = "onnx.Slice"(%21, %2, %6, %4, %7) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %32 = "onnx.Slice"(%21, %6, %5, %4, %7) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %33 = "onnx.Neg"(%32) : (tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %34 = "onnx.Concat"(%33, %31) {axis = -1 : si64} : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %35 = "onnx.Mul"(%34, %18) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %36 = "onnx.Add"(%30, %35) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %37 = "onnx.Concat"(%29, %20) {axis = -1 : si64} : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    %38 = "onnx.Concat"(%36, %22) {axis = -1 : si64} : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    "func.return"(%37, %38) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
