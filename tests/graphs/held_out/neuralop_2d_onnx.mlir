"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x4xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, 2, 8]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<6.400000e+01> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Mul"(%arg1, %6) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %11 = "onnx.Einsum"(%10, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %7) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %14 = "onnx.Mul"(%arg2, %6) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %15 = "onnx.Einsum"(%14, %0) {equation = "... i , j -> ... i j"} : (tensor<1x4xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %17 = "onnx.Unsqueeze"(%16, %7) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %18 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Cos"(%13) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %21 = "onnx.Mul"(%18, %20) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Reshape"(%18, %5) {allowzero = 1 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x2x8xf32>
    %23 = "onnx.Slice"(%22, %1, %7, %8) : (tensor<1x2x4x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x8xf32>
    %24 = "onnx.Squeeze"(%23, %8) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %25 = "onnx.Slice"(%22, %7, %9, %8) : (tensor<1x2x4x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x8xf32>
    %26 = "onnx.Squeeze"(%25, %8) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %27 = "onnx.Neg"(%26) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %28 = "onnx.Concat"(%27, %24) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Sin"(%13) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %30 = "onnx.Mul"(%28, %29) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Add"(%21, %30) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "onnx.Cos"(%17) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %33 = "onnx.Mul"(%19, %32) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %34 = "onnx.Reshape"(%19, %5) {allowzero = 1 : si64} : (tensor<1x2x4x16xf32>, tensor<5xi64>) -> tensor<1x2x4x2x8xf32>
    %35 = "onnx.Slice"(%34, %1, %7, %8) : (tensor<1x2x4x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x8xf32>
    %36 = "onnx.Squeeze"(%35, %8) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %37 = "onnx.Slice"(%34, %7, %9, %8) : (tensor<1x2x4x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x1x8xf32>
    %38 = "onnx.Squeeze"(%37, %8) : (tensor<1x2x4x1x8xf32>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %39 = "onnx.Neg"(%38) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %40 = "onnx.Concat"(%39, %36) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %41 = "onnx.Sin"(%17) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %42 = "onnx.Mul"(%40, %41) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "onnx.Add"(%33, %42) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %44 = "onnx.Concat"(%31, %43) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%44) : (tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
