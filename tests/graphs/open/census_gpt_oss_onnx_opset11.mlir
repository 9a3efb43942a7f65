"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Unsqueeze"(%arg2) {axes = [2 : si64]} : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %3 = "onnx.Mul"(%2, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %4 = "onnx.Cos"(%3) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Mul"(%4, %5) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %7 = "onnx.Sin"(%3) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Mul"(%7, %8) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Cast"(%6) {to = 16 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %11 = "onnx.Cast"(%9) {to = 16 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xbf16>
    %12 = "onnx.Unsqueeze"(%10) {axes = [1 : si64]} : (tensor<1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %13 = "onnx.Unsqueeze"(%11) {axes = [1 : si64]} : (tensor<1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %14 = "onnx.Shape"(%arg0) : (tensor<1x2x4x32xbf16>) -> tensor<4xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Gather"(%14, %15) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Add"(%16, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Div"(%19, %20) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Mul"(%21, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %17, %23, %15) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Mul"(%21, %25) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg0, %23, %26, %15) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %28 = "onnx.Mul"(%24, %12) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %29 = "onnx.Mul"(%27, %13) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %30 = "onnx.Sub"(%28, %29) : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %31 = "onnx.Mul"(%27, %12) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %32 = "onnx.Mul"(%24, %13) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %33 = "onnx.Add"(%31, %32) : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %34 = "onnx.Concat"(%30, %33) {axis = -1 : si64} : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %35 = "onnx.Shape"(%arg1) : (tensor<1x1x4x32xbf16>) -> tensor<4xi64>
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Gather"(%35, %36) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Add"(%37, %39) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Div"(%40, %41) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Mul"(%42, %43) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %45 = "onnx.Slice"(%arg1, %38, %44, %36) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %46 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Mul"(%42, %46) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %48 = "onnx.Slice"(%arg1, %44, %47, %36) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %49 = "onnx.Mul"(%45, %12) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %50 = "onnx.Mul"(%48, %13) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %51 = "onnx.Sub"(%49, %50) : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %52 = "onnx.Mul"(%48, %12) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %53 = "onnx.Mul"(%45, %13) : (tensor<?x?x?x?xbf16>, tensor<1x1x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %54 = "onnx.Add"(%52, %53) : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<?x?x4x16xbf16>
    %55 = "onnx.Concat"(%51, %54) {axis = -1 : si64} : (tensor<?x?x4x16xbf16>, tensor<?x?x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%34, %55) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
