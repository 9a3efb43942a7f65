"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x32xf32>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x6x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 6, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[[8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535], [8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535], [-8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, 8.74227765E-8, -0.837918817, -3.090170e-01, -0.0991825535], [-8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535, -8.74227765E-8, 0.837918817, 3.090170e-01, 0.0991825535]]> : tensor<4x16xf32>} : () -> tensor<4x16xf32>
    %5 = "onnx.Constant"() {value = dense<[[-1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265], [-1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265], [-1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265], [-1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265, -1.000000e+00, 0.545794904, 0.95105654, 0.995069265]]> : tensor<4x16xf32>} : () -> tensor<4x16xf32>
    %6 = "onnx.Constant"() {value = dense<[-1, 6, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 16, 6]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Constant"() {value = dense<[1, 6, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %13 = "onnx.MatMul"(%arg0, %12) : (tensor<1x6x32xf32>, tensor<32x96xf32>) -> tensor<1x6x96xf32>
    %14 = "onnx.Add"(%13, %arg2) : (tensor<1x6x96xf32>, tensor<96xf32>) -> tensor<1x6x96xf32>
    %15 = "onnx.Reshape"(%14, %0) {allowzero = 1 : si64} : (tensor<1x6x96xf32>, tensor<5xi64>) -> tensor<1x6x3x2x16xf32>
    %16 = "onnx.Transpose"(%15) {perm = [2 : si64, 0 : si64, 3 : si64, 1 : si64, 4 : si64]} : (tensor<1x6x3x2x16xf32>) -> tensor<3x1x2x6x16xf32>
    %17 = "onnx.Slice"(%16, %1, %10, %1) : (tensor<3x1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x6x16xf32>
    %18 = "onnx.Squeeze"(%17, %1) : (tensor<1x1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %19 = "onnx.Slice"(%16, %10, %2, %1) : (tensor<3x1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x6x16xf32>
    %20 = "onnx.Squeeze"(%19, %1) : (tensor<1x1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %21 = "onnx.Slice"(%16, %2, %11, %1) : (tensor<3x1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x6x16xf32>
    %22 = "onnx.Squeeze"(%21, %1) : (tensor<1x1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %23 = "onnx.Slice"(%18, %1, %2, %2, %10) : (tensor<1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x16xf32>
    %24 = "onnx.Slice"(%18, %2, %3, %2, %10) : (tensor<1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Mul"(%24, %5) : (tensor<1x2x4x16xf32>, tensor<4x16xf32>) -> tensor<1x2x4x16xf32>
    %26:2 = "onnx.Split"(%24) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x4x16xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>)
    %27 = "onnx.Neg"(%26#1) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %28 = "onnx.Concat"(%27, %26#0) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Mul"(%28, %4) : (tensor<1x2x4x16xf32>, tensor<4x16xf32>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Add"(%25, %29) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Concat"(%23, %30) {axis = 2 : si64} : (tensor<1x2x2x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x6x16xf32>
    %32 = "onnx.Slice"(%20, %1, %2, %2, %10) : (tensor<1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x16xf32>
    %33 = "onnx.Slice"(%20, %2, %3, %2, %10) : (tensor<1x2x6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %34 = "onnx.Mul"(%33, %5) : (tensor<1x2x4x16xf32>, tensor<4x16xf32>) -> tensor<1x2x4x16xf32>
    %35:2 = "onnx.Split"(%33) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x4x16xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>)
    %36 = "onnx.Neg"(%35#1) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %37 = "onnx.Concat"(%36, %35#0) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Mul"(%37, %4) : (tensor<1x2x4x16xf32>, tensor<4x16xf32>) -> tensor<1x2x4x16xf32>
    %39 = "onnx.Add"(%34, %38) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %40 = "onnx.Concat"(%32, %39) {axis = 2 : si64} : (tensor<1x2x2x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x6x16xf32>
    %41 = "onnx.Reshape"(%40, %6) {allowzero = 0 : si64} : (tensor<1x2x6x16xf32>, tensor<3xi64>) -> tensor<2x6x16xf32>
    %42 = "onnx.Transpose"(%41) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<2x6x16xf32>) -> tensor<2x16x6xf32>
    %43 = "onnx.Reshape"(%42, %7) {allowzero = 0 : si64} : (tensor<2x16x6xf32>, tensor<4xi64>) -> tensor<1x2x16x6xf32>
    %44 = "onnx.Mul"(%31, %8) : (tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6x16xf32>
    %45 = "onnx.Mul"(%43, %8) : (tensor<1x2x16x6xf32>, tensor<f32>) -> tensor<1x2x16x6xf32>
    %46 = "onnx.MatMul"(%44, %45) : (tensor<1x2x6x16xf32>, tensor<1x2x16x6xf32>) -> tensor<1x2x6x6xf32>
    %47 = "onnx.Softmax"(%46) {axis = -1 : si64} : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
    %48 = "onnx.MatMul"(%47, %22) : (tensor<1x2x6x6xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %49 = "onnx.Transpose"(%48) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x6x16xf32>) -> tensor<1x6x2x16xf32>
    %50 = "onnx.Reshape"(%49, %9) {allowzero = 1 : si64} : (tensor<1x6x2x16xf32>, tensor<3xi64>) -> tensor<1x6x32xf32>
    %51 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %52 = "onnx.MatMul"(%50, %51) : (tensor<1x6x32xf32>, tensor<32x32xf32>) -> tensor<1x6x32xf32>
    %53 = "onnx.Add"(%52, %arg4) : (tensor<1x6x32xf32>, tensor<32xf32>) -> tensor<1x6x32xf32>
    "func.return"(%53) : (tensor<1x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
