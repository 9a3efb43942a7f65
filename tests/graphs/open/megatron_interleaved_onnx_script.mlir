"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137377, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894232, 0.0562341325, 0.0421696492, 0.0316227749, 0.0237137377, 0.0177827943, 0.013335214, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227763, 0.00237137359, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696517E-4, 3.16227757E-4, 2.3713737E-4, 1.7782794E-4, 1.33352136E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<4x1xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%4, %5) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x32x1xf32>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%4, %7) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x32x1xf32>
    %9 = "onnx.Concat"(%6, %8) {axis = -1 : si64} : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x2xf32>
    %10 = "onnx.Shape"(%9) : (tensor<4x32x2xf32>) -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Slice"(%10, %12, %13, %11) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Concat"(%14, %15) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %17 = "onnx.Reshape"(%9, %16) {allowzero = 0 : si64} : (tensor<4x32x2xf32>, tensor<2xi64>) -> tensor<4x64xf32>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Unsqueeze"(%17, %18) : (tensor<4x64xf32>, tensor<1xi64>) -> tensor<4x1x64xf32>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Unsqueeze"(%19, %20) : (tensor<4x1x64xf32>, tensor<1xi64>) -> tensor<4x1x1x64xf32>
    %22 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %23, %24, %22, %25) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x64xf32>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%arg0, %28, %29, %27, %30) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x0xf32>
    %32 = "onnx.Cos"(%21) : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %33 = "onnx.Constant"() {value = dense<1.250000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "onnx.Mul"(%32, %33) : (tensor<4x1x1x64xf32>, tensor<f32>) -> tensor<4x1x1x64xf32>
    %35 = "onnx.Cast"(%34) {to = 1 : si64} : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %36 = "onnx.Sin"(%21) : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %37 = "onnx.Constant"() {value = dense<1.250000e+00> : tensor<f32>} : () -> tensor<f32>
    %38 = "onnx.Mul"(%36, %37) : (tensor<4x1x1x64xf32>, tensor<f32>) -> tensor<4x1x1x64xf32>
    %39 = "onnx.Cast"(%38) {to = 1 : si64} : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %40 = "onnx.Mul"(%26, %35) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x2x64xf32>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Slice"(%26, %42, %43, %41, %44) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %46 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Slice"(%26, %47, %48, %46, %49) : (tensor<4x1x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x32xf32>
    %51 = "onnx.Neg"(%50) : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %52 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Unsqueeze"(%51, %52) : (tensor<4x1x2x32xf32>, tensor<1xi64>) -> tensor<4x1x2x32x1xf32>
    %54 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Unsqueeze"(%45, %54) : (tensor<4x1x2x32xf32>, tensor<1xi64>) -> tensor<4x1x2x32x1xf32>
    %56 = "onnx.Concat"(%53, %55) {axis = -1 : si64} : (tensor<4x1x2x32x1xf32>, tensor<4x1x2x32x1xf32>) -> tensor<4x1x2x32x2xf32>
    %57 = "onnx.Constant"() {value = dense<[4, 1, 2, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %58 = "onnx.Reshape"(%56, %57) {allowzero = 0 : si64} : (tensor<4x1x2x32x2xf32>, tensor<4xi64>) -> tensor<4x1x2x64xf32>
    %59 = "onnx.Mul"(%58, %39) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x2x64xf32>
    %60 = "onnx.Add"(%40, %59) : (tensor<4x1x2x64xf32>, tensor<4x1x2x64xf32>) -> tensor<4x1x2x64xf32>
    %61 = "onnx.Concat"(%60, %31) {axis = -1 : si64} : (tensor<4x1x2x64xf32>, tensor<4x1x2x0xf32>) -> tensor<4x1x2x64xf32>
    %62 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Slice"(%arg1, %63, %64, %62, %65) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x64xf32>
    %67 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Slice"(%arg1, %68, %69, %67, %70) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x0xf32>
    %72 = "onnx.Mul"(%66, %35) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %73 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Slice"(%66, %74, %75, %73, %76) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %78 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Slice"(%66, %79, %80, %78, %81) : (tensor<4x1x1x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x1x32xf32>
    %83 = "onnx.Neg"(%82) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %84 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %85 = "onnx.Unsqueeze"(%83, %84) : (tensor<4x1x1x32xf32>, tensor<1xi64>) -> tensor<4x1x1x32x1xf32>
    %86 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Unsqueeze"(%77, %86) : (tensor<4x1x1x32xf32>, tensor<1xi64>) -> tensor<4x1x1x32x1xf32>
    %88 = "onnx.Concat"(%85, %87) {axis = -1 : si64} : (tensor<4x1x1x32x1xf32>, tensor<4x1x1x32x1xf32>) -> tensor<4x1x1x32x2xf32>
    %89 = "onnx.Constant"() {value = dense<[4, 1, 1, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %90 = "onnx.Reshape"(%88, %89) {allowzero = 0 : si64} : (tensor<4x1x1x32x2xf32>, tensor<4xi64>) -> tensor<4x1x1x64xf32>
    %91 = "onnx.Mul"(%90, %39) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %92 = "onnx.Add"(%72, %91) : (tensor<4x1x1x64xf32>, tensor<4x1x1x64xf32>) -> tensor<4x1x1x64xf32>
    %93 = "onnx.Concat"(%92, %71) {axis = -1 : si64} : (tensor<4x1x1x64xf32>, tensor<4x1x1x0xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%61, %93) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
