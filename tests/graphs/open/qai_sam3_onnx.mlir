"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x6x16xf32>, tensor<1x4x6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x6x16xf32>, %arg1: tensor<1x4x6x16xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 1, 6, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1:2 = "onnx.Split"(%arg0) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x4x6x16xf32>) -> (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>)
    %2:2 = "onnx.Split"(%arg1) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x4x6x16xf32>) -> (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>)
    %3 = "onnx.Reshape"(%arg2, %0) {allowzero = 1 : si64} : (tensor<6x16xf32>, tensor<4xi64>) -> tensor<1x1x6x16xf32>
    %4 = "onnx.Reshape"(%arg3, %0) {allowzero = 1 : si64} : (tensor<6x16xf32>, tensor<4xi64>) -> tensor<1x1x6x16xf32>
    %5 = "onnx.Mul"(%1#0, %3) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %6 = "onnx.Mul"(%1#1, %4) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %7 = "onnx.Sub"(%5, %6) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %8 = "onnx.Mul"(%1#0, %4) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %9 = "onnx.Mul"(%1#1, %3) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %10 = "onnx.Add"(%8, %9) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %11 = "onnx.Concat"(%7, %10) {axis = -1 : si64} : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %12 = "onnx.Mul"(%2#0, %3) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %13 = "onnx.Mul"(%2#1, %4) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %14 = "onnx.Sub"(%12, %13) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %15 = "onnx.Mul"(%2#0, %4) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %16 = "onnx.Mul"(%2#1, %3) : (tensor<1x2x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x16xf32>
    %17 = "onnx.Add"(%15, %16) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %18 = "onnx.Concat"(%14, %17) {axis = -1 : si64} : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%11, %18) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
