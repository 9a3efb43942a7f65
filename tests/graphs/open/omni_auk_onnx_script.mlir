"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i,j->ij"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Unsqueeze"(%2, %3) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x16x1xf32>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%2, %5) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x16x1xf32>
    %7 = "onnx.Concat"(%4, %6) {axis = -1 : si64} : (tensor<5x16x1xf32>, tensor<5x16x1xf32>) -> tensor<5x16x2xf32>
    %8 = "onnx.Shape"(%7) : (tensor<5x16x2xf32>) -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%8, %10, %11, %9) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Concat"(%12, %13) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %15 = "onnx.Reshape"(%7, %14) {allowzero = 0 : si64} : (tensor<5x16x2xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    %16 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%15, %16) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<1x5x32xf32>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Unsqueeze"(%17, %18) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %20 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %21 = "onnx.Cos"(%19) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %22 = "onnx.Mul"(%20, %21) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %24 = "onnx.Reshape"(%20, %23) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %26:2 = "onnx.Split"(%24, %25) {axis = -1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>)
    %27 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%26#0, %27) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Squeeze"(%26#1, %29) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%31, %32) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Unsqueeze"(%28, %34) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %36 = "onnx.Concat"(%33, %35) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %37 = "onnx.Shape"(%36) : (tensor<1x2x5x16x2xf32>) -> tensor<5xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%37, %39, %40, %38) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %42 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Concat"(%41, %42) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %44 = "onnx.Reshape"(%36, %43) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %45 = "onnx.Sin"(%19) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %46 = "onnx.Mul"(%44, %45) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %47 = "onnx.Add"(%22, %46) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %48 = "onnx.Cast"(%47) {to = 16 : si64} : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %49 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %50 = "onnx.Mul"(%49, %21) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %51 = "onnx.Constant"() {value = dense<[1, 1, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %52 = "onnx.Reshape"(%49, %51) {allowzero = 0 : si64} : (tensor<1x1x5x32xf32>, tensor<5xi64>) -> tensor<1x1x5x16x2xf32>
    %53 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %54:2 = "onnx.Split"(%52, %53) {axis = -1 : si64} : (tensor<1x1x5x16x2xf32>, tensor<2xi64>) -> (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>)
    %55 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Squeeze"(%54#0, %55) : (tensor<1x1x5x16x1xf32>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %57 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Squeeze"(%54#1, %57) : (tensor<1x1x5x16x1xf32>, tensor<1xi64>) -> tensor<1x1x5x16xf32>
    %59 = "onnx.Neg"(%58) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %60 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%59, %60) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %62 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Unsqueeze"(%56, %62) : (tensor<1x1x5x16xf32>, tensor<1xi64>) -> tensor<1x1x5x16x1xf32>
    %64 = "onnx.Concat"(%61, %63) {axis = -1 : si64} : (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16x2xf32>
    %65 = "onnx.Shape"(%64) : (tensor<1x1x5x16x2xf32>) -> tensor<5xi64>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Slice"(%65, %67, %68, %66) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %70 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Concat"(%69, %70) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %72 = "onnx.Reshape"(%64, %71) {allowzero = 0 : si64} : (tensor<1x1x5x16x2xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %73 = "onnx.Mul"(%72, %45) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %74 = "onnx.Add"(%50, %73) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %75 = "onnx.Cast"(%74) {to = 16 : si64} : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    "func.return"(%48, %75) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
