"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>) -> (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x3x64xf32>, %arg1: tensor<2x1x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<32xf32>) -> tensor<5x32xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%3, %5, %6, %4, %7) : (tensor<5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x64xf32>
    %9 = "onnx.Cos"(%8) : (tensor<3x64xf32>) -> tensor<3x64xf32>
    %10 = "onnx.Mul"(%arg0, %9) : (tensor<2x2x3x64xf32>, tensor<3x64xf32>) -> tensor<2x2x3x64xf32>
    %11 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %12 = "onnx.Mul"(%10, %11) : (tensor<2x2x3x64xf32>, tensor<1xf32>) -> tensor<2x2x3x64xf32>
    %13 = "onnx.Constant"() {value = dense<[2, 2, 3, 2, 32]> : tensor<5xi64>} : () -> tensor<5xi64>
    %14 = "onnx.Reshape"(%arg0, %13) {allowzero = 0 : si64} : (tensor<2x2x3x64xf32>, tensor<5xi64>) -> tensor<2x2x3x2x32xf32>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %16:2 = "onnx.Split"(%14, %15) {axis = -2 : si64} : (tensor<2x2x3x2x32xf32>, tensor<2xi64>) -> (tensor<2x2x3x1x32xf32>, tensor<2x2x3x1x32xf32>)
    %17 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Squeeze"(%16#0, %17) : (tensor<2x2x3x1x32xf32>, tensor<1xi64>) -> tensor<2x2x3x32xf32>
    %19 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Squeeze"(%16#1, %19) : (tensor<2x2x3x1x32xf32>, tensor<1xi64>) -> tensor<2x2x3x32xf32>
    %21 = "onnx.Neg"(%20) : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %22 = "onnx.Concat"(%21, %18) {axis = -1 : si64} : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x64xf32>
    %23 = "onnx.Sin"(%8) : (tensor<3x64xf32>) -> tensor<3x64xf32>
    %24 = "onnx.Mul"(%22, %23) : (tensor<2x2x3x64xf32>, tensor<3x64xf32>) -> tensor<2x2x3x64xf32>
    %25 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %26 = "onnx.Mul"(%24, %25) : (tensor<2x2x3x64xf32>, tensor<1xf32>) -> tensor<2x2x3x64xf32>
    %27 = "onnx.Add"(%12, %26) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %28 = "onnx.Cos"(%3) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %29 = "onnx.Mul"(%arg1, %28) : (tensor<2x1x5x64xf32>, tensor<5x64xf32>) -> tensor<2x1x5x64xf32>
    %30 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %31 = "onnx.Mul"(%29, %30) : (tensor<2x1x5x64xf32>, tensor<1xf32>) -> tensor<2x1x5x64xf32>
    %32 = "onnx.Constant"() {value = dense<[2, 1, 5, 2, 32]> : tensor<5xi64>} : () -> tensor<5xi64>
    %33 = "onnx.Reshape"(%arg1, %32) {allowzero = 0 : si64} : (tensor<2x1x5x64xf32>, tensor<5xi64>) -> tensor<2x1x5x2x32xf32>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %35:2 = "onnx.Split"(%33, %34) {axis = -2 : si64} : (tensor<2x1x5x2x32xf32>, tensor<2xi64>) -> (tensor<2x1x5x1x32xf32>, tensor<2x1x5x1x32xf32>)
    %36 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Squeeze"(%35#0, %36) : (tensor<2x1x5x1x32xf32>, tensor<1xi64>) -> tensor<2x1x5x32xf32>
    %38 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Squeeze"(%35#1, %38) : (tensor<2x1x5x1x32xf32>, tensor<1xi64>) -> tensor<2x1x5x32xf32>
    %40 = "onnx.Neg"(%39) : (tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %41 = "onnx.Concat"(%40, %37) {axis = -1 : si64} : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x64xf32>
    %42 = "onnx.Sin"(%3) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %43 = "onnx.Mul"(%41, %42) : (tensor<2x1x5x64xf32>, tensor<5x64xf32>) -> tensor<2x1x5x64xf32>
    %44 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %45 = "onnx.Mul"(%43, %44) : (tensor<2x1x5x64xf32>, tensor<1xf32>) -> tensor<2x1x5x64xf32>
    %46 = "onnx.Add"(%31, %45) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    "func.return"(%27, %46) : (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
