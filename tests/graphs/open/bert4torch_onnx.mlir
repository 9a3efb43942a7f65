"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x4xi64>) -> (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [0.099999994], [0.056234125], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341232], [0.0031622767], [0.00177827943], [9.99999931E-4], [5.62341185E-4], [3.16227815E-4], [1.7782794E-4]], [[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [0.099999994], [0.056234125], [0.0316227749], [0.0177827943], [0.00999999977], [0.00562341232], [0.0031622767], [0.00177827943], [9.99999931E-4], [5.62341185E-4], [3.16227815E-4], [1.7782794E-4]]]> : tensor<2x16x1xf32>} : () -> tensor<2x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<2x4xi64>, tensor<1xi64>) -> tensor<2x1x4xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<2x1x4xi64>) -> tensor<2x1x4xf32>
    %14 = "onnx.MatMul"(%0, %13) : (tensor<2x16x1xf32>, tensor<2x1x4xf32>) -> tensor<2x16x4xf32>
    %15 = "onnx.Transpose"(%14) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<2x16x4xf32>) -> tensor<2x4x16xf32>
    %16 = "onnx.Unsqueeze"(%15, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %17 = "onnx.Expand"(%16, %10) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %18 = "onnx.Reshape"(%17, %1) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %19 = "onnx.Cos"(%18) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %20 = "onnx.Sin"(%18) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %21 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %22 = "onnx.Neg"(%21) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %23 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %24 = "onnx.Unsqueeze"(%22, %11) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %25 = "onnx.Unsqueeze"(%23, %11) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %27 = "onnx.Reshape"(%26, %7) {allowzero = 1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    %28 = "onnx.Unsqueeze"(%19, %2) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %29 = "onnx.Unsqueeze"(%20, %2) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x1x4x32xf32>
    %30 = "onnx.Mul"(%arg0, %28) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %31 = "onnx.Mul"(%27, %29) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x2x4x32xf32>
    %32 = "onnx.Add"(%30, %31) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %33 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<2x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %34 = "onnx.Neg"(%33) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %35 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<2x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x4x16xf32>
    %36 = "onnx.Unsqueeze"(%34, %11) : (tensor<2x1x4x16xf32>, tensor<1xi64>) -> tensor<2x1x4x16x1xf32>
    %37 = "onnx.Unsqueeze"(%35, %11) : (tensor<2x1x4x16xf32>, tensor<1xi64>) -> tensor<2x1x4x16x1xf32>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<2x1x4x16x1xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x2xf32>
    %39 = "onnx.Reshape"(%38, %8) {allowzero = 1 : si64} : (tensor<2x1x4x16x2xf32>, tensor<4xi64>) -> tensor<2x1x4x32xf32>
    %40 = "onnx.Mul"(%arg1, %28) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %41 = "onnx.Mul"(%39, %29) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %42 = "onnx.Add"(%40, %41) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%32, %42) : (tensor<2x2x4x32xf32>, tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
