"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<1x4x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<1x1x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>):
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<[0, 1, 0, 0, -1, 0]> : tensor<6xi64>} : () -> tensor<6xi64>
    %2 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Pad"(%arg0, %1, %2) {mode = "constant"} : (tensor<1x4x16xf32>, tensor<6xi64>, tensor<f32>) -> tensor<1x4x16xf32>
    %5 = "onnx.Mul"(%arg0, %arg1) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %6 = "onnx.Sub"(%0, %arg1) : (tensor<f32>, tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %7 = "onnx.Mul"(%4, %6) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Add"(%5, %7) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Mul"(%arg0, %arg2) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Sub"(%0, %arg2) : (tensor<f32>, tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %11 = "onnx.Mul"(%4, %10) : (tensor<1x4x16xf32>, tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %12 = "onnx.Add"(%9, %11) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %13 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %14 = "onnx.MatMul"(%8, %13) : (tensor<1x4x16xf32>, tensor<16x16xf32>) -> tensor<1x4x16xf32>
    %15 = "onnx.Relu"(%14) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %16 = "onnx.Pow"(%15, %3) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %17 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %18 = "onnx.MatMul"(%16, %17) : (tensor<1x4x16xf32>, tensor<16x16xf32>) -> tensor<1x4x16xf32>
    %19 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %20 = "onnx.MatMul"(%12, %19) : (tensor<1x4x16xf32>, tensor<16x16xf32>) -> tensor<1x4x16xf32>
    %21 = "onnx.Sigmoid"(%20) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %22 = "onnx.Mul"(%21, %18) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    "func.return"(%22) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
