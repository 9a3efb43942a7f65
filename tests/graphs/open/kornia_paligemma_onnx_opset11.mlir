"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.749894201], [0.562341332], [0.421696514], [0.316227764], [0.237137362], [0.177827939], [0.133352146], [1.000000e-01], [0.0749894157], [0.0562341288], [0.0421696492], [0.0316227786], [0.0237137359], [0.0177827943], [0.0133352149], [0.00999999977], [0.00749894232], [0.00562341325], [0.00421696482], [0.00316227786], [0.00237137382], [0.00177827943], [0.00133352145], [1.000000e-03], [7.49894185E-4], [5.62341302E-4], [4.21696488E-4], [3.16227786E-4], [2.37137385E-4], [1.7782794E-4], [1.3335215E-4]]]> : tensor<1x32x1xf32>} : () -> tensor<1x32x1xf32>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Equal"(%1, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Where"(%6, %3, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "onnx.Expand"(%0, %7) : (tensor<1x32x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %9 = "onnx.Unsqueeze"(%arg2) {axes = [1 : si64]} : (tensor<1x5xi64>) -> tensor<1x1x5xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x1x5xi64>) -> tensor<1x1x5xf32>
    %11 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x32x?xf32>) -> tensor<?x32x?xf32>
    %12 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %13 = "onnx.MatMul"(%11, %12) : (tensor<?x32x?xf32>, tensor<1x1x5xf32>) -> tensor<?x32x5xf32>
    %14 = "onnx.Transpose"(%13) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<?x32x5xf32>) -> tensor<?x5x32xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<?x5x32xf32>, tensor<?x5x32xf32>) -> tensor<?x5x64xf32>
    %16 = "onnx.Cos"(%15) : (tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
    %17 = "onnx.Sin"(%15) : (tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
    %18 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
    %19 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
    %20 = "onnx.Unsqueeze"(%18) {axes = [1 : si64]} : (tensor<?x5x64xf32>) -> tensor<?x1x5x64xf32>
    %21 = "onnx.Unsqueeze"(%19) {axes = [1 : si64]} : (tensor<?x5x64xf32>) -> tensor<?x1x5x64xf32>
    %22 = "onnx.Mul"(%arg0, %20) : (tensor<1x2x5x64xf32>, tensor<?x1x5x64xf32>) -> tensor<?x2x5x64xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg0, %24, %25, %23, %26) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg0, %29, %30, %28, %31) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "onnx.Concat"(%33, %27) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %35 = "onnx.Mul"(%34, %21) : (tensor<1x2x5x64xf32>, tensor<?x1x5x64xf32>) -> tensor<?x2x5x64xf32>
    %36 = "onnx.Add"(%22, %35) : (tensor<?x2x5x64xf32>, tensor<?x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %37 = "onnx.Mul"(%arg1, %20) : (tensor<1x1x5x64xf32>, tensor<?x1x5x64xf32>) -> tensor<?x1x5x64xf32>
    %38 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%arg1, %39, %40, %38, %41) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %44, %45, %43, %46) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %49 = "onnx.Concat"(%48, %42) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %50 = "onnx.Mul"(%49, %21) : (tensor<1x1x5x64xf32>, tensor<?x1x5x64xf32>) -> tensor<?x1x5x64xf32>
    %51 = "onnx.Add"(%37, %50) : (tensor<?x1x5x64xf32>, tensor<?x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%36, %51) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
