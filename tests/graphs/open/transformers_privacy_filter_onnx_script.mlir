"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.47478205, 2.254180e-01, 0.107024416, 0.0508132726, 0.0193350017, 0.00679495931, 0.00209379266, 4.56483918E-4, 3.83088118E-5, 1.8188337E-5, 8.63549576E-6, 4.09997847E-6, 1.94659629E-6, 9.24208961E-7, 4.38797855E-7]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %6 = "onnx.Constant"() {value = dense<1.34657359> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<1x5x16xf32>
    %8 = "onnx.Sin"(%4) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %9 = "onnx.Constant"() {value = dense<1.34657359> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<1x5x16xf32>
    %11 = "onnx.Cast"(%7) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %12 = "onnx.Cast"(%10) {to = 16 : si64} : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%11, %13) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Unsqueeze"(%12, %15) : (tensor<1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %17 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Slice"(%arg0, %18, %19, %17, %20) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %22 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %23, %24, %22, %25) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %27 = "onnx.Mul"(%21, %14) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %28 = "onnx.Mul"(%26, %16) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %29 = "onnx.Sub"(%27, %28) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %30 = "onnx.Mul"(%26, %14) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %31 = "onnx.Mul"(%21, %16) : (tensor<1x2x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %32 = "onnx.Add"(%30, %31) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %33 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Unsqueeze"(%29, %33) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %35 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Unsqueeze"(%32, %35) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %37 = "onnx.Concat"(%34, %36) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %38 = "onnx.Shape"(%37) : (tensor<1x2x5x16x2xbf16>) -> tensor<5xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%38, %40, %41, %39) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Concat"(%42, %43) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %45 = "onnx.Reshape"(%37, %44) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %46 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Slice"(%arg1, %47, %48, %46, %49) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %51 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Slice"(%arg1, %52, %53, %51, %54) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %56 = "onnx.Mul"(%50, %14) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %57 = "onnx.Mul"(%55, %16) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %58 = "onnx.Sub"(%56, %57) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %59 = "onnx.Mul"(%55, %14) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %60 = "onnx.Mul"(%50, %16) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %61 = "onnx.Add"(%59, %60) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %62 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Unsqueeze"(%58, %62) : (tensor<1x1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16x1xbf16>
    %64 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Unsqueeze"(%61, %64) : (tensor<1x1x5x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16x1xbf16>
    %66 = "onnx.Concat"(%63, %65) {axis = -1 : si64} : (tensor<1x1x5x16x1xbf16>, tensor<1x1x5x16x1xbf16>) -> tensor<1x1x5x16x2xbf16>
    %67 = "onnx.Shape"(%66) : (tensor<1x1x5x16x2xbf16>) -> tensor<5xi64>
    %68 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Slice"(%67, %69, %70, %68) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %72 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Concat"(%71, %72) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %74 = "onnx.Reshape"(%66, %73) {allowzero = 0 : si64} : (tensor<1x1x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x1x5x32xbf16>
    "func.return"(%45, %74) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
