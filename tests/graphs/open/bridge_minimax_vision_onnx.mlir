"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>, tensor<5x32xf32>, tensor<5x32xf32>) -> (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5x2x48xf32>, %arg2: tensor<5x32xf32>, %arg3: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x5x1x32xf32>
    %7 = "onnx.Unsqueeze"(%arg3, %4) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x5x1x32xf32>
    %8 = "onnx.Slice"(%arg0, %0, %1, %2, %5) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %9 = "onnx.Slice"(%arg0, %1, %3, %2, %5) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %10 = "onnx.Slice"(%arg1, %0, %1, %2, %5) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %11 = "onnx.Slice"(%arg1, %1, %3, %2, %5) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %12 = "onnx.Mul"(%8, %6) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %13:2 = "onnx.Split"(%8) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x2x32xf32>) -> (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>)
    %14 = "onnx.Neg"(%13#1) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %15 = "onnx.Concat"(%14, %13#0) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %16 = "onnx.Mul"(%15, %7) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %17 = "onnx.Add"(%12, %16) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %18 = "onnx.Mul"(%10, %6) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %19:2 = "onnx.Split"(%10) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x2x32xf32>) -> (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>)
    %20 = "onnx.Neg"(%19#1) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %21 = "onnx.Concat"(%20, %19#0) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %22 = "onnx.Mul"(%21, %7) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %23 = "onnx.Add"(%18, %22) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %24 = "onnx.Concat"(%17, %9) {axis = -1 : si64} : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    %25 = "onnx.Concat"(%23, %11) {axis = -1 : si64} : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%24, %25) : (tensor<1x5x2x48xf32>, tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
