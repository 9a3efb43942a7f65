"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Shape"(%arg0) {end = 3 : si64, start = 2 : si64} : (tensor<?x2x?x32xf32>) -> tensor<1xi64>
    %10 = "onnx.Squeeze"(%9) : (tensor<1xi64>) -> tensor<i64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<i64>) -> tensor<f32>
    %12 = "onnx.Range"(%1, %11, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32>
    %13 = "onnx.Reshape"(%12, %7) {allowzero = 1 : si64} : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<?x1xf32>, tensor<16xf32>) -> tensor<?x16xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<?x32xf32>) -> tensor<?x32xf32>
    %17 = "onnx.Mul"(%arg0, %16) : (tensor<?x2x?x32xf32>, tensor<?x32xf32>) -> tensor<?x2x?x32xf32>
    %18 = "onnx.Slice"(%arg0, %3, %4, %5, %8) : (tensor<?x2x?x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2x?x16xf32>
    %19 = "onnx.Slice"(%arg0, %4, %6, %5, %8) : (tensor<?x2x?x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2x?x16xf32>
    %20 = "onnx.Neg"(%19) : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %21 = "onnx.Concat"(%20, %18) {axis = -1 : si64} : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x32xf32>
    %22 = "onnx.Sin"(%15) : (tensor<?x32xf32>) -> tensor<?x32xf32>
    %23 = "onnx.Mul"(%21, %22) : (tensor<?x2x?x32xf32>, tensor<?x32xf32>) -> tensor<?x2x?x32xf32>
    %24 = "onnx.Add"(%17, %23) : (tensor<?x2x?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>
    "func.return"(%24) : (tensor<?x2x?x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
