"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<2x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
    %1 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
    %2 = "onnx.Constant"() {value = dense<1000000000> : tensor<2xi32>} : () -> tensor<2xi32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<2147483647> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
    %10 = "onnx.Slice"(%arg0, %3, %5, %7) : (tensor<1x4x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %11 = "onnx.Slice"(%arg1, %8, %2, %1, %0) : (tensor<2x4x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4x16xf32>
    %12 = "onnx.Slice"(%10, %8, %2, %1, %0) : (tensor<1x4x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x16xf32>
    %13:16 = "onnx.Split"(%12) {axis = -1 : si64, num_outputs = 16 : si64} : (tensor<1x4x16xf32>) -> (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>)
    %14 = "onnx.Concat"(%13#0, %13#0, %13#1, %13#1, %13#2, %13#2, %13#3, %13#3, %13#4, %13#4, %13#5, %13#5, %13#6, %13#6, %13#7, %13#7, %13#8, %13#8, %13#9, %13#9, %13#10, %13#10, %13#11, %13#11, %13#12, %13#12, %13#13, %13#13, %13#14, %13#14, %13#15, %13#15) {axis = 2 : si64} : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %15 = "onnx.Mul"(%arg1, %14) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %16 = "onnx.Slice"(%arg1, %9, %2, %1, %0) : (tensor<2x4x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4x16xf32>
    %17 = "onnx.Unsqueeze"(%16, %6) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %18 = "onnx.Slice"(%10, %9, %2, %1, %0) : (tensor<1x4x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x16xf32>
    %19:16 = "onnx.Split"(%18) {axis = -1 : si64, num_outputs = 16 : si64} : (tensor<1x4x16xf32>) -> (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>)
    %20 = "onnx.Concat"(%19#0, %19#0, %19#1, %19#1, %19#2, %19#2, %19#3, %19#3, %19#4, %19#4, %19#5, %19#5, %19#6, %19#6, %19#7, %19#7, %19#8, %19#8, %19#9, %19#9, %19#10, %19#10, %19#11, %19#11, %19#12, %19#12, %19#13, %19#13, %19#14, %19#14, %19#15, %19#15) {axis = 2 : si64} : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %21 = "onnx.Neg"(%11) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %22 = "onnx.Unsqueeze"(%21, %6) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %23 = "onnx.Concat"(%22, %17) {axis = 3 : si64} : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %24 = "onnx.Reshape"(%23, %4) : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %25 = "onnx.Mul"(%24, %20) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %26 = "onnx.Add"(%15, %25) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%26) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
