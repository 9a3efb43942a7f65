"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x4x32xf32>, %arg1: tensor<1x2x3x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %3 = "onnx.Einsum"(%2, %0) {equation = "i , j -> i j"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %5 = "onnx.Constant"() {value = dense<[[-1.250000e-01], [-6.250000e-02], [0.000000e+00], [6.250000e-02]]> : tensor<4x1xf32>} : () -> tensor<4x1xf32>
    %6 = "onnx.Pow"(%1, %5) : (tensor<16xf32>, tensor<4x1xf32>) -> tensor<4x16xf32>
    %7 = "onnx.Concat"(%6, %6) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-4> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%4, %9, %10, %8, %11) : (tensor<4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x32xf32>
    %13 = "onnx.Constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Pow"(%7, %13) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<-4> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%7, %16, %17, %15, %18) : (tensor<4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x32xf32>
    %20 = "onnx.Cos"(%12) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %21 = "onnx.Mul"(%arg0, %20) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %22 = "onnx.Mul"(%21, %19) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %23 = "onnx.Constant"() {value = dense<[1, 2, 3, 4, 2, 16]> : tensor<6xi64>} : () -> tensor<6xi64>
    %24 = "onnx.Reshape"(%arg0, %23) {allowzero = 0 : si64} : (tensor<1x2x3x4x32xf32>, tensor<6xi64>) -> tensor<1x2x3x4x2x16xf32>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %26:2 = "onnx.Split"(%24, %25) {axis = -2 : si64} : (tensor<1x2x3x4x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x4x1x16xf32>, tensor<1x2x3x4x1x16xf32>)
    %27 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%26#0, %27) : (tensor<1x2x3x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x4x16xf32>
    %29 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Squeeze"(%26#1, %29) : (tensor<1x2x3x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x4x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x16xf32>
    %32 = "onnx.Concat"(%31, %28) {axis = -1 : si64} : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x32xf32>
    %33 = "onnx.Sin"(%12) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %34 = "onnx.Mul"(%32, %33) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %35 = "onnx.Mul"(%34, %19) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %36 = "onnx.Add"(%22, %35) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %37 = "onnx.Cos"(%4) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %38 = "onnx.Mul"(%arg1, %37) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %39 = "onnx.Mul"(%38, %14) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %40 = "onnx.Constant"() {value = dense<[1, 2, 3, 4, 2, 16]> : tensor<6xi64>} : () -> tensor<6xi64>
    %41 = "onnx.Reshape"(%arg1, %40) {allowzero = 0 : si64} : (tensor<1x2x3x4x32xf32>, tensor<6xi64>) -> tensor<1x2x3x4x2x16xf32>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %43:2 = "onnx.Split"(%41, %42) {axis = -2 : si64} : (tensor<1x2x3x4x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x4x1x16xf32>, tensor<1x2x3x4x1x16xf32>)
    %44 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Squeeze"(%43#0, %44) : (tensor<1x2x3x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x4x16xf32>
    %46 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Squeeze"(%43#1, %46) : (tensor<1x2x3x4x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x4x16xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x16xf32>
    %49 = "onnx.Concat"(%48, %45) {axis = -1 : si64} : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x32xf32>
    %50 = "onnx.Sin"(%4) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %51 = "onnx.Mul"(%49, %50) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %52 = "onnx.Mul"(%51, %14) : (tensor<1x2x3x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %53 = "onnx.Add"(%39, %52) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    "func.return"(%36, %53) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
