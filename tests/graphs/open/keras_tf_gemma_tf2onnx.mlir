"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<i32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<i32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[[[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 0.099999994, 0.0562341288, 0.0316227749, 0.0177827924, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.6234136E-4, 3.16227786E-4, 1.7782794E-4]]]> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<i32>) -> tensor<f32>
    %10 = "onnx.Add"(%0, %9) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %11:2 = "onnx.Split"(%arg1) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x32xf32>) -> (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>)
    %12 = "onnx.Neg"(%11#1) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %13:2 = "onnx.Split"(%arg0) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %14 = "onnx.Neg"(%13#1) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Unsqueeze"(%10, %2) : (tensor<4xf32>, tensor<1xi64>) -> tensor<1x4xf32>
    %16 = "onnx.Unsqueeze"(%11#0, %7) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x1x16xf32>
    %17 = "onnx.Unsqueeze"(%12, %7) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x1x16xf32>
    %18 = "onnx.Concat"(%17, %16) {axis = 3 : si64} : (tensor<1x4x1x1x16xf32>, tensor<1x4x1x1x16xf32>) -> tensor<1x4x1x2x16xf32>
    %19 = "onnx.Reshape"(%18, %5) : (tensor<1x4x1x2x16xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %20 = "onnx.Unsqueeze"(%13#0, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %21 = "onnx.Unsqueeze"(%14, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %22 = "onnx.Concat"(%21, %20) {axis = 3 : si64} : (tensor<1x4x2x1x16xf32>, tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x2x16xf32>
    %23 = "onnx.Reshape"(%22, %4) : (tensor<1x4x2x2x16xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %24 = "onnx.Unsqueeze"(%15, %8) : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<1x4x1xf32>
    %25 = "onnx.Mul"(%24, %1) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %26 = "onnx.Unsqueeze"(%25, %8) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %27 = "onnx.Concat"(%26, %26) {axis = 2 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %28 = "onnx.Reshape"(%27, %3) : (tensor<1x4x2x16xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %29 = "onnx.Unsqueeze"(%28, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %30 = "onnx.Cos"(%29) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %31 = "onnx.Mul"(%arg1, %30) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %32 = "onnx.Mul"(%arg0, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "onnx.Sin"(%29) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %34 = "onnx.Mul"(%19, %33) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %35 = "onnx.Add"(%31, %34) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %36:2 = "onnx.Split"(%35) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x32xf32>) -> (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>)
    %37 = "onnx.Unsqueeze"(%36#1, %6) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %38 = "onnx.Unsqueeze"(%36#0, %6) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %39 = "onnx.Concat"(%38, %37) {axis = 4 : si64} : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %40 = "onnx.Reshape"(%39, %5) : (tensor<1x4x1x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %41 = "onnx.Mul"(%23, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %42 = "onnx.Add"(%32, %41) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %43:2 = "onnx.Split"(%42) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %44 = "onnx.Unsqueeze"(%43#1, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %45 = "onnx.Unsqueeze"(%43#0, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %46 = "onnx.Concat"(%45, %44) {axis = 4 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %47 = "onnx.Reshape"(%46, %4) : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%47, %40) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
