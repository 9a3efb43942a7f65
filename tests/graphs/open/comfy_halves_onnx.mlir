"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x5xi64>) -> tensor<1x2x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 16, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1x2x5x1x16xi64>} : () -> tensor<1x2x5x1x16xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1x2x5x1x16xi64>} : () -> tensor<1x2x5x1x16xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Unsqueeze"(%arg1, %3) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %18 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %19 = "onnx.Mul"(%18, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %22 = "onnx.Neg"(%21) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %23 = "onnx.Unsqueeze"(%20, %13) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %24 = "onnx.Unsqueeze"(%22, %13) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %25 = "onnx.Unsqueeze"(%21, %13) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %26 = "onnx.Concat"(%23, %24, %25, %23) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x4xf32>
    %27 = "onnx.Reshape"(%26, %1) {allowzero = 1 : si64} : (tensor<1x5x16x4xf32>, tensor<5xi64>) -> tensor<1x5x16x2x2xf32>
    %28 = "onnx.Unsqueeze"(%27, %14) : (tensor<1x5x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x5x16x2x2xf32>
    %29 = "onnx.ConstantOfShape"(%2) : (tensor<2xi64>) -> tensor<2x2xf32>
    %30 = "onnx.EyeLike"(%29) {k = 0 : si64} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %31 = "onnx.Mul"(%28, %30) : (tensor<1x1x5x16x2x2xf32>, tensor<2x2xf32>) -> tensor<1x1x5x16x2x2xf32>
    %32 = "onnx.ReduceSum"(%31, %15) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<1xi64>) -> tensor<1x1x5x16x2xf32>
    %33 = "onnx.Slice"(%32, %9, %3, %15) : (tensor<1x1x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16x2xf32>
    %34 = "onnx.Transpose"(%33) {perm = [0 : si64, 1 : si64, 2 : si64, 4 : si64, 3 : si64]} : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x2x16xf32>
    %35 = "onnx.Reshape"(%arg0, %4) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %36 = "onnx.Mul"(%35, %34) : (tensor<1x2x5x2x16xf32>, tensor<1x1x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    %37 = "onnx.Gather"(%36, %12) {axis = 3 : si64} : (tensor<1x2x5x2x16xf32>, tensor<i64>) -> tensor<1x2x5x16xf32>
    %38 = "onnx.Slice"(%arg0, %5, %6, %7, %14) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %39 = "onnx.Gather"(%28, %12) {axis = 4 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %40 = "onnx.Gather"(%39, %16) {axis = 4 : si64} : (tensor<1x1x5x16x2xf32>, tensor<i64>) -> tensor<1x1x5x16xf32>
    %41 = "onnx.Mul"(%38, %40) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %42 = "onnx.Add"(%37, %41) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %43 = "onnx.Unsqueeze"(%42, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %44 = "onnx.ScatterElements"(%36, %8, %43) {axis = 3 : si64, reduction = "none"} : (tensor<1x2x5x2x16xf32>, tensor<1x2x5x1x16xi64>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %45 = "onnx.Slice"(%arg0, %9, %5, %7, %14) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %46 = "onnx.Gather"(%28, %16) {axis = 4 : si64} : (tensor<1x1x5x16x2x2xf32>, tensor<i64>) -> tensor<1x1x5x16x2xf32>
    %47 = "onnx.Gather"(%46, %12) {axis = 4 : si64} : (tensor<1x1x5x16x2xf32>, tensor<i64>) -> tensor<1x1x5x16xf32>
    %48 = "onnx.Gather"(%44, %16) {axis = 3 : si64} : (tensor<1x2x5x2x16xf32>, tensor<i64>) -> tensor<1x2x5x16xf32>
    %49 = "onnx.Mul"(%45, %47) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %50 = "onnx.Add"(%48, %49) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %51 = "onnx.Unsqueeze"(%50, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x1x16xf32>
    %52 = "onnx.ScatterElements"(%44, %10, %51) {axis = 3 : si64, reduction = "none"} : (tensor<1x2x5x2x16xf32>, tensor<1x2x5x1x16xi64>, tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %53 = "onnx.Reshape"(%52, %11) {allowzero = 1 : si64} : (tensor<1x2x5x2x16xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    "func.return"(%53) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
