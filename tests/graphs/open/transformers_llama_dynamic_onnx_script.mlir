"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x?xi64>) -> (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x64xf32>, %arg1: tensor<?x1x?x64xf32>, %arg2: tensor<?x?xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<?x?xi64>, tensor<1xi64>) -> tensor<?x?x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<?x?x1xi64>) -> tensor<?x?x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<?x?x1xf32>, tensor<32xf32>) -> tensor<?x?x32xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<?x?x32xf32>, tensor<?x?x32xf32>) -> tensor<?x?x64xf32>
    %6 = "onnx.Cos"(%5) : (tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %9 = "onnx.Sin"(%5) : (tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%12, %14) : (tensor<?x?x64xf32>, tensor<1xi64>) -> tensor<?x1x?x64xf32>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%13, %16) : (tensor<?x?x64xf32>, tensor<1xi64>) -> tensor<?x1x?x64xf32>
    %18 = "onnx.Mul"(%arg0, %15) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>) -> tensor<?x2x?x64xf32>
    %19 = "onnx.Shape"(%arg0) : (tensor<?x2x?x64xf32>) -> tensor<4xi64>
    %20 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %21 = "onnx.Gather"(%19, %20) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %23 = "onnx.Div"(%21, %22) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %24 = "onnx.Cast"(%23) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %25 = "onnx.Cast"(%24) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Unsqueeze"(%25, %28) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%arg0, %27, %29, %26, %30) : (tensor<?x2x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %32 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Unsqueeze"(%25, %33) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%arg0, %34, %35, %32, %36) : (tensor<?x2x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %38 = "onnx.Neg"(%37) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %39 = "onnx.Concat"(%38, %31) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %40 = "onnx.Mul"(%39, %17) : (tensor<?x?x?x?xf32>, tensor<?x1x?x64xf32>) -> tensor<?x?x?x64xf32>
    %41 = "onnx.Add"(%18, %40) : (tensor<?x2x?x64xf32>, tensor<?x?x?x64xf32>) -> tensor<?x2x?x64xf32>
    %42 = "onnx.Mul"(%arg1, %15) : (tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>) -> tensor<?x1x?x64xf32>
    %43 = "onnx.Shape"(%arg1) : (tensor<?x1x?x64xf32>) -> tensor<4xi64>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %45 = "onnx.Gather"(%43, %44) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %46 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %47 = "onnx.Div"(%45, %46) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %48 = "onnx.Cast"(%47) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %49 = "onnx.Cast"(%48) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %50 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Unsqueeze"(%49, %52) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Slice"(%arg1, %51, %53, %50, %54) : (tensor<?x1x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %56 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Unsqueeze"(%49, %57) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Slice"(%arg1, %58, %59, %56, %60) : (tensor<?x1x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %62 = "onnx.Neg"(%61) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %63 = "onnx.Concat"(%62, %55) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %64 = "onnx.Mul"(%63, %17) : (tensor<?x?x?x?xf32>, tensor<?x1x?x64xf32>) -> tensor<?x?x?x64xf32>
    %65 = "onnx.Add"(%42, %64) : (tensor<?x1x?x64xf32>, tensor<?x?x?x64xf32>) -> tensor<?x1x?x64xf32>
    "func.return"(%41, %65) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
