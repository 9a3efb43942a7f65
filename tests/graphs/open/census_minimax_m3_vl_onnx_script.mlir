"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x2x32xbf16>, tensor<8x2x32xbf16>, tensor<8x3xi64>) -> (tensor<8x2x32xbf16>, tensor<8x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x2x32xbf16>, %arg1: tensor<8x2x32xbf16>, %arg2: tensor<8x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.158489317, 0.0251188632, 0.00398107059, 6.30957307E-4]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<8x3xi64>, tensor<1xi64>) -> tensor<8x3x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<8x3x1xi64>) -> tensor<8x3x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<8x3x1xf32>, tensor<5xf32>) -> tensor<8x3x5xf32>
    %5 = "onnx.Cos"(%4) : (tensor<8x3x5xf32>) -> tensor<8x3x5xf32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<8x3x5xf32>, tensor<f32>) -> tensor<8x3x5xf32>
    %8 = "onnx.Sin"(%4) : (tensor<8x3x5xf32>) -> tensor<8x3x5xf32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<8x3x5xf32>, tensor<f32>) -> tensor<8x3x5xf32>
    %11 = "onnx.Flatten"(%7) {axis = 1 : si64} : (tensor<8x3x5xf32>) -> tensor<8x15xf32>
    %12 = "onnx.Concat"(%11, %11) {axis = -1 : si64} : (tensor<8x15xf32>, tensor<8x15xf32>) -> tensor<8x30xf32>
    %13 = "onnx.Flatten"(%10) {axis = 1 : si64} : (tensor<8x3x5xf32>) -> tensor<8x15xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<8x15xf32>, tensor<8x15xf32>) -> tensor<8x30xf32>
    %15 = "onnx.Cast"(%12) {to = 16 : si64} : (tensor<8x30xf32>) -> tensor<8x30xbf16>
    %16 = "onnx.Cast"(%14) {to = 16 : si64} : (tensor<8x30xf32>) -> tensor<8x30xbf16>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Unsqueeze"(%15, %17) : (tensor<8x30xbf16>, tensor<1xi64>) -> tensor<8x1x30xbf16>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Unsqueeze"(%16, %19) : (tensor<8x30xbf16>, tensor<1xi64>) -> tensor<8x1x30xbf16>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%arg0, %22, %23, %21, %24) : (tensor<8x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x30xbf16>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %26, %29) : (tensor<8x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x2xbf16>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Slice"(%arg1, %32, %33, %31, %34) : (tensor<8x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x30xbf16>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<30> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%arg1, %37, %38, %36, %39) : (tensor<8x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x2xbf16>
    %41 = "onnx.Mul"(%25, %18) : (tensor<8x2x30xbf16>, tensor<8x1x30xbf16>) -> tensor<8x2x30xbf16>
    %42 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%25, %43, %44, %42, %45) : (tensor<8x2x30xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x15xbf16>
    %47 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Slice"(%25, %48, %49, %47, %50) : (tensor<8x2x30xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x15xbf16>
    %52 = "onnx.Neg"(%51) : (tensor<8x2x15xbf16>) -> tensor<8x2x15xbf16>
    %53 = "onnx.Concat"(%52, %46) {axis = -1 : si64} : (tensor<8x2x15xbf16>, tensor<8x2x15xbf16>) -> tensor<8x2x30xbf16>
    %54 = "onnx.Mul"(%53, %20) : (tensor<8x2x30xbf16>, tensor<8x1x30xbf16>) -> tensor<8x2x30xbf16>
    %55 = "onnx.Add"(%41, %54) : (tensor<8x2x30xbf16>, tensor<8x2x30xbf16>) -> tensor<8x2x30xbf16>
    %56 = "onnx.Mul"(%35, %18) : (tensor<8x2x30xbf16>, tensor<8x1x30xbf16>) -> tensor<8x2x30xbf16>
    %57 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Slice"(%35, %58, %59, %57, %60) : (tensor<8x2x30xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x15xbf16>
    %62 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Slice"(%35, %63, %64, %62, %65) : (tensor<8x2x30xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2x15xbf16>
    %67 = "onnx.Neg"(%66) : (tensor<8x2x15xbf16>) -> tensor<8x2x15xbf16>
    %68 = "onnx.Concat"(%67, %61) {axis = -1 : si64} : (tensor<8x2x15xbf16>, tensor<8x2x15xbf16>) -> tensor<8x2x30xbf16>
    %69 = "onnx.Mul"(%68, %20) : (tensor<8x2x30xbf16>, tensor<8x1x30xbf16>) -> tensor<8x2x30xbf16>
    %70 = "onnx.Add"(%56, %69) : (tensor<8x2x30xbf16>, tensor<8x2x30xbf16>) -> tensor<8x2x30xbf16>
    %71 = "onnx.Concat"(%55, %30) {axis = -1 : si64} : (tensor<8x2x30xbf16>, tensor<8x2x2xbf16>) -> tensor<8x2x32xbf16>
    %72 = "onnx.Concat"(%70, %40) {axis = -1 : si64} : (tensor<8x2x30xbf16>, tensor<8x2x2xbf16>) -> tensor<8x2x32xbf16>
    "func.return"(%71, %72) : (tensor<8x2x32xbf16>, tensor<8x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
