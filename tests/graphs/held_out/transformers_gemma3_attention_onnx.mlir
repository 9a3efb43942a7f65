"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<6.250000e-02> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %18 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %19 = "onnx.Mul"(%18, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %20 = "onnx.Concat"(%19, %19) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %21 = "onnx.Cos"(%20) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %22 = "onnx.Sin"(%20) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %23 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %25 = "onnx.Reshape"(%24, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %26 = "onnx.Transpose"(%25) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %27 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %28 = "onnx.MatMul"(%arg0, %27) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %29 = "onnx.Reshape"(%28, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %30 = "onnx.Transpose"(%29) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %31 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %32 = "onnx.MatMul"(%arg0, %31) : (tensor<1x3x16xf32>, tensor<16x16xf32>) -> tensor<1x3x16xf32>
    %33 = "onnx.Reshape"(%32, %2) {allowzero = 1 : si64} : (tensor<1x3x16xf32>, tensor<4xi64>) -> tensor<1x3x1x16xf32>
    %34 = "onnx.Transpose"(%33) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x16xf32>) -> tensor<1x1x3x16xf32>
    %35 = "onnx.Pow"(%26, %14) : (tensor<1x2x3x16xf32>, tensor<f32>) -> tensor<1x2x3x16xf32>
    %36 = "onnx.ReduceMean"(%35, %3) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x3x16xf32>, tensor<1xi64>) -> tensor<1x2x3x1xf32>
    %37 = "onnx.Add"(%36, %15) : (tensor<1x2x3x1xf32>, tensor<f32>) -> tensor<1x2x3x1xf32>
    %38 = "onnx.Sqrt"(%37) : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %39 = "onnx.Reciprocal"(%38) : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %40 = "onnx.Mul"(%26, %39) : (tensor<1x2x3x16xf32>, tensor<1x2x3x1xf32>) -> tensor<1x2x3x16xf32>
    %41 = "onnx.Add"(%arg6, %13) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = "onnx.Mul"(%40, %41) : (tensor<1x2x3x16xf32>, tensor<16xf32>) -> tensor<1x2x3x16xf32>
    %43 = "onnx.Pow"(%30, %14) : (tensor<1x1x3x16xf32>, tensor<f32>) -> tensor<1x1x3x16xf32>
    %44 = "onnx.ReduceMean"(%43, %3) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x1xf32>
    %45 = "onnx.Add"(%44, %15) : (tensor<1x1x3x1xf32>, tensor<f32>) -> tensor<1x1x3x1xf32>
    %46 = "onnx.Sqrt"(%45) : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %47 = "onnx.Reciprocal"(%46) : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %48 = "onnx.Mul"(%30, %47) : (tensor<1x1x3x16xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x16xf32>
    %49 = "onnx.Add"(%arg7, %13) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %50 = "onnx.Mul"(%48, %49) : (tensor<1x1x3x16xf32>, tensor<16xf32>) -> tensor<1x1x3x16xf32>
    %51 = "onnx.Unsqueeze"(%21, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %52 = "onnx.Unsqueeze"(%22, %11) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %53 = "onnx.Mul"(%42, %51) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %54 = "onnx.Slice"(%42, %4, %5, %6, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %55 = "onnx.Slice"(%42, %5, %7, %6, %11) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %56 = "onnx.Neg"(%55) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %57 = "onnx.Concat"(%56, %54) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %58 = "onnx.Mul"(%57, %52) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %59 = "onnx.Add"(%53, %58) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %60 = "onnx.Mul"(%50, %51) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %61 = "onnx.Slice"(%50, %4, %5, %6, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %62 = "onnx.Slice"(%50, %5, %7, %6, %11) : (tensor<1x1x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x8xf32>
    %63 = "onnx.Neg"(%62) : (tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %64 = "onnx.Concat"(%63, %61) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %65 = "onnx.Mul"(%64, %52) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %66 = "onnx.Add"(%60, %65) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %67 = "onnx.Unsqueeze"(%66, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %68 = "onnx.Expand"(%67, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %69 = "onnx.Reshape"(%68, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %70 = "onnx.Unsqueeze"(%34, %12) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
    %71 = "onnx.Expand"(%70, %8) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
    %72 = "onnx.Reshape"(%71, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %73 = "onnx.Transpose"(%69) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %74 = "onnx.MatMul"(%59, %73) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %75 = "onnx.Mul"(%74, %16) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %76 = "onnx.Add"(%75, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %77 = "onnx.Softmax"(%76) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %78 = "onnx.MatMul"(%77, %72) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %79 = "onnx.Transpose"(%78) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %80 = "onnx.Reshape"(%79, %10) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %81 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %82 = "onnx.MatMul"(%80, %81) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%82) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
