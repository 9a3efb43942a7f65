"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[[1.53533518, -1.08840466, 0.902019917, 0.244527802, -0.758990883, -2.2033515, 8.546080e-02, -0.430483311, -1.1265651, -0.244692832, -0.73546803, 1.81129277, -0.307608306, -0.748162269, -1.33049262, -0.00985353626], [-0.458307207, -0.0711262897, -4.892400e-01, 0.73564893, -1.01691139, -1.76907361, 0.928627133, -1.27887464, 0.517408788, -0.163685411, -1.06966937, 0.853831946, 0.440451801, -0.374232084, -0.153231621, -0.497514486]]> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.MatMul"(%arg2, %0) : (tensor<1x4x2xf32>, tensor<2x16xf32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Unsqueeze"(%10, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %12 = "onnx.Expand"(%11, %8) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %13 = "onnx.Reshape"(%12, %1) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %16 = "onnx.Unsqueeze"(%14, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %17 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %18 = "onnx.Mul"(%arg0, %16) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Slice"(%arg0, %6, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Unsqueeze"(%21, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %23 = "onnx.Unsqueeze"(%19, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %24 = "onnx.Concat"(%22, %23) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %25 = "onnx.Reshape"(%24, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %26 = "onnx.Mul"(%25, %17) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %27 = "onnx.Add"(%18, %26) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Mul"(%arg1, %16) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Slice"(%arg1, %6, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "onnx.Unsqueeze"(%31, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %33 = "onnx.Unsqueeze"(%29, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %34 = "onnx.Concat"(%32, %33) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %35 = "onnx.Reshape"(%34, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %36 = "onnx.Mul"(%35, %17) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %37 = "onnx.Add"(%28, %36) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%27, %37) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
