"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.749894201], [0.562341332], [0.421696514], [0.316227764], [0.237137362], [0.177827939], [0.133352146], [1.000000e-01], [0.0749894157], [0.0562341288], [0.0421696492], [0.0316227786], [0.0237137359], [0.0177827943], [0.0133352149], [0.00999999977], [0.00749894232], [0.00562341325], [0.00421696482], [0.00316227786], [0.00237137382], [0.00177827943], [0.00133352145], [1.000000e-03], [7.49894185E-4], [5.62341302E-4], [4.21696488E-4], [3.16227786E-4], [2.37137385E-4], [1.7782794E-4], [1.3335215E-4]]]> : tensor<1x32x1xf32>} : () -> tensor<1x32x1xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x1x5xi64>
    %7 = "onnx.Cast"(%6) {to = 1 : si64} : (tensor<1x1x5xi64>) -> tensor<1x1x5xf32>
    %8 = "onnx.MatMul"(%0, %7) : (tensor<1x32x1xf32>, tensor<1x1x5xf32>) -> tensor<1x32x5xf32>
    %9 = "onnx.Transpose"(%8) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x32x5xf32>) -> tensor<1x5x32xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %13 = "onnx.Unsqueeze"(%11, %5) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %14 = "onnx.Unsqueeze"(%12, %5) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %15 = "onnx.Mul"(%arg0, %13) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %5) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %5) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Neg"(%17) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Concat"(%18, %16) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %20 = "onnx.Mul"(%19, %14) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "onnx.Add"(%15, %20) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "onnx.Mul"(%arg1, %13) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %23 = "onnx.Slice"(%arg1, %1, %2, %3, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %24 = "onnx.Slice"(%arg1, %2, %4, %3, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %25 = "onnx.Neg"(%24) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Concat"(%25, %23) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %27 = "onnx.Mul"(%26, %14) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %28 = "onnx.Add"(%22, %27) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%21, %28) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
