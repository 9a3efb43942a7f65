"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>) -> (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x32xf16>, %arg1: tensor<1x2x5x32xf16>):
    %0 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x3x32xf16>) -> tensor<1x2x3x32xf32>
    %1 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %3 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %4 = "onnx.Einsum"(%3, %2) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %6 = "onnx.Sin"(%5) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%6, %7) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<1x5x32xf32>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%8, %9) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %11 = "onnx.Cos"(%5) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Unsqueeze"(%11, %12) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<1x5x32xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%13, %14) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %16 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%10, %17, %18, %16, %19) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%15, %22, %23, %21, %24) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %26 = "onnx.Mul"(%0, %25) : (tensor<1x2x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %27 = "onnx.Constant"() {value = dense<[1, 2, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %28 = "onnx.Reshape"(%0, %27) {allowzero = 0 : si64} : (tensor<1x2x3x32xf32>, tensor<5xi64>) -> tensor<1x2x3x2x16xf32>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %30:2 = "onnx.Split"(%28, %29) {axis = -2 : si64} : (tensor<1x2x3x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x1x16xf32>, tensor<1x2x3x1x16xf32>)
    %31 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Squeeze"(%30#0, %31) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %33 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Squeeze"(%30#1, %33) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %35 = "onnx.Neg"(%34) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %36 = "onnx.Concat"(%35, %32) {axis = -1 : si64} : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %37 = "onnx.Mul"(%36, %20) : (tensor<1x2x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %38 = "onnx.Add"(%26, %37) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %39 = "onnx.Cast"(%38) {to = 1 : si64} : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %40 = "onnx.Mul"(%1, %15) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %42 = "onnx.Reshape"(%1, %41) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %44:2 = "onnx.Split"(%42, %43) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %45 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Squeeze"(%44#0, %45) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %47 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Squeeze"(%44#1, %47) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %50 = "onnx.Concat"(%49, %46) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %51 = "onnx.Mul"(%50, %10) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %52 = "onnx.Add"(%40, %51) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %53 = "onnx.Cast"(%52) {to = 1 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %54 = "onnx.Cast"(%39) {to = 10 : si64} : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf16>
    %55 = "onnx.Cast"(%53) {to = 10 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    "func.return"(%54, %55) : (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
