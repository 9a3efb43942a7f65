"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6xi64>, %arg2: tensor<1x6xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943]> : tensor<8xf32>} : () -> tensor<8xf32>
    %8 = "onnx.Unsqueeze"(%arg1, %0) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x6x1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x6x1xi64>
    %10 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %11 = "onnx.Slice"(%arg0, %2, %5, %3, %4) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x6x1xi64>) -> tensor<1x6x1xf32>
    %13 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x6x1xi64>) -> tensor<1x6x1xf32>
    %14 = "onnx.Slice"(%10, %1, %6, %3, %4) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %15 = "onnx.Slice"(%10, %6, %5, %3, %4) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %16 = "onnx.Slice"(%11, %1, %6, %3, %4) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %17 = "onnx.Slice"(%11, %6, %5, %3, %4) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %18 = "onnx.Mul"(%12, %7) : (tensor<1x6x1xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %19 = "onnx.Mul"(%13, %7) : (tensor<1x6x1xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %20 = "onnx.Neg"(%15) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %21 = "onnx.Neg"(%17) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %22 = "onnx.Concat"(%18, %18, %19, %19) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x32xf32>
    %23 = "onnx.Concat"(%20, %14) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %24 = "onnx.Concat"(%21, %16) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %25 = "onnx.Cos"(%22) : (tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %26 = "onnx.Sin"(%22) : (tensor<1x6x32xf32>) -> tensor<1x6x32xf32>
    %27 = "onnx.Slice"(%25, %1, %2, %0, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %28 = "onnx.Slice"(%25, %2, %5, %0, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %29 = "onnx.Slice"(%26, %1, %2, %0, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %30 = "onnx.Slice"(%26, %2, %5, %0, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %31 = "onnx.Unsqueeze"(%27, %0) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %32 = "onnx.Unsqueeze"(%29, %0) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %33 = "onnx.Unsqueeze"(%28, %0) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %34 = "onnx.Unsqueeze"(%30, %0) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %35 = "onnx.Mul"(%10, %31) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %36 = "onnx.Mul"(%23, %32) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %37 = "onnx.Mul"(%11, %33) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %38 = "onnx.Mul"(%24, %34) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %39 = "onnx.Add"(%35, %36) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %40 = "onnx.Add"(%37, %38) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %41 = "onnx.Concat"(%39, %40) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%41) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
