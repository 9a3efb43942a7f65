"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x48xf32>, tensor<8x12x2xf32>) -> tensor<4x1x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x48xf32>, %arg1: tensor<8x12x2xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[4, -1, 2, 12, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<[4, -1, 1, 12, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<[4, 1, 2, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<4x1x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x24xf32>
    %12 = "onnx.Slice"(%arg0, %1, %4, %2, %3) : (tensor<4x1x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x24xf32>
    %13 = "onnx.Slice"(%arg1, %0, %5, %0, %3) : (tensor<8x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x12x2xf32>
    %14 = "onnx.Reshape"(%11, %6) {allowzero = 0 : si64} : (tensor<4x1x2x24xf32>, tensor<5xi64>) -> tensor<4x1x2x12x2xf32>
    %15 = "onnx.Reshape"(%13, %7) {allowzero = 0 : si64} : (tensor<4x12x2xf32>, tensor<5xi64>) -> tensor<4x1x1x12x2xf32>
    %16 = "onnx.Gather"(%14, %8) {axis = -1 : si64} : (tensor<4x1x2x12x2xf32>, tensor<i64>) -> tensor<4x1x2x12xf32>
    %17 = "onnx.Gather"(%15, %8) {axis = -1 : si64} : (tensor<4x1x1x12x2xf32>, tensor<i64>) -> tensor<4x1x1x12xf32>
    %18 = "onnx.Gather"(%14, %9) {axis = -1 : si64} : (tensor<4x1x2x12x2xf32>, tensor<i64>) -> tensor<4x1x2x12xf32>
    %19 = "onnx.Gather"(%15, %9) {axis = -1 : si64} : (tensor<4x1x1x12x2xf32>, tensor<i64>) -> tensor<4x1x1x12xf32>
    %20 = "onnx.Mul"(%16, %17) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %21 = "onnx.Mul"(%18, %19) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %22 = "onnx.Mul"(%18, %17) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %23 = "onnx.Mul"(%16, %19) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %24 = "onnx.Sub"(%20, %21) : (tensor<4x1x2x12xf32>, tensor<4x1x2x12xf32>) -> tensor<4x1x2x12xf32>
    %25 = "onnx.Add"(%22, %23) : (tensor<4x1x2x12xf32>, tensor<4x1x2x12xf32>) -> tensor<4x1x2x12xf32>
    %26 = "onnx.Unsqueeze"(%24, %2) : (tensor<4x1x2x12xf32>, tensor<1xi64>) -> tensor<4x1x2x12x1xf32>
    %27 = "onnx.Unsqueeze"(%25, %2) : (tensor<4x1x2x12xf32>, tensor<1xi64>) -> tensor<4x1x2x12x1xf32>
    %28 = "onnx.Concat"(%26, %27) {axis = -1 : si64} : (tensor<4x1x2x12x1xf32>, tensor<4x1x2x12x1xf32>) -> tensor<4x1x2x12x2xf32>
    %29 = "onnx.Reshape"(%28, %10) {allowzero = 0 : si64} : (tensor<4x1x2x12x2xf32>, tensor<4xi64>) -> tensor<4x1x2x24xf32>
    %30 = "onnx.Concat"(%29, %12) {axis = -1 : si64} : (tensor<4x1x2x24xf32>, tensor<4x1x2x24xf32>) -> tensor<4x1x2x48xf32>
    "func.return"(%30) : (tensor<4x1x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
