"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4x32xf32>, %arg3: tensor<1x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %9 = "onnx.Unsqueeze"(%arg3, %3) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %10 = "onnx.Slice"(%arg0, %0, %1, %2, %3) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %11 = "onnx.Slice"(%arg0, %4, %1, %2, %3) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %12 = "onnx.Slice"(%8, %0, %1, %2, %3) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %13 = "onnx.Slice"(%9, %0, %1, %2, %3) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %14 = "onnx.Mul"(%10, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Mul"(%11, %13) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Sub"(%14, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Mul"(%10, %13) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Mul"(%11, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Add"(%17, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Unsqueeze"(%16, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %21 = "onnx.Unsqueeze"(%19, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %22 = "onnx.Concat"(%20, %21) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %23 = "onnx.Reshape"(%22, %5) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %24 = "onnx.Slice"(%arg1, %0, %1, %2, %3) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %25 = "onnx.Slice"(%arg1, %4, %1, %2, %3) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %26 = "onnx.Mul"(%24, %12) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %27 = "onnx.Mul"(%25, %13) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %28 = "onnx.Sub"(%26, %27) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %29 = "onnx.Mul"(%24, %13) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %30 = "onnx.Mul"(%25, %12) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %31 = "onnx.Add"(%29, %30) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %32 = "onnx.Unsqueeze"(%28, %7) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %33 = "onnx.Unsqueeze"(%31, %7) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %34 = "onnx.Concat"(%32, %33) {axis = -1 : si64} : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %35 = "onnx.Reshape"(%34, %6) {allowzero = 1 : si64} : (tensor<1x4x1x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    "func.return"(%23, %35) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
