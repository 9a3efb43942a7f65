"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<16x16xf32>, %arg3: tensor<8x16xf32>, %arg4: tensor<8x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<2x8xf32>, %arg7: tensor<2x8xf32>, %arg8: tensor<1x8xf32>, %arg9: tensor<1x8xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[-1, 2, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<8xf32>} : () -> tensor<8xf32>
    %4 = "onnx.Constant"() {value = dense<[-1, 1, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 3, 2, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 3, 1, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 8]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 2, 3, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Unsqueeze"(%arg1, %15) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %18 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %19 = "onnx.Mul"(%18, %0) : (tensor<1x3x1xf32>, tensor<4xf32>) -> tensor<1x3x4xf32>
    %20 = "onnx.Concat"(%19, %19) {axis = -1 : si64} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
    %21 = "onnx.Cos"(%20) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %22 = "onnx.Sin"(%20) : (tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %23 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %25 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %26 = "onnx.MatMul"(%arg0, %25) : (tensor<1x3x16xf32>, tensor<16x8xf32>) -> tensor<1x3x8xf32>
    %27 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %28 = "onnx.MatMul"(%arg0, %27) : (tensor<1x3x16xf32>, tensor<16x8xf32>) -> tensor<1x3x8xf32>
    %29 = "onnx.Reshape"(%24, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<3xi64>) -> tensor<3x2x8xf32>
    %30 = "onnx.LayerNormalization"(%29, %3) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<3x2x8xf32>, tensor<8xf32>) -> tensor<3x2x8xf32>
    %31 = "onnx.Mul"(%30, %arg6) : (tensor<3x2x8xf32>, tensor<2x8xf32>) -> tensor<3x2x8xf32>
    %32 = "onnx.Add"(%31, %arg7) : (tensor<3x2x8xf32>, tensor<2x8xf32>) -> tensor<3x2x8xf32>
    %33 = "onnx.Reshape"(%26, %4) {allowzero = 1 : si64} : (tensor<1x3x8xf32>, tensor<3xi64>) -> tensor<3x1x8xf32>
    %34 = "onnx.LayerNormalization"(%33, %3) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<3x1x8xf32>, tensor<8xf32>) -> tensor<3x1x8xf32>
    %35 = "onnx.Mul"(%34, %arg8) : (tensor<3x1x8xf32>, tensor<1x8xf32>) -> tensor<3x1x8xf32>
    %36 = "onnx.Add"(%35, %arg9) : (tensor<3x1x8xf32>, tensor<1x8xf32>) -> tensor<3x1x8xf32>
    %37 = "onnx.Reshape"(%32, %5) {allowzero = 1 : si64} : (tensor<3x2x8xf32>, tensor<4xi64>) -> tensor<1x3x2x8xf32>
    %38 = "onnx.Transpose"(%37) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x8xf32>) -> tensor<1x2x3x8xf32>
    %39 = "onnx.Reshape"(%36, %6) {allowzero = 1 : si64} : (tensor<3x1x8xf32>, tensor<4xi64>) -> tensor<1x3x1x8xf32>
    %40 = "onnx.Transpose"(%39) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x8xf32>) -> tensor<1x1x3x8xf32>
    %41 = "onnx.Reshape"(%28, %6) {allowzero = 1 : si64} : (tensor<1x3x8xf32>, tensor<4xi64>) -> tensor<1x3x1x8xf32>
    %42 = "onnx.Transpose"(%41) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x8xf32>) -> tensor<1x1x3x8xf32>
    %43 = "onnx.Unsqueeze"(%21, %14) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %44 = "onnx.Unsqueeze"(%22, %14) : (tensor<1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %45 = "onnx.Mul"(%38, %43) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %46 = "onnx.Slice"(%38, %7, %8, %9, %14) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %47 = "onnx.Slice"(%38, %8, %10, %9, %14) : (tensor<1x2x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x4xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %49 = "onnx.Concat"(%48, %46) {axis = -1 : si64} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x8xf32>
    %50 = "onnx.Mul"(%49, %44) : (tensor<1x2x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x2x3x8xf32>
    %51 = "onnx.Add"(%45, %50) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %52 = "onnx.Mul"(%40, %43) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %53 = "onnx.Slice"(%40, %7, %8, %9, %14) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %54 = "onnx.Slice"(%40, %8, %10, %9, %14) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
    %55 = "onnx.Neg"(%54) : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %56 = "onnx.Concat"(%55, %53) {axis = -1 : si64} : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x8xf32>
    %57 = "onnx.Mul"(%56, %44) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %58 = "onnx.Add"(%52, %57) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %59 = "onnx.Unsqueeze"(%58, %15) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x1x3x8xf32>
    %60 = "onnx.Expand"(%59, %11) : (tensor<1x1x1x3x8xf32>, tensor<5xi64>) -> tensor<1x1x2x3x8xf32>
    %61 = "onnx.Reshape"(%60, %12) {allowzero = 1 : si64} : (tensor<1x1x2x3x8xf32>, tensor<4xi64>) -> tensor<1x2x3x8xf32>
    %62 = "onnx.Unsqueeze"(%42, %15) : (tensor<1x1x3x8xf32>, tensor<1xi64>) -> tensor<1x1x1x3x8xf32>
    %63 = "onnx.Expand"(%62, %11) : (tensor<1x1x1x3x8xf32>, tensor<5xi64>) -> tensor<1x1x2x3x8xf32>
    %64 = "onnx.Reshape"(%63, %12) {allowzero = 1 : si64} : (tensor<1x1x2x3x8xf32>, tensor<4xi64>) -> tensor<1x2x3x8xf32>
    %65 = "onnx.Transpose"(%61) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x8xf32>) -> tensor<1x2x8x3xf32>
    %66 = "onnx.MatMul"(%51, %65) : (tensor<1x2x3x8xf32>, tensor<1x2x8x3xf32>) -> tensor<1x2x3x3xf32>
    %67 = "onnx.Mul"(%66, %16) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %68 = "onnx.Add"(%67, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %69 = "onnx.Softmax"(%68) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %70 = "onnx.MatMul"(%69, %64) : (tensor<1x2x3x3xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %71 = "onnx.Transpose"(%70) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x8xf32>) -> tensor<1x3x2x8xf32>
    %72 = "onnx.Reshape"(%71, %13) {allowzero = 1 : si64} : (tensor<1x3x2x8xf32>, tensor<3xi64>) -> tensor<1x3x16xf32>
    %73 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %74 = "onnx.MatMul"(%72, %73) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%74) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
