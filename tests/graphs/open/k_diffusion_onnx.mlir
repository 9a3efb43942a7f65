"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5x2xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[[0.567456126, 1.69915545, 0.736075937, 1.11963832], [1.93412137, 0.6661067, 0.5601542, 0.703407466]]> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %1 = "onnx.Constant"() {value = dense<[[0.558583736, 1.18873477, 1.86288738, 1.18064201], [0.933171629, 0.586861789, 1.258021, 1.31003404]]> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 2, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 2, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%arg2, %11) : (tensor<1x5x2xf32>, tensor<2xi64>) -> tensor<1x5x1x1x2xf32>
    %18 = "onnx.Gather"(%17, %12) {axis = 4 : si64} : (tensor<1x5x1x1x2xf32>, tensor<i64>) -> tensor<1x5x1x1xf32>
    %19 = "onnx.Mul"(%18, %0) : (tensor<1x5x1x1xf32>, tensor<2x4xf32>) -> tensor<1x5x2x4xf32>
    %20 = "onnx.Gather"(%17, %13) {axis = 4 : si64} : (tensor<1x5x1x1x2xf32>, tensor<i64>) -> tensor<1x5x1x1xf32>
    %21 = "onnx.Mul"(%20, %1) : (tensor<1x5x1x1xf32>, tensor<2x4xf32>) -> tensor<1x5x2x4xf32>
    %22 = "onnx.Concat"(%19, %21) {axis = -1 : si64} : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x8xf32>
    %23 = "onnx.Unsqueeze"(%22, %14) : (tensor<1x5x2x8xf32>, tensor<1xi64>) -> tensor<1x5x2x8x1xf32>
    %24 = "onnx.Expand"(%23, %15) : (tensor<1x5x2x8x1xf32>, tensor<5xi64>) -> tensor<1x5x2x8x2xf32>
    %25 = "onnx.Reshape"(%24, %2) {allowzero = 0 : si64} : (tensor<1x5x2x8x2xf32>, tensor<4xi64>) -> tensor<1x5x2x16xf32>
    %26 = "onnx.Transpose"(%25) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Slice"(%arg0, %3, %4, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %28 = "onnx.Slice"(%arg0, %4, %6, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Slice"(%arg0, %6, %7, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %30 = "onnx.Cos"(%26) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %31 = "onnx.Mul"(%28, %30) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "onnx.Slice"(%28, %3, %7, %5, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %33 = "onnx.Slice"(%28, %9, %7, %5, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %34 = "onnx.Neg"(%33) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %35 = "onnx.Unsqueeze"(%34, %16) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %36 = "onnx.Unsqueeze"(%32, %16) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %37 = "onnx.Concat"(%35, %36) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %38 = "onnx.Reshape"(%37, %10) {allowzero = 1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %39 = "onnx.Sin"(%26) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %40 = "onnx.Mul"(%38, %39) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Add"(%31, %40) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %42 = "onnx.Concat"(%27, %41, %29) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x32xf32>
    %43 = "onnx.Slice"(%arg1, %3, %4, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %44 = "onnx.Slice"(%arg1, %4, %6, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %45 = "onnx.Slice"(%arg1, %6, %7, %5, %9) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %46 = "onnx.Mul"(%44, %30) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %47 = "onnx.Slice"(%44, %3, %7, %5, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %48 = "onnx.Slice"(%44, %9, %7, %5, %8) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %50 = "onnx.Unsqueeze"(%49, %16) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %51 = "onnx.Unsqueeze"(%47, %16) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %52 = "onnx.Concat"(%50, %51) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %53 = "onnx.Reshape"(%52, %10) {allowzero = 1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %54 = "onnx.Mul"(%53, %39) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %55 = "onnx.Add"(%46, %54) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %56 = "onnx.Concat"(%43, %55, %45) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%42, %56) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
