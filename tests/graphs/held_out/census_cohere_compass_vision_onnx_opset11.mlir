"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x2x32xf32>, tensor<6x2x32xf32>, tensor<6x2xi64>) -> (tensor<6x2x32xf32>, tensor<6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x2x32xf32>, %arg1: tensor<6x2x32xf32>, %arg2: tensor<6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Unsqueeze"(%arg2) {axes = [2 : si64]} : (tensor<6x2xi64>) -> tensor<6x2x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<6x2x1xi64>) -> tensor<6x2x1xf32>
    %3 = "onnx.Mul"(%2, %0) : (tensor<6x2x1xf32>, tensor<8xf32>) -> tensor<6x2x8xf32>
    %4 = "onnx.Cos"(%3) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Mul"(%4, %5) : (tensor<6x2x8xf32>, tensor<f32>) -> tensor<6x2x8xf32>
    %7 = "onnx.Sin"(%3) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %8 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Mul"(%7, %8) : (tensor<6x2x8xf32>, tensor<f32>) -> tensor<6x2x8xf32>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Gather"(%6, %10) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %13 = "onnx.Gather"(%6, %11) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %14 = "onnx.Concat"(%12, %13) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %16 = "onnx.Gather"(%9, %10) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %17 = "onnx.Gather"(%9, %11) {axis = 1 : si64} : (tensor<6x2x8xf32>, tensor<i64>) -> tensor<6x8xf32>
    %18 = "onnx.Concat"(%16, %17) {axis = -1 : si64} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %20 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %21 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %22 = "onnx.Unsqueeze"(%15) {axes = [-2 : si64]} : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
    %23 = "onnx.Cast"(%22) {to = 1 : si64} : (tensor<6x1x32xf32>) -> tensor<6x1x32xf32>
    %24 = "onnx.Unsqueeze"(%19) {axes = [-2 : si64]} : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
    %25 = "onnx.Cast"(%24) {to = 1 : si64} : (tensor<6x1x32xf32>) -> tensor<6x1x32xf32>
    %26 = "onnx.Mul"(%20, %23) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %27 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%20, %28, %29, %27, %30) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %32 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%20, %33, %34, %32, %35) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %37 = "onnx.Neg"(%36) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %38 = "onnx.Concat"(%37, %31) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %39 = "onnx.Mul"(%38, %25) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %40 = "onnx.Add"(%26, %39) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %41 = "onnx.Mul"(%21, %23) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %42 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%21, %43, %44, %42, %45) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %47 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Slice"(%21, %48, %49, %47, %50) : (tensor<6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6x2x16xf32>
    %52 = "onnx.Neg"(%51) : (tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %53 = "onnx.Concat"(%52, %46) {axis = -1 : si64} : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %54 = "onnx.Mul"(%53, %25) : (tensor<6x2x32xf32>, tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %55 = "onnx.Add"(%41, %54) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %56 = "onnx.Cast"(%40) {to = 1 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %57 = "onnx.Cast"(%55) {to = 1 : si64} : (tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    "func.return"(%56, %57) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
