"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 3, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %13 = "onnx.Unsqueeze"(%12, %4) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %15 = "onnx.Mul"(%14, %0) : (tensor<3x1x4x1xf32>, tensor<8xf32>) -> tensor<3x1x4x8xf32>
    %16 = "onnx.Cos"(%15) : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %17 = "onnx.Sin"(%15) : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %18:3 = "onnx.Split"(%17, %7) {axis = 3 : si64} : (tensor<3x1x4x8xf32>, tensor<3xi64>) -> (tensor<3x1x4x2xf32>, tensor<3x1x4x3xf32>, tensor<3x1x4x3xf32>)
    %19 = "onnx.Gather"(%18#0, %8) {axis = 0 : si64} : (tensor<3x1x4x2xf32>, tensor<i64>) -> tensor<1x4x2xf32>
    %20 = "onnx.Gather"(%18#1, %9) {axis = 0 : si64} : (tensor<3x1x4x3xf32>, tensor<i64>) -> tensor<1x4x3xf32>
    %21 = "onnx.Gather"(%18#2, %10) {axis = 0 : si64} : (tensor<3x1x4x3xf32>, tensor<i64>) -> tensor<1x4x3xf32>
    %22 = "onnx.Concat"(%19, %20, %21) {axis = -1 : si64} : (tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x8xf32>
    %23 = "onnx.Concat"(%22, %22) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %24:3 = "onnx.Split"(%16, %7) {axis = 3 : si64} : (tensor<3x1x4x8xf32>, tensor<3xi64>) -> (tensor<3x1x4x2xf32>, tensor<3x1x4x3xf32>, tensor<3x1x4x3xf32>)
    %25 = "onnx.Gather"(%24#0, %8) {axis = 0 : si64} : (tensor<3x1x4x2xf32>, tensor<i64>) -> tensor<1x4x2xf32>
    %26 = "onnx.Gather"(%24#1, %9) {axis = 0 : si64} : (tensor<3x1x4x3xf32>, tensor<i64>) -> tensor<1x4x3xf32>
    %27 = "onnx.Gather"(%24#2, %10) {axis = 0 : si64} : (tensor<3x1x4x3xf32>, tensor<i64>) -> tensor<1x4x3xf32>
    %28 = "onnx.Concat"(%25, %26, %27) {axis = -1 : si64} : (tensor<1x4x2xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x8xf32>
    %29 = "onnx.Concat"(%28, %28) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %30 = "onnx.Unsqueeze"(%29, %11) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %31 = "onnx.Unsqueeze"(%23, %11) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %32 = "onnx.Slice"(%arg0, %2, %3, %4, %11) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %33 = "onnx.Slice"(%arg0, %3, %5, %4, %11) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %34 = "onnx.Slice"(%arg1, %2, %3, %4, %11) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %35 = "onnx.Slice"(%arg1, %3, %5, %4, %11) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %36 = "onnx.Mul"(%32, %30) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Slice"(%32, %2, %6, %4, %11) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %38 = "onnx.Slice"(%32, %6, %5, %4, %11) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %39 = "onnx.Neg"(%38) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %40 = "onnx.Concat"(%39, %37) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %41 = "onnx.Mul"(%40, %31) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %42 = "onnx.Add"(%36, %41) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "onnx.Mul"(%34, %30) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %44 = "onnx.Slice"(%34, %2, %6, %4, %11) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %45 = "onnx.Slice"(%34, %6, %5, %4, %11) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %46 = "onnx.Neg"(%45) : (tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %47 = "onnx.Concat"(%46, %44) {axis = -1 : si64} : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %48 = "onnx.Mul"(%47, %31) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %49 = "onnx.Add"(%43, %48) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %50 = "onnx.Concat"(%42, %33) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %51 = "onnx.Concat"(%49, %35) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%50, %51) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
