"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x64xf32>, tensor<1x6x2xi64>) -> tensor<1x6x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x64xf32>, %arg1: tensor<1x6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894261, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352131, 1.000000e-01, 0.0749894157, 0.0562341325, 0.0421696529, 0.0316227749, 0.0237137377, 0.0177827943, 0.0133352149]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 6, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<32> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<1x6x2xi64>, tensor<1xi64>) -> tensor<1x6x2x1xi64>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x6x2x1xi64>) -> tensor<1x6x2x1xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<1x6x2x1xf32>, tensor<16xf32>) -> tensor<1x6x2x16xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %13 = "onnx.Reshape"(%12, %1) {allowzero = 1 : si64} : (tensor<1x6x2x32xf32>, tensor<3xi64>) -> tensor<1x6x64xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %16:2 = "onnx.Split"(%arg0, %6) {axis = 3 : si64} : (tensor<1x6x2x64xf32>, tensor<2xi64>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>)
    %17:2 = "onnx.Split"(%14, %6) {axis = 2 : si64} : (tensor<1x6x64xf32>, tensor<2xi64>) -> (tensor<1x6x32xf32>, tensor<1x6x32xf32>)
    %18:2 = "onnx.Split"(%15, %6) {axis = 2 : si64} : (tensor<1x6x64xf32>, tensor<2xi64>) -> (tensor<1x6x32xf32>, tensor<1x6x32xf32>)
    %19 = "onnx.Unsqueeze"(%17#0, %7) : (tensor<1x6x32xf32>, tensor<1xi64>) -> tensor<1x6x1x32xf32>
    %20 = "onnx.Unsqueeze"(%18#0, %7) : (tensor<1x6x32xf32>, tensor<1xi64>) -> tensor<1x6x1x32xf32>
    %21 = "onnx.Mul"(%16#0, %19) : (tensor<1x6x2x32xf32>, tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %22 = "onnx.Slice"(%16#0, %2, %3, %4, %8) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %23 = "onnx.Slice"(%16#0, %3, %5, %4, %8) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %24 = "onnx.Neg"(%23) : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %25 = "onnx.Concat"(%24, %22) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %26 = "onnx.Mul"(%25, %20) : (tensor<1x6x2x32xf32>, tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %27 = "onnx.Add"(%21, %26) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %28 = "onnx.Unsqueeze"(%17#1, %7) : (tensor<1x6x32xf32>, tensor<1xi64>) -> tensor<1x6x1x32xf32>
    %29 = "onnx.Unsqueeze"(%18#1, %7) : (tensor<1x6x32xf32>, tensor<1xi64>) -> tensor<1x6x1x32xf32>
    %30 = "onnx.Mul"(%16#1, %28) : (tensor<1x6x2x32xf32>, tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %31 = "onnx.Slice"(%16#1, %2, %3, %4, %8) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %32 = "onnx.Slice"(%16#1, %3, %5, %4, %8) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %34 = "onnx.Concat"(%33, %31) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %35 = "onnx.Mul"(%34, %29) : (tensor<1x6x2x32xf32>, tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %36 = "onnx.Add"(%30, %35) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %37 = "onnx.Concat"(%27, %36) {axis = -1 : si64} : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x64xf32>
    "func.return"(%37) : (tensor<1x6x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
