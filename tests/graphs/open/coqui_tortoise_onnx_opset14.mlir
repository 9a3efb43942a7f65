"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x6x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00]> : tensor<6xf32>} : () -> tensor<6xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i , j -> i j"} : (tensor<6xf32>, tensor<16xf32>) -> tensor<6x16xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %4 = "onnx.Constant"() {value = dense<[1, 1, 6, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Reshape"(%3, %4) {allowzero = 0 : si64} : (tensor<6x32xf32>, tensor<4xi64>) -> tensor<1x1x6x32xf32>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Slice"(%5, %7, %8, %6, %9) : (tensor<1x1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %12 = "onnx.Mul"(%arg0, %11) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %13 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %14 = "onnx.Reshape"(%arg0, %13) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %16:2 = "onnx.Split"(%14, %15) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %17 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Squeeze"(%16#0, %17) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Squeeze"(%16#1, %19) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %22 = "onnx.Concat"(%21, %18) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Sin"(%10) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %24 = "onnx.Mul"(%22, %23) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Add"(%12, %24) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<-6> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%5, %27, %28, %26, %29) : (tensor<1x1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x6x32xf32>
    %31 = "onnx.Cos"(%30) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xf32>
    %32 = "onnx.Mul"(%arg1, %31) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %33 = "onnx.Constant"() {value = dense<[1, 2, 6, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %34 = "onnx.Reshape"(%arg1, %33) {allowzero = 0 : si64} : (tensor<1x2x6x32xf32>, tensor<5xi64>) -> tensor<1x2x6x2x16xf32>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %36:2 = "onnx.Split"(%34, %35) {axis = -2 : si64} : (tensor<1x2x6x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x6x1x16xf32>, tensor<1x2x6x1x16xf32>)
    %37 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Squeeze"(%36#0, %37) : (tensor<1x2x6x1x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %39 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Squeeze"(%36#1, %39) : (tensor<1x2x6x1x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %41 = "onnx.Neg"(%40) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %42 = "onnx.Concat"(%41, %38) {axis = -1 : si64} : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %43 = "onnx.Sin"(%30) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xf32>
    %44 = "onnx.Mul"(%42, %43) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %45 = "onnx.Add"(%32, %44) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%25, %45) : (tensor<1x2x5x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
