"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x4x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x4x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<8x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 5, -1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[2, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 1, 2, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12:3 = "onnx.Split"(%arg0, %7) {axis = 2 : si64} : (tensor<1x5x4x32xf32>, tensor<3xi64>) -> (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>)
    %13 = "onnx.Slice"(%arg3, %0, %1, %0, %3) : (tensor<8x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %14 = "onnx.Slice"(%13, %0, %2, %3, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x16xf32>
    %15 = "onnx.Slice"(%13, %2, %4, %3, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x16xf32>
    %16 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %17 = "onnx.Unsqueeze"(%16, %8) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x5x1x32xf32>
    %18 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %19 = "onnx.Unsqueeze"(%18, %8) : (tensor<5x32xf32>, tensor<2xi64>) -> tensor<1x5x1x32xf32>
    %20 = "onnx.Pow"(%12#0, %9) : (tensor<1x5x2x32xf32>, tensor<f32>) -> tensor<1x5x2x32xf32>
    %21 = "onnx.ReduceMean"(%20, %5) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x5x2x32xf32>, tensor<1xi64>) -> tensor<1x5x2x1xf32>
    %22 = "onnx.Add"(%21, %10) : (tensor<1x5x2x1xf32>, tensor<f32>) -> tensor<1x5x2x1xf32>
    %23 = "onnx.Sqrt"(%22) : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %24 = "onnx.Reciprocal"(%23) : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %25 = "onnx.Mul"(%12#0, %24) : (tensor<1x5x2x32xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    %26 = "onnx.Mul"(%25, %arg1) : (tensor<1x5x2x32xf32>, tensor<32xf32>) -> tensor<1x5x2x32xf32>
    %27 = "onnx.Slice"(%26, %2, %4, %5, %3) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %28 = "onnx.Neg"(%27) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %29 = "onnx.Slice"(%26, %0, %2, %5, %3) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %30 = "onnx.Concat"(%28, %29) {axis = -1 : si64} : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %31 = "onnx.Mul"(%26, %17) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %32 = "onnx.Mul"(%30, %19) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %34 = "onnx.Pow"(%12#1, %9) : (tensor<1x5x1x32xf32>, tensor<f32>) -> tensor<1x5x1x32xf32>
    %35 = "onnx.ReduceMean"(%34, %5) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x5x1x32xf32>, tensor<1xi64>) -> tensor<1x5x1x1xf32>
    %36 = "onnx.Add"(%35, %10) : (tensor<1x5x1x1xf32>, tensor<f32>) -> tensor<1x5x1x1xf32>
    %37 = "onnx.Sqrt"(%36) : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32>
    %38 = "onnx.Reciprocal"(%37) : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32>
    %39 = "onnx.Mul"(%12#1, %38) : (tensor<1x5x1x32xf32>, tensor<1x5x1x1xf32>) -> tensor<1x5x1x32xf32>
    %40 = "onnx.Mul"(%39, %arg2) : (tensor<1x5x1x32xf32>, tensor<32xf32>) -> tensor<1x5x1x32xf32>
    %41 = "onnx.Slice"(%40, %2, %4, %5, %3) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %43 = "onnx.Slice"(%40, %0, %2, %5, %3) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %44 = "onnx.Concat"(%42, %43) {axis = -1 : si64} : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x32xf32>
    %45 = "onnx.Mul"(%40, %17) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %46 = "onnx.Mul"(%44, %19) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %47 = "onnx.Add"(%45, %46) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %48 = "onnx.Unsqueeze"(%47, %5) : (tensor<1x5x1x32xf32>, tensor<1xi64>) -> tensor<1x5x1x1x32xf32>
    %49 = "onnx.Expand"(%48, %11) : (tensor<1x5x1x1x32xf32>, tensor<5xi64>) -> tensor<1x5x1x2x32xf32>
    %50 = "onnx.Reshape"(%49, %6) {allowzero = 0 : si64} : (tensor<1x5x1x2x32xf32>, tensor<4xi64>) -> tensor<1x5x2x32xf32>
    %51 = "onnx.Unsqueeze"(%12#2, %5) : (tensor<1x5x1x32xf32>, tensor<1xi64>) -> tensor<1x5x1x1x32xf32>
    %52 = "onnx.Expand"(%51, %11) : (tensor<1x5x1x1x32xf32>, tensor<5xi64>) -> tensor<1x5x1x2x32xf32>
    %53 = "onnx.Reshape"(%52, %6) {allowzero = 0 : si64} : (tensor<1x5x1x2x32xf32>, tensor<4xi64>) -> tensor<1x5x2x32xf32>
    %54 = "onnx.Transpose"(%33) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    %55 = "onnx.Transpose"(%50) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    %56 = "onnx.Transpose"(%53) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%54, %55, %56) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
