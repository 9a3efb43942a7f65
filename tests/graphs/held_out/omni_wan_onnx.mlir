"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>, tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x1x32xf32>, %arg2: tensor<1x5x1x16xf32>, %arg3: tensor<1x5x1x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 5, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 5, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x5x2x32xf32>, tensor<5xi64>) -> tensor<1x5x2x16x2xf32>
    %9 = "onnx.Slice"(%8, %4, %5, %6) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %10 = "onnx.Squeeze"(%9, %6) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %11 = "onnx.Slice"(%8, %5, %7, %6) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %12 = "onnx.Squeeze"(%11, %6) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %13 = "onnx.Mul"(%10, %arg2) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %14 = "onnx.Mul"(%12, %arg3) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %15 = "onnx.Sub"(%13, %14) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %16 = "onnx.Mul"(%10, %arg3) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %17 = "onnx.Mul"(%12, %arg2) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %18 = "onnx.Add"(%16, %17) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %19 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x5x2x16xf32>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %20 = "onnx.Unsqueeze"(%18, %6) : (tensor<1x5x2x16xf32>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %21 = "onnx.Concat"(%19, %20) {axis = -1 : si64} : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %22 = "onnx.Reshape"(%21, %1) {allowzero = 1 : si64} : (tensor<1x5x2x16x2xf32>, tensor<4xi64>) -> tensor<1x5x2x32xf32>
    %23 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<1x5x1x32xf32>, tensor<5xi64>) -> tensor<1x5x1x16x2xf32>
    %24 = "onnx.Slice"(%23, %4, %5, %6) : (tensor<1x5x1x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16x1xf32>
    %25 = "onnx.Squeeze"(%24, %6) : (tensor<1x5x1x16x1xf32>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %26 = "onnx.Slice"(%23, %5, %7, %6) : (tensor<1x5x1x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16x1xf32>
    %27 = "onnx.Squeeze"(%26, %6) : (tensor<1x5x1x16x1xf32>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %28 = "onnx.Mul"(%25, %arg2) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %29 = "onnx.Mul"(%27, %arg3) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %30 = "onnx.Sub"(%28, %29) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %31 = "onnx.Mul"(%25, %arg3) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %32 = "onnx.Mul"(%27, %arg2) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %34 = "onnx.Unsqueeze"(%30, %6) : (tensor<1x5x1x16xf32>, tensor<1xi64>) -> tensor<1x5x1x16x1xf32>
    %35 = "onnx.Unsqueeze"(%33, %6) : (tensor<1x5x1x16xf32>, tensor<1xi64>) -> tensor<1x5x1x16x1xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<1x5x1x16x1xf32>, tensor<1x5x1x16x1xf32>) -> tensor<1x5x1x16x2xf32>
    %37 = "onnx.Reshape"(%36, %3) {allowzero = 1 : si64} : (tensor<1x5x1x16x2xf32>, tensor<4xi64>) -> tensor<1x5x1x32xf32>
    "func.return"(%22, %37) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
