"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[4, 1, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[0.540302336, 0.941126585, 0.992937266, 0.999159216, 0.999899983, 0.999988138, 0.999998569, 0.999999821, 0.540302336, 0.941126585, 0.992937266, 0.999159216, 0.999899983, 0.999988138, 0.999998569, 0.999999821]]], [[[-0.416146845, 0.771438419, 0.971848785, 0.996638298, 0.999600052, 0.999952435, 0.999994337, 0.999999344, -0.416146845, 0.771438419, 0.971848785, 0.996638298, 0.999600052, 0.999952435, 0.999994337, 0.999999344]]], [[[-0.989992499, 0.510915816, 0.93703252, 0.992441475, 0.999100148, 0.99989295, 0.999987304, 0.999998509, -0.989992499, 0.510915816, 0.93703252, 0.992441475, 0.999100148, 0.99989295, 0.999987304, 0.999998509]]]]> : tensor<4x1x1x16xf32>} : () -> tensor<4x1x1x16xf32>
    %2 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[0.841470957, 0.338054419, 0.118640617, 0.0409981757, 0.0141416648, 0.00487687904, 0.00168179197, 5.79964195E-4, 0.841470957, 0.338054419, 0.118640617, 0.0409981757, 0.0141416648, 0.00487687904, 0.00168179197, 5.79964195E-4]]], [[[0.909297406, 6.363040e-01, 0.235605374, 0.0819274112, 2.828050e-02, 0.0097536426, 0.00336357928, 0.00115992827, 0.909297406, 6.363040e-01, 0.235605374, 0.0819274112, 2.828050e-02, 0.0097536426, 0.00336357928, 0.00115992827]]], [[[1.411200e-01, 0.859630763, 0.349242091, 0.122718878, 0.0424136817, 0.0146301743, 0.00504535716, 0.00173989183, 1.411200e-01, 0.859630763, 0.349242091, 0.122718878, 0.0424136817, 0.0146301743, 0.00504535716, 0.00173989183]]]]> : tensor<4x1x1x16xf32>} : () -> tensor<4x1x1x16xf32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[1, -1, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Transpose"(%arg0) {perm = [1 : si64, 0 : si64, 2 : si64]} : (tensor<1x4x32xf32>) -> tensor<4x1x32xf32>
    %13 = "onnx.Reshape"(%12, %0) {allowzero = 1 : si64} : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<4x1x2x16xf32>
    %14 = "onnx.Mul"(%13, %1) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %15 = "onnx.Slice"(%13, %3, %4, %5, %10) : (tensor<4x1x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x8xf32>
    %16 = "onnx.Slice"(%13, %4, %6, %5, %10) : (tensor<4x1x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x8xf32>
    %17 = "onnx.Neg"(%16) : (tensor<4x1x2x8xf32>) -> tensor<4x1x2x8xf32>
    %18 = "onnx.Concat"(%17, %15) {axis = 3 : si64} : (tensor<4x1x2x8xf32>, tensor<4x1x2x8xf32>) -> tensor<4x1x2x16xf32>
    %19 = "onnx.Mul"(%18, %2) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %20 = "onnx.Add"(%14, %19) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %21 = "onnx.Reshape"(%20, %7) {allowzero = 1 : si64} : (tensor<4x1x2x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %22 = "onnx.Transpose"(%21) {perm = [1 : si64, 0 : si64, 2 : si64]} : (tensor<4x1x32xf32>) -> tensor<1x4x32xf32>
    %23 = "onnx.Transpose"(%12) {perm = [1 : si64, 0 : si64, 2 : si64]} : (tensor<4x1x32xf32>) -> tensor<1x4x32xf32>
    %24 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %25 = "onnx.MatMul"(%22, %24) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %26 = "onnx.Add"(%25, %arg2) : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %27 = "onnx.Reshape"(%26, %8) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %28 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %29 = "onnx.MatMul"(%22, %28) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %30 = "onnx.Add"(%29, %arg4) : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %31 = "onnx.Reshape"(%30, %8) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %32 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %33 = "onnx.MatMul"(%23, %32) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %34 = "onnx.Add"(%33, %arg6) : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %35 = "onnx.Reshape"(%34, %8) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %36 = "onnx.Transpose"(%27) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Transpose"(%35) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Transpose"(%31) {perm = [0 : si64, 2 : si64, 3 : si64, 1 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<1x2x16x4xf32>
    %39 = "onnx.Div"(%38, %11) : (tensor<1x2x16x4xf32>, tensor<f32>) -> tensor<1x2x16x4xf32>
    %40 = "onnx.MatMul"(%36, %39) : (tensor<1x2x4x16xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x4x4xf32>
    %41 = "onnx.Softmax"(%40) {axis = -1 : si64} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %42 = "onnx.MatMul"(%41, %37) : (tensor<1x2x4x4xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "onnx.Transpose"(%42) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<1x4x2x16xf32>
    %44 = "onnx.Reshape"(%43, %9) {allowzero = 1 : si64} : (tensor<1x4x2x16xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %45 = "onnx.Transpose"(%arg7) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %46 = "onnx.MatMul"(%44, %45) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %47 = "onnx.Add"(%46, %arg8) : (tensor<1x4x32xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%47) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
