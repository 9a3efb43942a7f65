"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Mul"(%arg1, %1) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %3 = "onnx.Einsum"(%2, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%4, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %7 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%arg2, %7) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %9 = "onnx.Einsum"(%8, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%10, %11) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Slice"(%arg0, %14, %15, %13, %16) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%arg0, %19, %20, %18, %21) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Cos"(%6) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %24 = "onnx.Mul"(%17, %23) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %26 = "onnx.Reshape"(%17, %25) {allowzero = 0 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x2x8xf32>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %28:2 = "onnx.Split"(%26, %27) {axis = -2 : si64} : (tensor<1x2x4x2x8xf32>, tensor<2xi64>) -> (tensor<1x2x4x1x8xf32>, tensor<1x2x4x1x8xf32>)
    %29 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Squeeze"(%28#0, %29) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %31 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Squeeze"(%28#1, %31) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %34 = "onnx.Concat"(%33, %30) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %35 = "onnx.Sin"(%6) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %36 = "onnx.Mul"(%34, %35) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Add"(%24, %36) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Cos"(%12) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %39 = "onnx.Mul"(%22, %38) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %40 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %41 = "onnx.Reshape"(%22, %40) {allowzero = 0 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x2x8xf32>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %43:2 = "onnx.Split"(%41, %42) {axis = -2 : si64} : (tensor<1x2x4x2x8xf32>, tensor<2xi64>) -> (tensor<1x2x4x1x8xf32>, tensor<1x2x4x1x8xf32>)
    %44 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Squeeze"(%43#0, %44) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %46 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Squeeze"(%43#1, %46) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %49 = "onnx.Concat"(%48, %45) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %50 = "onnx.Sin"(%12) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %51 = "onnx.Mul"(%49, %50) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "onnx.Add"(%39, %51) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %53 = "onnx.Concat"(%37, %52) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%53) : (tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
