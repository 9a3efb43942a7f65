"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xf32>, tensor<1x5x64xf32>) -> tensor<1x5x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 5, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 5, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x5x2x32xf32>, tensor<5xi64>) -> tensor<1x5x2x16x2xf32>
    %10 = "onnx.Slice"(%9, %1, %5, %7) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %11 = "onnx.Squeeze"(%10, %7) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %12 = "onnx.Slice"(%9, %5, %4, %7) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %13 = "onnx.Squeeze"(%12, %7) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %14 = "onnx.Unsqueeze"(%arg1, %8) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x5x1x64xf32>
    %15:2 = "onnx.Split"(%14) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x5x1x64xf32>) -> (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>)
    %16 = "onnx.Slice"(%15#0, %1, %2, %3, %4) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %17 = "onnx.Mul"(%11, %16) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %18 = "onnx.Slice"(%15#1, %5, %2, %3, %4) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %19 = "onnx.Mul"(%13, %18) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %20 = "onnx.Sub"(%17, %19) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %21 = "onnx.Mul"(%11, %18) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %22 = "onnx.Mul"(%13, %16) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %23 = "onnx.Add"(%21, %22) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %24 = "onnx.Unsqueeze"(%20, %7) : (tensor<1x5x2x16xf32>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %25 = "onnx.Unsqueeze"(%23, %7) : (tensor<1x5x2x16xf32>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %27 = "onnx.Reshape"(%26, %6) {allowzero = 1 : si64} : (tensor<1x5x2x16x2xf32>, tensor<4xi64>) -> tensor<1x5x2x32xf32>
    "func.return"(%27) : (tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
