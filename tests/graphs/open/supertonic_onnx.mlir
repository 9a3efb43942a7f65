"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x64xf32>, tensor<2x4x64xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x64xf32>, %arg1: tensor<2x4x64xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<2x4x64xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %3 = "onnx.Transpose"(%2) {perm = [2 : si64, 0 : si64, 1 : si64, 3 : si64]} : (tensor<2x4x2x32xf32>) -> tensor<2x2x4x32xf32>
    %4:2 = "onnx.Split"(%3) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x2x4x32xf32>) -> (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>)
    %5 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %6 = "onnx.Unsqueeze"(%arg3, %1) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %7 = "onnx.Mul"(%4#0, %6) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %8 = "onnx.Mul"(%4#1, %5) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %9 = "onnx.Sub"(%7, %8) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %10 = "onnx.Mul"(%4#0, %5) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %11 = "onnx.Mul"(%4#1, %6) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %12 = "onnx.Add"(%10, %11) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %13 = "onnx.Concat"(%9, %12) {axis = -1 : si64} : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    %14 = "onnx.Reshape"(%arg1, %0) {allowzero = 1 : si64} : (tensor<2x4x64xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %15 = "onnx.Transpose"(%14) {perm = [2 : si64, 0 : si64, 1 : si64, 3 : si64]} : (tensor<2x4x2x32xf32>) -> tensor<2x2x4x32xf32>
    %16:2 = "onnx.Split"(%15) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<2x2x4x32xf32>) -> (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>)
    %17 = "onnx.Mul"(%16#0, %6) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %18 = "onnx.Mul"(%16#1, %5) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %19 = "onnx.Sub"(%17, %18) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %20 = "onnx.Mul"(%16#0, %5) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %21 = "onnx.Mul"(%16#1, %6) : (tensor<2x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %23 = "onnx.Concat"(%19, %22) {axis = -1 : si64} : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    "func.return"(%13, %23) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
