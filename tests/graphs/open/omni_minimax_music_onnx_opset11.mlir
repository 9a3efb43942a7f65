"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xf32>, tensor<5xi64>) -> tensor<5x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xf32>, %arg1: tensor<5xi64>):
    %0 = "onnx.Unsqueeze"(%arg1) {axes = [1 : si64]} : (tensor<5xi64>) -> tensor<5x1xi64>
    %1 = "onnx.Cast"(%0) {to = 1 : si64} : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %5 = "onnx.Unsqueeze"(%4) {axes = [1 : si64]} : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %6 = "onnx.Cos"(%5) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %7 = "onnx.Sin"(%5) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %9, %10, %8, %11) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xf32>
    %13 = "onnx.Mul"(%12, %6) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %14 = "onnx.Shape"(%12) : (tensor<5x2x32xf32>) -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Gather"(%14, %15) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Add"(%16, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Div"(%19, %20) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Mul"(%21, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Slice"(%12, %17, %23, %15) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Mul"(%21, %25) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %27 = "onnx.Slice"(%12, %23, %26, %15) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %28 = "onnx.Neg"(%27) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %29 = "onnx.Concat"(%28, %24) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %30 = "onnx.Mul"(%29, %7) : (tensor<?x?x?xf32>, tensor<5x1x32xf32>) -> tensor<5x?x32xf32>
    %31 = "onnx.Add"(%13, %30) : (tensor<5x2x32xf32>, tensor<5x?x32xf32>) -> tensor<5x2x32xf32>
    %32 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%arg0, %33, %34, %32, %35) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %37 = "onnx.Concat"(%31, %36) {axis = -1 : si64} : (tensor<5x2x32xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    "func.return"(%37) : (tensor<5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
