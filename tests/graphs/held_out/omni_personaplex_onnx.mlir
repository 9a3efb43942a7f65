"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<2xi64>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x2x4x32xf32>, %arg2: tensor<2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827924, 0.099999994, 0.0562341288, 0.0316227749, 0.0177827962, 0.00999999884, 0.00562341232, 0.0031622767, 0.00177827955, 9.99999931E-4, 5.62341185E-4, 3.16227815E-4, 1.77827926E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %3 = "onnx.Constant"() {value = dense<[-1, 1, 4, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[2, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[2, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<2xi64>) -> tensor<2xf32>
    %10 = "onnx.Reshape"(%9, %1) {allowzero = 1 : si64} : (tensor<2xf32>, tensor<2xi64>) -> tensor<2x1xf32>
    %11 = "onnx.Add"(%10, %2) : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %12 = "onnx.Reshape"(%11, %3) {allowzero = 1 : si64} : (tensor<2x4xf32>, tensor<4xi64>) -> tensor<2x1x4x1xf32>
    %13 = "onnx.Reshape"(%arg0, %4) {allowzero = 1 : si64} : (tensor<2x2x4x32xf32>, tensor<5xi64>) -> tensor<2x2x4x16x2xf32>
    %14 = "onnx.Reshape"(%arg1, %4) {allowzero = 1 : si64} : (tensor<2x2x4x32xf32>, tensor<5xi64>) -> tensor<2x2x4x16x2xf32>
    %15 = "onnx.Gather"(%13, %6) {axis = 4 : si64} : (tensor<2x2x4x16x2xf32>, tensor<i64>) -> tensor<2x2x4x16xf32>
    %16 = "onnx.Gather"(%13, %7) {axis = 4 : si64} : (tensor<2x2x4x16x2xf32>, tensor<i64>) -> tensor<2x2x4x16xf32>
    %17 = "onnx.Gather"(%14, %6) {axis = 4 : si64} : (tensor<2x2x4x16x2xf32>, tensor<i64>) -> tensor<2x2x4x16xf32>
    %18 = "onnx.Gather"(%14, %7) {axis = 4 : si64} : (tensor<2x2x4x16x2xf32>, tensor<i64>) -> tensor<2x2x4x16xf32>
    %19 = "onnx.Mul"(%0, %12) : (tensor<16xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x16xf32>
    %20 = "onnx.Cos"(%19) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %21 = "onnx.Sin"(%19) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %22 = "onnx.Mul"(%15, %20) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %23 = "onnx.Mul"(%16, %21) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %24 = "onnx.Sub"(%22, %23) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %25 = "onnx.Mul"(%15, %21) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %26 = "onnx.Mul"(%16, %20) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %27 = "onnx.Add"(%25, %26) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %28 = "onnx.Mul"(%17, %20) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %29 = "onnx.Mul"(%18, %21) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %30 = "onnx.Sub"(%28, %29) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %31 = "onnx.Mul"(%17, %21) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %32 = "onnx.Mul"(%18, %20) : (tensor<2x2x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %34 = "onnx.Unsqueeze"(%24, %8) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %35 = "onnx.Unsqueeze"(%27, %8) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %37 = "onnx.Unsqueeze"(%30, %8) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %38 = "onnx.Unsqueeze"(%33, %8) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %39 = "onnx.Concat"(%37, %38) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %40 = "onnx.Reshape"(%36, %5) {allowzero = 1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    %41 = "onnx.Reshape"(%39, %5) {allowzero = 1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    "func.return"(%40, %41) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
