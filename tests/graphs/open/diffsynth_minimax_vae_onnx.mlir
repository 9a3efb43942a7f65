"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x3xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x3xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]]]]> : tensor<1x1x1x4xf32>} : () -> tensor<1x1x1x4xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<1x4x3xf32>, tensor<1xi64>) -> tensor<1x4x3x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x4x3x1xf32>, tensor<1x1x1x4xf32>) -> tensor<1x4x3x4xf32>
    %11 = "onnx.Reshape"(%10, %1) {allowzero = 1 : si64} : (tensor<1x4x3x4xf32>, tensor<3xi64>) -> tensor<1x4x12xf32>
    %12 = "onnx.Tile"(%11, %7) : (tensor<1x4x12xf32>, tensor<3xi64>) -> tensor<1x4x24xf32>
    %13 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x4x24xf32>, tensor<1xi64>) -> tensor<1x4x1x24xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x24xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x24xf32>
    %16 = "onnx.Slice"(%arg0, %2, %3, %4, %8) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x24xf32>
    %17 = "onnx.Slice"(%arg0, %3, %5, %4, %8) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x8xf32>
    %18 = "onnx.Mul"(%16, %14) : (tensor<1x4x2x24xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %19:2 = "onnx.Split"(%16) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x24xf32>) -> (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>)
    %20 = "onnx.Neg"(%19#1) : (tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %21 = "onnx.Concat"(%20, %19#0) {axis = -1 : si64} : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x24xf32>
    %22 = "onnx.Mul"(%21, %15) : (tensor<1x4x2x24xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %23 = "onnx.Add"(%18, %22) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %24 = "onnx.Concat"(%23, %17) {axis = -1 : si64} : (tensor<1x4x2x24xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x32xf32>
    %25 = "onnx.Slice"(%arg1, %2, %3, %4, %8) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x24xf32>
    %26 = "onnx.Slice"(%arg1, %3, %5, %4, %8) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x8xf32>
    %27 = "onnx.Mul"(%25, %14) : (tensor<1x4x2x24xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %28:2 = "onnx.Split"(%25) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x24xf32>) -> (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>)
    %29 = "onnx.Neg"(%28#1) : (tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %30 = "onnx.Concat"(%29, %28#0) {axis = -1 : si64} : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x24xf32>
    %31 = "onnx.Mul"(%30, %15) : (tensor<1x4x2x24xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %32 = "onnx.Add"(%27, %31) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %33 = "onnx.Concat"(%32, %26) {axis = -1 : si64} : (tensor<1x4x2x24xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%24, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
