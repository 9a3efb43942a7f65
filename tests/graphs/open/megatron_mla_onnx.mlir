"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %12 = "onnx.Unsqueeze"(%11, %7) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<4x1x1x32xf32>
    %13 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %14 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %15 = "onnx.Slice"(%13, %1, %4, %3, %5) : (tensor<4x1x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x16xf32>
    %16 = "onnx.Slice"(%13, %6, %4, %3, %5) : (tensor<4x1x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x16xf32>
    %17 = "onnx.Concat"(%15, %16) {axis = -1 : si64} : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %18 = "onnx.Cos"(%12) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %19 = "onnx.Sin"(%12) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %20 = "onnx.Mul"(%17, %18) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %21:2 = "onnx.Split"(%17) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x2x32xf32>) -> (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>)
    %22 = "onnx.Neg"(%21#1) : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %23 = "onnx.Concat"(%22, %21#0) {axis = -1 : si64} : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %24 = "onnx.Mul"(%23, %19) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %25 = "onnx.Add"(%20, %24) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %26 = "onnx.Concat"(%25, %14) {axis = -1 : si64} : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x64xf32>
    %27 = "onnx.Slice"(%arg1, %1, %2, %3, %6) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %28 = "onnx.Slice"(%arg1, %2, %4, %3, %6) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %29 = "onnx.Slice"(%27, %1, %4, %3, %5) : (tensor<4x1x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x16xf32>
    %30 = "onnx.Slice"(%27, %6, %4, %3, %5) : (tensor<4x1x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x16xf32>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %32 = "onnx.Mul"(%31, %18) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %33:2 = "onnx.Split"(%31) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<4x1x1x32xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>)
    %34 = "onnx.Neg"(%33#1) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %35 = "onnx.Concat"(%34, %33#0) {axis = -1 : si64} : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %36 = "onnx.Mul"(%35, %19) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %37 = "onnx.Add"(%32, %36) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %38 = "onnx.Concat"(%37, %28) {axis = -1 : si64} : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%26, %38) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
