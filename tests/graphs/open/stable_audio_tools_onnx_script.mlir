"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf16>, tensor<5xi64>) -> tensor<1x2x5x64xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf16>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<5xi64>) -> tensor<5xf32>
    %2 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Div"(%1, %2) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = "onnx.Einsum"(%3, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %6 = "onnx.Cast"(%5) {to = 1 : si64} : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %7 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x64xf16>) -> tensor<1x2x5x64xf32>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%6, %9, %10, %8, %11) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Slice"(%7, %14, %15, %13, %16) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%7, %19, %20, %18, %21) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Cos"(%12) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %24 = "onnx.Mul"(%17, %23) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "onnx.Mul"(%24, %25) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %27 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %28 = "onnx.Reshape"(%17, %27) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %30:2 = "onnx.Split"(%28, %29) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %31 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Squeeze"(%30#0, %31) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %33 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Squeeze"(%30#1, %33) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Neg"(%34) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %36 = "onnx.Concat"(%35, %32) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %37 = "onnx.Sin"(%12) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %38 = "onnx.Mul"(%36, %37) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %40 = "onnx.Mul"(%38, %39) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Add"(%26, %40) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Cast"(%41) {to = 10 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %43 = "onnx.Cast"(%22) {to = 10 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    %44 = "onnx.Concat"(%42, %43) {axis = -1 : si64} : (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>) -> tensor<1x2x5x64xf16>
    "func.return"(%44) : (tensor<1x2x5x64xf16>) -> ()
  }) : () -> ()
}) : () -> ()
