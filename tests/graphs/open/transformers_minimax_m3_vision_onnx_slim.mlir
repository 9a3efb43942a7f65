"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xf32>, tensor<6x2x32xf32>, tensor<6x3xi64>) -> (tensor<6x2x32xf32>, tensor<6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xf32>, %arg1: tensor<6x2x32xf32>, %arg2: tensor<6x3xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.158489317, 0.0251188632, 0.00398107059, 6.30957307E-4]> : tensor<5xf32>} : () -> tensor<5xf32>
    %7 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<6x3xi64>, tensor<1xi64>) -> tensor<6x3x1xi64>
    %8 = "onnx.Slice"(%arg0, %1, %2, %0, %3) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x30xf32>
    %9 = "onnx.Slice"(%arg0, %2, %4, %0, %3) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x2xf32>
    %10 = "onnx.Slice"(%arg1, %1, %2, %0, %3) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x30xf32>
    %11 = "onnx.Slice"(%arg1, %2, %4, %0, %3) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x2xf32>
    %12 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<6x3x1xi64>) -> tensor<6x3x1xf32>
    %13 = "onnx.Slice"(%8, %1, %5, %0, %3) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %14 = "onnx.Slice"(%8, %5, %4, %0, %3) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %15 = "onnx.Slice"(%10, %1, %5, %0, %3) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %16 = "onnx.Slice"(%10, %5, %4, %0, %3) : (tensor<6x2x30xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x15xf32>
    %17 = "onnx.Mul"(%12, %6) : (tensor<6x3x1xf32>, tensor<5xf32>) -> tensor<6x3x5xf32>
    %18 = "onnx.Neg"(%14) : (tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %19 = "onnx.Neg"(%16) : (tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %20 = "onnx.Cos"(%17) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %21 = "onnx.Sin"(%17) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %22 = "onnx.Concat"(%18, %13) {axis = -1 : si64} : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %23 = "onnx.Concat"(%19, %15) {axis = -1 : si64} : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %24 = "onnx.Flatten"(%20) {axis = 1 : si64} : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %25 = "onnx.Flatten"(%21) {axis = 1 : si64} : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %26 = "onnx.Concat"(%24, %24) {axis = -1 : si64} : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %27 = "onnx.Concat"(%25, %25) {axis = -1 : si64} : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %28 = "onnx.Unsqueeze"(%26, %3) : (tensor<6x30xf32>, tensor<1xi64>) -> tensor<6x1x30xf32>
    %29 = "onnx.Unsqueeze"(%27, %3) : (tensor<6x30xf32>, tensor<1xi64>) -> tensor<6x1x30xf32>
    %30 = "onnx.Mul"(%8, %28) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %31 = "onnx.Mul"(%22, %29) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %32 = "onnx.Mul"(%10, %28) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %33 = "onnx.Mul"(%23, %29) : (tensor<6x2x30xf32>, tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %34 = "onnx.Add"(%30, %31) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %35 = "onnx.Add"(%32, %33) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %36 = "onnx.Concat"(%34, %9) {axis = -1 : si64} : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    %37 = "onnx.Concat"(%35, %11) {axis = -1 : si64} : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    "func.return"(%36, %37) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
