"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf32>, %arg1: tensor<1x4x2x48xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%arg2, %0, %1, %0, %7) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %9 = "onnx.Slice"(%arg3, %0, %1, %0, %7) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %10 = "onnx.Unsqueeze"(%8, %7) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %11 = "onnx.Expand"(%10, %2) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %12 = "onnx.Reshape"(%11, %3) {allowzero = 1 : si64} : (tensor<4x2x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %13 = "onnx.Unsqueeze"(%9, %7) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %14 = "onnx.Expand"(%13, %2) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %15 = "onnx.Reshape"(%14, %3) {allowzero = 1 : si64} : (tensor<4x2x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %16 = "onnx.Slice"(%arg0, %0, %4, %5, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf32>
    %17 = "onnx.Mul"(%16, %12) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %18:2 = "onnx.Split"(%16) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %19 = "onnx.Neg"(%18#1) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Concat"(%19, %18#0) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %21 = "onnx.Mul"(%20, %15) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "onnx.Add"(%17, %21) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "onnx.Slice"(%arg0, %4, %6, %5, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %24 = "onnx.Concat"(%22, %23) {axis = -1 : si64} : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    %25 = "onnx.Slice"(%arg1, %0, %4, %5, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf32>
    %26 = "onnx.Mul"(%25, %12) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %27:2 = "onnx.Split"(%25) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x32xf32>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %28 = "onnx.Neg"(%27#1) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "onnx.Concat"(%28, %27#0) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %30 = "onnx.Mul"(%29, %15) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Add"(%26, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "onnx.Slice"(%arg1, %4, %6, %5, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %33 = "onnx.Concat"(%31, %32) {axis = -1 : si64} : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    "func.return"(%24, %33) : (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
