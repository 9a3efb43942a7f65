"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341325], [0.00316227786], [0.00177827943], [1.000000e-03], [5.62341302E-4], [3.16227786E-4], [1.7782794E-4]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Equal"(%1, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Where"(%6, %3, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "onnx.Expand"(%0, %7) : (tensor<1x16x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %10 = "onnx.Unsqueeze"(%arg2) {axes = [1 : si64]} : (tensor<1x5xi64>) -> tensor<1x1x5xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x1x5xi64>) -> tensor<1x1x5xf32>
    %12 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %14 = "onnx.MatMul"(%12, %13) : (tensor<?x16x?xf32>, tensor<1x1x5xf32>) -> tensor<?x16x5xf32>
    %15 = "onnx.Transpose"(%14) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<?x16x5xf32>) -> tensor<?x5x16xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<?x5x16xf32>, tensor<?x5x16xf32>) -> tensor<?x5x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %18 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Mul"(%17, %18) : (tensor<?x5x32xf32>, tensor<f32>) -> tensor<?x5x32xf32>
    %20 = "onnx.Sin"(%16) : (tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %21 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "onnx.Mul"(%20, %21) : (tensor<?x5x32xf32>, tensor<f32>) -> tensor<?x5x32xf32>
    %23 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %24 = "onnx.Cast"(%22) {to = 1 : si64} : (tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %25 = "onnx.Unsqueeze"(%23) {axes = [1 : si64]} : (tensor<?x5x32xf32>) -> tensor<?x1x5x32xf32>
    %26 = "onnx.Unsqueeze"(%24) {axes = [1 : si64]} : (tensor<?x5x32xf32>) -> tensor<?x1x5x32xf32>
    %27 = "onnx.Mul"(%arg0, %25) : (tensor<1x2x5x32xf32>, tensor<?x1x5x32xf32>) -> tensor<?x2x5x32xf32>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg0, %29, %30, %28, %31) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%arg0, %34, %35, %33, %36) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %38 = "onnx.Neg"(%37) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %39 = "onnx.Concat"(%38, %32) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Mul"(%39, %26) : (tensor<1x2x5x32xf32>, tensor<?x1x5x32xf32>) -> tensor<?x2x5x32xf32>
    %41 = "onnx.Add"(%27, %40) : (tensor<?x2x5x32xf32>, tensor<?x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Mul"(%arg1, %25) : (tensor<1x2x5x32xf32>, tensor<?x1x5x32xf32>) -> tensor<?x2x5x32xf32>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %44, %45, %43, %46) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %48 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%arg1, %49, %50, %48, %51) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %54 = "onnx.Concat"(%53, %47) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %55 = "onnx.Mul"(%54, %26) : (tensor<1x2x5x32xf32>, tensor<?x1x5x32xf32>) -> tensor<?x2x5x32xf32>
    %56 = "onnx.Add"(%42, %55) : (tensor<?x2x5x32xf32>, tensor<?x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%41, %56) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
