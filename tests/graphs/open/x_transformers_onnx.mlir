"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x2x5x64xf32>, %arg2: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Reshape"(%arg2, %1) {allowzero = 1 : si64} : (tensor<5xi64>, tensor<2xi64>) -> tensor<1x5xi64>
    %14 = "onnx.Cast"(%13) {saturate = 1 : si64, to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %15 = "onnx.Einsum"(%14, %0) {equation = "b i , j -> b i j"} : (tensor<1x5xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %16 = "onnx.Unsqueeze"(%15, %10) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %18 = "onnx.Reshape"(%17, %2) {allowzero = 1 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %19 = "onnx.Reshape"(%18, %3) {allowzero = 1 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %20 = "onnx.Slice"(%arg0, %4, %5, %6, %11) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %21 = "onnx.Slice"(%arg0, %5, %7, %6, %11) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %22 = "onnx.Cos"(%19) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %23 = "onnx.Mul"(%20, %22) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %24 = "onnx.Reshape"(%20, %8) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %25 = "onnx.Slice"(%24, %4, %11, %10) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %26 = "onnx.Squeeze"(%25, %10) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Slice"(%24, %11, %12, %10) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %28 = "onnx.Squeeze"(%27, %10) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %30 = "onnx.Unsqueeze"(%29, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %31 = "onnx.Unsqueeze"(%26, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %33 = "onnx.Reshape"(%32, %9) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %34 = "onnx.Sin"(%19) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %35 = "onnx.Mul"(%33, %34) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %36 = "onnx.Add"(%23, %35) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %37 = "onnx.Concat"(%36, %21) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %38 = "onnx.Slice"(%arg1, %4, %5, %6, %11) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Slice"(%arg1, %5, %7, %6, %11) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Mul"(%38, %22) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Reshape"(%38, %8) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %42 = "onnx.Slice"(%41, %4, %11, %10) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %43 = "onnx.Squeeze"(%42, %10) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %44 = "onnx.Slice"(%41, %11, %12, %10) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %45 = "onnx.Squeeze"(%44, %10) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %46 = "onnx.Neg"(%45) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %47 = "onnx.Unsqueeze"(%46, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %48 = "onnx.Unsqueeze"(%43, %10) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %49 = "onnx.Concat"(%47, %48) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %50 = "onnx.Reshape"(%49, %9) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %51 = "onnx.Mul"(%50, %34) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %52 = "onnx.Add"(%40, %51) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %53 = "onnx.Concat"(%52, %39) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%37, %53) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
