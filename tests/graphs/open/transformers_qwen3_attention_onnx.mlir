"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<128x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<16x128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<128x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x16xf32>, %arg5: tensor<16x128xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 64]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 3, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<1.250000e-01> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Unsqueeze"(%arg1, %12) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %17 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %18 = "onnx.Mul"(%17, %0) : (tensor<1x3x1xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x64xf32>
    %20 = "onnx.Cos"(%19) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %21 = "onnx.Sin"(%19) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %22 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %23 = "onnx.MatMul"(%arg0, %22) : (tensor<1x3x16xf32>, tensor<16x128xf32>) -> tensor<1x3x128xf32>
    %24 = "onnx.Reshape"(%23, %2) {allowzero = 1 : si64} : (tensor<1x3x128xf32>, tensor<4xi64>) -> tensor<1x3x2x64xf32>
    %25 = "onnx.Pow"(%24, %13) : (tensor<1x3x2x64xf32>, tensor<f32>) -> tensor<1x3x2x64xf32>
    %26 = "onnx.ReduceMean"(%25, %3) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x2x64xf32>, tensor<1xi64>) -> tensor<1x3x2x1xf32>
    %27 = "onnx.Add"(%26, %14) : (tensor<1x3x2x1xf32>, tensor<f32>) -> tensor<1x3x2x1xf32>
    %28 = "onnx.Sqrt"(%27) : (tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %29 = "onnx.Reciprocal"(%28) : (tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %30 = "onnx.Mul"(%24, %29) : (tensor<1x3x2x64xf32>, tensor<1x3x2x1xf32>) -> tensor<1x3x2x64xf32>
    %31 = "onnx.Mul"(%arg6, %30) : (tensor<64xf32>, tensor<1x3x2x64xf32>) -> tensor<1x3x2x64xf32>
    %32 = "onnx.Transpose"(%31) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %33 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %34 = "onnx.MatMul"(%arg0, %33) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %35 = "onnx.Reshape"(%34, %2) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %36 = "onnx.Pow"(%35, %13) : (tensor<1x3x1x64xf32>, tensor<f32>) -> tensor<1x3x1x64xf32>
    %37 = "onnx.ReduceMean"(%36, %3) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x1x64xf32>, tensor<1xi64>) -> tensor<1x3x1x1xf32>
    %38 = "onnx.Add"(%37, %14) : (tensor<1x3x1x1xf32>, tensor<f32>) -> tensor<1x3x1x1xf32>
    %39 = "onnx.Sqrt"(%38) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %40 = "onnx.Reciprocal"(%39) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %41 = "onnx.Mul"(%35, %40) : (tensor<1x3x1x64xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x64xf32>
    %42 = "onnx.Mul"(%arg7, %41) : (tensor<64xf32>, tensor<1x3x1x64xf32>) -> tensor<1x3x1x64xf32>
    %43 = "onnx.Transpose"(%42) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %44 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %45 = "onnx.MatMul"(%arg0, %44) : (tensor<1x3x16xf32>, tensor<16x64xf32>) -> tensor<1x3x64xf32>
    %46 = "onnx.Reshape"(%45, %2) {allowzero = 1 : si64} : (tensor<1x3x64xf32>, tensor<4xi64>) -> tensor<1x3x1x64xf32>
    %47 = "onnx.Transpose"(%46) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %48 = "onnx.Unsqueeze"(%20, %11) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %49 = "onnx.Unsqueeze"(%21, %11) : (tensor<1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x3x64xf32>
    %50 = "onnx.Mul"(%32, %48) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %51 = "onnx.Slice"(%32, %4, %5, %6, %11) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %52 = "onnx.Slice"(%32, %5, %7, %6, %11) : (tensor<1x2x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %54 = "onnx.Concat"(%53, %51) {axis = -1 : si64} : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %55 = "onnx.Mul"(%54, %49) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %56 = "onnx.Add"(%50, %55) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %57 = "onnx.Mul"(%43, %48) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %58 = "onnx.Slice"(%43, %4, %5, %6, %11) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %59 = "onnx.Slice"(%43, %5, %7, %6, %11) : (tensor<1x1x3x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x32xf32>
    %60 = "onnx.Neg"(%59) : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %61 = "onnx.Concat"(%60, %58) {axis = -1 : si64} : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %62 = "onnx.Mul"(%61, %49) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %63 = "onnx.Add"(%57, %62) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %64 = "onnx.Unsqueeze"(%63, %12) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %65 = "onnx.Expand"(%64, %8) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %66 = "onnx.Reshape"(%65, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %67 = "onnx.Unsqueeze"(%47, %12) : (tensor<1x1x3x64xf32>, tensor<1xi64>) -> tensor<1x1x1x3x64xf32>
    %68 = "onnx.Expand"(%67, %8) : (tensor<1x1x1x3x64xf32>, tensor<5xi64>) -> tensor<1x1x2x3x64xf32>
    %69 = "onnx.Reshape"(%68, %9) {allowzero = 1 : si64} : (tensor<1x1x2x3x64xf32>, tensor<4xi64>) -> tensor<1x2x3x64xf32>
    %70 = "onnx.Transpose"(%66) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %71 = "onnx.MatMul"(%56, %70) : (tensor<1x2x3x64xf32>, tensor<1x2x64x3xf32>) -> tensor<1x2x3x3xf32>
    %72 = "onnx.Mul"(%71, %15) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %73 = "onnx.Add"(%72, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %74 = "onnx.Softmax"(%73) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %75 = "onnx.MatMul"(%74, %69) : (tensor<1x2x3x3xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %76 = "onnx.Transpose"(%75) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %77 = "onnx.Reshape"(%76, %10) {allowzero = 1 : si64} : (tensor<1x3x2x64xf32>, tensor<3xi64>) -> tensor<1x3x128xf32>
    %78 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %79 = "onnx.MatMul"(%77, %78) : (tensor<1x3x128xf32>, tensor<128x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%79) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
