"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>) -> (tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %3 = "onnx.Einsum"(%2, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %5 = "onnx.Constant"() {value = dense<[[-3.906250e-03], [-0.001953125], [0.000000e+00], [0.001953125], [3.906250e-03]]> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %6 = "onnx.Pow"(%1, %5) : (tensor<16xf32>, tensor<5x1xf32>) -> tensor<5x16xf32>
    %7 = "onnx.Concat"(%6, %6) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %8 = "onnx.Cos"(%4) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %9 = "onnx.Mul"(%arg0, %8) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %10 = "onnx.Mul"(%9, %7) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %11 = "onnx.Shape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Gather"(%11, %12) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Add"(%13, %15) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Div"(%16, %17) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Mul"(%18, %19) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %21 = "onnx.Slice"(%arg0, %14, %20, %12) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Mul"(%18, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %20, %23, %12) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %26 = "onnx.Concat"(%24, %21) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %27 = "onnx.Sin"(%4) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %28 = "onnx.Mul"(%26, %27) : (tensor<?x?x?x?xf32>, tensor<5x32xf32>) -> tensor<?x?x5x32xf32>
    %29 = "onnx.Mul"(%28, %7) : (tensor<?x?x5x32xf32>, tensor<5x32xf32>) -> tensor<?x?x5x32xf32>
    %30 = "onnx.Add"(%10, %29) : (tensor<1x2x5x32xf32>, tensor<?x?x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%30) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
