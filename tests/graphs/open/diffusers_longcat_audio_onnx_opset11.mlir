"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>, tensor<4xi64>) -> (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf16>, %arg1: tensor<1x4x1x32xf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Unsqueeze"(%arg2) {axes = [1 : si64]} : (tensor<4xi64>) -> tensor<4x1xi64>
    %1 = "onnx.Cast"(%0) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %5 = "onnx.Cos"(%4) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %6 = "onnx.Sin"(%4) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %7 = "onnx.Unsqueeze"(%5) {axes = [0 : si64]} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %8 = "onnx.Unsqueeze"(%7) {axes = [2 : si64]} : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %10 = "onnx.Unsqueeze"(%6) {axes = [0 : si64]} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %11 = "onnx.Unsqueeze"(%10) {axes = [2 : si64]} : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %13 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %14 = "onnx.Mul"(%13, %9) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %15 = "onnx.Shape"(%arg0) : (tensor<1x4x2x32xf16>) -> tensor<4xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Gather"(%15, %16) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Add"(%17, %19) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Div"(%20, %21) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Mul"(%22, %23) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "onnx.Slice"(%arg0, %18, %24, %16) : (tensor<1x4x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf16>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Mul"(%22, %26) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %28 = "onnx.Slice"(%arg0, %24, %27, %16) : (tensor<1x4x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf16>
    %29 = "onnx.Neg"(%28) : (tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %30 = "onnx.Concat"(%29, %25) {axis = -1 : si64} : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %31 = "onnx.Cast"(%30) {to = 1 : si64} : (tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf32>
    %32 = "onnx.Mul"(%31, %12) : (tensor<?x?x?x?xf32>, tensor<1x4x1x32xf32>) -> tensor<?x4x?x32xf32>
    %33 = "onnx.Add"(%14, %32) : (tensor<1x4x2x32xf32>, tensor<?x4x?x32xf32>) -> tensor<?x4x2x32xf32>
    %34 = "onnx.Cast"(%33) {to = 10 : si64} : (tensor<?x4x2x32xf32>) -> tensor<1x4x2x32xf16>
    %35 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %36 = "onnx.Mul"(%35, %9) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %37 = "onnx.Shape"(%arg1) : (tensor<1x4x1x32xf16>) -> tensor<4xi64>
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Gather"(%37, %38) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Add"(%39, %41) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Div"(%42, %43) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Mul"(%44, %45) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %40, %46, %38) : (tensor<1x4x1x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf16>
    %48 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Mul"(%44, %48) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %50 = "onnx.Slice"(%arg1, %46, %49, %38) : (tensor<1x4x1x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf16>
    %51 = "onnx.Neg"(%50) : (tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %52 = "onnx.Concat"(%51, %47) {axis = -1 : si64} : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %53 = "onnx.Cast"(%52) {to = 1 : si64} : (tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf32>
    %54 = "onnx.Mul"(%53, %12) : (tensor<?x?x?x?xf32>, tensor<1x4x1x32xf32>) -> tensor<?x4x?x32xf32>
    %55 = "onnx.Add"(%36, %54) : (tensor<1x4x1x32xf32>, tensor<?x4x?x32xf32>) -> tensor<?x4x?x32xf32>
    %56 = "onnx.Cast"(%55) {to = 10 : si64} : (tensor<?x4x?x32xf32>) -> tensor<1x4x1x32xf16>
    "func.return"(%34, %56) : (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
