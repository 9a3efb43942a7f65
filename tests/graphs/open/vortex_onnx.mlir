"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x48xf32>, %arg1: tensor<2x4x1x48xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %11 = "onnx.Expand"(%10, %0) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %12 = "onnx.Reshape"(%11, %1) {allowzero = 1 : si64} : (tensor<2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %13 = "onnx.Unsqueeze"(%arg3, %4) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %14 = "onnx.Expand"(%13, %0) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 1 : si64} : (tensor<2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %16 = "onnx.Slice"(%arg0, %2, %3, %4, %7) : (tensor<2x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x32xf32>
    %17 = "onnx.Mul"(%16, %12) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %18 = "onnx.Slice"(%16, %2, %5, %4, %6) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %19 = "onnx.Slice"(%16, %7, %5, %4, %6) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %20 = "onnx.Neg"(%19) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %21 = "onnx.Unsqueeze"(%20, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %22 = "onnx.Unsqueeze"(%18, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %23 = "onnx.Concat"(%21, %22) {axis = -1 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %24 = "onnx.Reshape"(%23, %8) {allowzero = 1 : si64} : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %25 = "onnx.Mul"(%24, %15) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %26 = "onnx.Add"(%17, %25) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %27 = "onnx.Slice"(%arg0, %3, %5, %4, %7) : (tensor<2x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %28 = "onnx.Concat"(%26, %27) {axis = -1 : si64} : (tensor<2x4x2x32xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x48xf32>
    %29 = "onnx.Slice"(%arg1, %2, %3, %4, %7) : (tensor<2x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %30 = "onnx.Mul"(%29, %12) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %31 = "onnx.Slice"(%29, %2, %5, %4, %6) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %32 = "onnx.Slice"(%29, %7, %5, %4, %6) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %34 = "onnx.Unsqueeze"(%33, %9) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %35 = "onnx.Unsqueeze"(%31, %9) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %37 = "onnx.Reshape"(%36, %1) {allowzero = 1 : si64} : (tensor<2x4x1x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %38 = "onnx.Mul"(%37, %15) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %39 = "onnx.Add"(%30, %38) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %40 = "onnx.Slice"(%arg1, %3, %5, %4, %7) : (tensor<2x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %41 = "onnx.Concat"(%39, %40) {axis = -1 : si64} : (tensor<2x4x1x32xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x48xf32>
    "func.return"(%28, %41) : (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
