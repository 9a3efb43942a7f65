"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>) -> (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x48xf32>, %arg1: tensor<1x2x5x48xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %11 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Einsum"(%0, %1) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %13 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x3x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %14 = "onnx.Slice"(%arg0, %3, %6, %4, %5) : (tensor<1x2x3x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %15 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x5x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %16 = "onnx.Slice"(%arg1, %3, %6, %4, %5) : (tensor<1x2x5x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %17 = "onnx.Concat"(%12, %12) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %18 = "onnx.Reshape"(%13, %7) {allowzero = 0 : si64} : (tensor<1x2x3x32xf32>, tensor<5xi64>) -> tensor<1x2x3x2x16xf32>
    %19 = "onnx.Reshape"(%15, %8) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %20 = "onnx.Slice"(%17, %9, %6, %2, %5) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x32xf32>
    %21:2 = "onnx.Split"(%18, %10) {axis = -2 : si64} : (tensor<1x2x3x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x1x16xf32>, tensor<1x2x3x1x16xf32>)
    %22:2 = "onnx.Split"(%19, %10) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %23 = "onnx.Cos"(%17) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %24 = "onnx.Sin"(%17) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %25 = "onnx.Cos"(%20) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %26 = "onnx.Squeeze"(%21#0, %11) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %27 = "onnx.Squeeze"(%21#1, %11) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %28 = "onnx.Sin"(%20) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %29 = "onnx.Squeeze"(%22#0, %11) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %30 = "onnx.Squeeze"(%22#1, %11) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %31 = "onnx.Mul"(%15, %23) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %32 = "onnx.Mul"(%13, %25) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %33 = "onnx.Neg"(%27) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %34 = "onnx.Neg"(%30) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Concat"(%33, %26) {axis = -1 : si64} : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %36 = "onnx.Concat"(%34, %29) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %37 = "onnx.Mul"(%35, %28) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %38 = "onnx.Mul"(%36, %24) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Add"(%32, %37) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %40 = "onnx.Add"(%31, %38) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Concat"(%39, %14) {axis = -1 : si64} : (tensor<1x2x3x32xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x48xf32>
    %42 = "onnx.Concat"(%40, %16) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%41, %42) : (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
