"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Einsum"(%0, %1) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %9 = "onnx.Gather"(%2, %3) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Gather"(%4, %3) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %11 = "onnx.Concat"(%8, %8) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %12 = "onnx.Add"(%9, %5) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Add"(%10, %5) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "onnx.Cos"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %15 = "onnx.Div"(%12, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "onnx.Sin"(%11) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %17 = "onnx.Div"(%13, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "onnx.Mul"(%arg0, %14) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Mul"(%15, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Mul"(%arg1, %14) : (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %21 = "onnx.Mul"(%17, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "onnx.Slice"(%arg0, %7, %15, %3) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x?xf32>
    %23 = "onnx.Slice"(%arg1, %7, %17, %3) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x?xf32>
    %24 = "onnx.Slice"(%arg0, %15, %19, %3) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x?xf32>
    %25 = "onnx.Slice"(%arg1, %17, %21, %3) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x?xf32>
    %26 = "onnx.Neg"(%24) : (tensor<1x2x5x?xf32>) -> tensor<1x2x5x?xf32>
    %27 = "onnx.Neg"(%25) : (tensor<1x5x?xf32>) -> tensor<1x5x?xf32>
    %28 = "onnx.Concat"(%26, %22) {axis = -1 : si64} : (tensor<1x2x5x?xf32>, tensor<1x2x5x?xf32>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Concat"(%27, %23) {axis = -1 : si64} : (tensor<1x5x?xf32>, tensor<1x5x?xf32>) -> tensor<1x5x32xf32>
    %30 = "onnx.Mul"(%28, %16) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Mul"(%29, %16) : (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %32 = "onnx.Add"(%18, %30) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Add"(%20, %31) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%32, %33) : (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
