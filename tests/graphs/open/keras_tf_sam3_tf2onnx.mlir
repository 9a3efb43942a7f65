"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>, tensor<6x16xf32>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2x32xf32>, %arg2: tensor<6x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<[6, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[-1, 2, 6, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[-1, 2, 6, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Transpose"(%arg1) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %9 = "onnx.Transpose"(%arg0) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %10 = "onnx.Reshape"(%8, %3) : (tensor<1x2x6x32xf32>, tensor<5xi64>) -> tensor<1x2x6x16x2xf32>
    %11 = "onnx.Slice"(%10, %5, %6, %7) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %12 = "onnx.Squeeze"(%11, %7) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %13 = "onnx.Slice"(%10, %0, %5, %7) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %14 = "onnx.Reshape"(%9, %3) : (tensor<1x2x6x32xf32>, tensor<5xi64>) -> tensor<1x2x6x16x2xf32>
    %15 = "onnx.Slice"(%14, %5, %6, %7) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %16 = "onnx.Squeeze"(%15, %7) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %17 = "onnx.Slice"(%14, %0, %5, %7) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %18 = "onnx.Unsqueeze"(%arg2, %6) : (tensor<6x16xf32>, tensor<1xi64>) -> tensor<6x16x1xf32>
    %19 = "onnx.Tile"(%18, %4) : (tensor<6x16x1xf32>, tensor<3xi64>) -> tensor<6x16x2xf32>
    %20 = "onnx.Reshape"(%19, %1) : (tensor<6x16x2xf32>, tensor<2xi64>) -> tensor<6x32xf32>
    %21 = "onnx.Sin"(%20) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %22 = "onnx.Neg"(%12) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %23 = "onnx.Unsqueeze"(%22, %7) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %24 = "onnx.Concat"(%23, %13) {axis = 4 : si64} : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %25 = "onnx.Reshape"(%24, %2) : (tensor<1x2x6x16x2xf32>, tensor<4xi64>) -> tensor<1x2x6x32xf32>
    %26 = "onnx.Neg"(%16) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %27 = "onnx.Unsqueeze"(%26, %7) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %28 = "onnx.Concat"(%27, %17) {axis = 4 : si64} : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %29 = "onnx.Reshape"(%28, %2) : (tensor<1x2x6x16x2xf32>, tensor<4xi64>) -> tensor<1x2x6x32xf32>
    %30 = "onnx.Mul"(%25, %21) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %31 = "onnx.Mul"(%29, %21) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %32 = "onnx.Cos"(%20) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %33 = "onnx.Mul"(%8, %32) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %34 = "onnx.Mul"(%9, %32) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %35 = "onnx.Add"(%33, %30) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %36 = "onnx.Transpose"(%35) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    %37 = "onnx.Add"(%34, %31) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %38 = "onnx.Transpose"(%37) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%38, %36) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
