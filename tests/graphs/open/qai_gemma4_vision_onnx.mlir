"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6xi64>, %arg2: tensor<1x6xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg1, %3) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x6x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x6x1xi64>) -> tensor<1x6x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x6x1xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %12 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x6x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x6x1xi64>) -> tensor<1x6x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<1x6x1xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %16 = "onnx.Concat"(%11, %15) {axis = -1 : si64} : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %19 = "onnx.Slice"(%17, %1, %2, %3, %7) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %20 = "onnx.Slice"(%17, %2, %4, %3, %7) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %21 = "onnx.Slice"(%18, %1, %2, %3, %7) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %22 = "onnx.Slice"(%18, %2, %4, %3, %7) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %23 = "onnx.Slice"(%arg0, %1, %2, %5, %7) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %24 = "onnx.Slice"(%arg0, %2, %4, %5, %7) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %25 = "onnx.Unsqueeze"(%19, %3) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %26 = "onnx.Unsqueeze"(%21, %3) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %27 = "onnx.Mul"(%23, %25) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %28 = "onnx.Slice"(%23, %1, %6, %5, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %29 = "onnx.Slice"(%23, %6, %4, %5, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %30 = "onnx.Neg"(%29) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %31 = "onnx.Concat"(%30, %28) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %32 = "onnx.Mul"(%31, %26) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %33 = "onnx.Add"(%27, %32) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %34 = "onnx.Unsqueeze"(%20, %3) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %35 = "onnx.Unsqueeze"(%22, %3) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %36 = "onnx.Mul"(%24, %34) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %37 = "onnx.Slice"(%24, %1, %6, %5, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %38 = "onnx.Slice"(%24, %6, %4, %5, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %39 = "onnx.Neg"(%38) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %40 = "onnx.Concat"(%39, %37) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %41 = "onnx.Mul"(%40, %35) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %42 = "onnx.Add"(%36, %41) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %43 = "onnx.Concat"(%33, %42) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%43) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
