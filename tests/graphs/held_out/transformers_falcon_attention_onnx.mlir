"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<1x4xi64>, tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<1x4xi64>, %arg2: tensor<64x32xf32>, %arg3: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x4x4xf32>} : () -> tensor<1x1x4x4xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 4, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1x1xi64>} : () -> tensor<1x1xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1x1xi64>} : () -> tensor<1x1xi64>
    %8 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Unsqueeze"(%arg1, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %16 = "onnx.Mul"(%15, %0) : (tensor<1x4x1xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %17 = "onnx.Concat"(%16, %16) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %18 = "onnx.Cos"(%17) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %19 = "onnx.Sin"(%17) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %20 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %21 = "onnx.MatMul"(%arg0, %20) : (tensor<1x4x32xf32>, tensor<32x64xf32>) -> tensor<1x4x64xf32>
    %22 = "onnx.Reshape"(%21, %2) {allowzero = 1 : si64} : (tensor<1x4x64xf32>, tensor<4xi64>) -> tensor<1x4x4x16xf32>
    %23 = "onnx.Slice"(%22, %3, %4, %5, %12) : (tensor<1x4x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %24 = "onnx.Transpose"(%22) {perm = [2 : si64, 0 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x4x16xf32>) -> tensor<4x1x4x16xf32>
    %25 = "onnx.GatherND"(%24, %6) {batch_dims = 0 : si64} : (tensor<4x1x4x16xf32>, tensor<1x1xi64>) -> tensor<1x1x4x16xf32>
    %26 = "onnx.GatherND"(%24, %7) {batch_dims = 0 : si64} : (tensor<4x1x4x16xf32>, tensor<1x1xi64>) -> tensor<1x1x4x16xf32>
    %27 = "onnx.Transpose"(%23) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %28 = "onnx.Transpose"(%25) {perm = [1 : si64, 0 : si64, 2 : si64, 3 : si64]} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %29 = "onnx.Transpose"(%26) {perm = [1 : si64, 0 : si64, 2 : si64, 3 : si64]} : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %30 = "onnx.Unsqueeze"(%18, %12) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %31 = "onnx.Unsqueeze"(%19, %12) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %32 = "onnx.Mul"(%27, %30) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %33 = "onnx.Slice"(%27, %3, %8, %9, %12) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %34 = "onnx.Slice"(%27, %8, %10, %9, %12) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %35 = "onnx.Neg"(%34) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %36 = "onnx.Concat"(%35, %33) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Mul"(%36, %31) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Add"(%32, %37) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %39 = "onnx.Mul"(%28, %30) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %40 = "onnx.Slice"(%28, %3, %8, %9, %12) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %41 = "onnx.Slice"(%28, %8, %10, %9, %12) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %43 = "onnx.Concat"(%42, %40) {axis = -1 : si64} : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %44 = "onnx.Mul"(%43, %31) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %45 = "onnx.Add"(%39, %44) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %46 = "onnx.Transpose"(%45) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x4x16xf32>) -> tensor<1x1x16x4xf32>
    %47 = "onnx.MatMul"(%38, %46) : (tensor<1x2x4x16xf32>, tensor<1x1x16x4xf32>) -> tensor<1x2x4x4xf32>
    %48 = "onnx.Div"(%47, %13) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %49 = "onnx.Add"(%48, %1) : (tensor<1x2x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32>
    %50 = "onnx.Softmax"(%49) {axis = -1 : si64} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %51 = "onnx.MatMul"(%50, %29) : (tensor<1x2x4x4xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "onnx.Transpose"(%51) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x4x2x16xf32>
    %53 = "onnx.Reshape"(%52, %11) {allowzero = 1 : si64} : (tensor<1x4x2x16xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %54 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %55 = "onnx.MatMul"(%53, %54) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%55) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
