"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<96x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<96x32xf32>, %arg3: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 3, 4, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[[0.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00], [0.841470957, 0.00999983306, 0.540302336, 0.999949991], [0.909297406, 0.0199986659, -0.416146845, 9.998000e-01], [1.411200e-01, 2.999550e-02, -0.989992499, 0.999550044], [-0.756802499, 0.0399893336, -0.653643608, 0.999200105], [-0.958924293, 0.0499791652, 0.2836622, 0.998750269], [-0.279415488, 0.0599640049, 0.960170269, 0.998200535], [0.656986594, 0.0699428469, 0.753902256, 9.975510e-01]]> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 3, 1, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, 4, 4]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 3, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<[2, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %15 = "onnx.Constant"() {value = dense<2.82842708> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %17 = "onnx.MatMul"(%arg0, %16) : (tensor<1x3x32xf32>, tensor<32x96xf32>) -> tensor<1x3x96xf32>
    %18 = "onnx.Reshape"(%17, %1) {allowzero = 1 : si64} : (tensor<1x3x96xf32>, tensor<4xi64>) -> tensor<1x3x4x24xf32>
    %19:3 = "onnx.Split"(%18) {axis = 3 : si64, num_outputs = 3 : si64} : (tensor<1x3x4x24xf32>) -> (tensor<1x3x4x8xf32>, tensor<1x3x4x8xf32>, tensor<1x3x4x8xf32>)
    %20 = "onnx.Transpose"(%19#1) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x4x8xf32>) -> tensor<1x4x3x8xf32>
    %21 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %22 = "onnx.GatherND"(%2, %21) {batch_dims = 0 : si64} : (tensor<8x4xf32>, tensor<1x3x1xi64>) -> tensor<1x3x4xf32>
    %23:2 = "onnx.Split"(%22) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x3x4xf32>) -> (tensor<1x3x2xf32>, tensor<1x3x2xf32>)
    %24 = "onnx.Slice"(%19#2, %3, %4, %5, %9) : (tensor<1x3x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x4xf32>
    %25 = "onnx.Slice"(%19#2, %4, %6, %5, %9) : (tensor<1x3x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x4xf32>
    %26 = "onnx.Slice"(%19#0, %3, %4, %5, %9) : (tensor<1x3x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x4xf32>
    %27 = "onnx.Slice"(%19#0, %4, %6, %5, %9) : (tensor<1x3x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x4xf32>
    %28 = "onnx.Unsqueeze"(%23#0, %13) : (tensor<1x3x2xf32>, tensor<2xi64>) -> tensor<1x3x1x2x1xf32>
    %29 = "onnx.Expand"(%28, %14) : (tensor<1x3x1x2x1xf32>, tensor<5xi64>) -> tensor<1x3x1x2x2xf32>
    %30 = "onnx.Reshape"(%29, %7) {allowzero = 0 : si64} : (tensor<1x3x1x2x2xf32>, tensor<4xi64>) -> tensor<1x3x1x4xf32>
    %31 = "onnx.Unsqueeze"(%23#1, %13) : (tensor<1x3x2xf32>, tensor<2xi64>) -> tensor<1x3x1x2x1xf32>
    %32 = "onnx.Expand"(%31, %14) : (tensor<1x3x1x2x1xf32>, tensor<5xi64>) -> tensor<1x3x1x2x2xf32>
    %33 = "onnx.Reshape"(%32, %7) {allowzero = 0 : si64} : (tensor<1x3x1x2x2xf32>, tensor<4xi64>) -> tensor<1x3x1x4xf32>
    %34 = "onnx.Mul"(%24, %33) : (tensor<1x3x4x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x4x4xf32>
    %35 = "onnx.Slice"(%24, %3, %6, %5, %8) : (tensor<1x3x4x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x2xf32>
    %36 = "onnx.Slice"(%24, %9, %6, %5, %8) : (tensor<1x3x4x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x2xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
    %38 = "onnx.Unsqueeze"(%37, %12) : (tensor<1x3x4x2xf32>, tensor<1xi64>) -> tensor<1x3x4x2x1xf32>
    %39 = "onnx.Unsqueeze"(%35, %12) : (tensor<1x3x4x2xf32>, tensor<1xi64>) -> tensor<1x3x4x2x1xf32>
    %40 = "onnx.Concat"(%38, %39) {axis = -1 : si64} : (tensor<1x3x4x2x1xf32>, tensor<1x3x4x2x1xf32>) -> tensor<1x3x4x2x2xf32>
    %41 = "onnx.Reshape"(%40, %10) {allowzero = 1 : si64} : (tensor<1x3x4x2x2xf32>, tensor<4xi64>) -> tensor<1x3x4x4xf32>
    %42 = "onnx.Mul"(%41, %30) : (tensor<1x3x4x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x4x4xf32>
    %43 = "onnx.Add"(%34, %42) : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
    %44 = "onnx.Mul"(%26, %33) : (tensor<1x3x4x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x4x4xf32>
    %45 = "onnx.Slice"(%26, %3, %6, %5, %8) : (tensor<1x3x4x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x2xf32>
    %46 = "onnx.Slice"(%26, %9, %6, %5, %8) : (tensor<1x3x4x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x4x2xf32>
    %47 = "onnx.Neg"(%46) : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
    %48 = "onnx.Unsqueeze"(%47, %12) : (tensor<1x3x4x2xf32>, tensor<1xi64>) -> tensor<1x3x4x2x1xf32>
    %49 = "onnx.Unsqueeze"(%45, %12) : (tensor<1x3x4x2xf32>, tensor<1xi64>) -> tensor<1x3x4x2x1xf32>
    %50 = "onnx.Concat"(%48, %49) {axis = -1 : si64} : (tensor<1x3x4x2x1xf32>, tensor<1x3x4x2x1xf32>) -> tensor<1x3x4x2x2xf32>
    %51 = "onnx.Reshape"(%50, %10) {allowzero = 1 : si64} : (tensor<1x3x4x2x2xf32>, tensor<4xi64>) -> tensor<1x3x4x4xf32>
    %52 = "onnx.Mul"(%51, %30) : (tensor<1x3x4x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x4x4xf32>
    %53 = "onnx.Add"(%44, %52) : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
    %54 = "onnx.Concat"(%43, %25) {axis = -1 : si64} : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x8xf32>
    %55 = "onnx.Concat"(%53, %27) {axis = -1 : si64} : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x8xf32>
    %56 = "onnx.Transpose"(%55) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x4x8xf32>) -> tensor<1x4x3x8xf32>
    %57 = "onnx.Transpose"(%54) {perm = [0 : si64, 2 : si64, 3 : si64, 1 : si64]} : (tensor<1x3x4x8xf32>) -> tensor<1x4x8x3xf32>
    %58 = "onnx.MatMul"(%56, %57) : (tensor<1x4x3x8xf32>, tensor<1x4x8x3xf32>) -> tensor<1x4x3x3xf32>
    %59 = "onnx.Add"(%58, %0) : (tensor<1x4x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x4x3x3xf32>
    %60 = "onnx.Div"(%59, %15) : (tensor<1x4x3x3xf32>, tensor<f32>) -> tensor<1x4x3x3xf32>
    %61 = "onnx.Softmax"(%60) {axis = -1 : si64} : (tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32>
    %62 = "onnx.MatMul"(%61, %20) : (tensor<1x4x3x3xf32>, tensor<1x4x3x8xf32>) -> tensor<1x4x3x8xf32>
    %63 = "onnx.Transpose"(%62) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x3x8xf32>) -> tensor<1x3x4x8xf32>
    %64 = "onnx.Reshape"(%63, %11) {allowzero = 1 : si64} : (tensor<1x3x4x8xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %65 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %66 = "onnx.MatMul"(%64, %65) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%66) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
