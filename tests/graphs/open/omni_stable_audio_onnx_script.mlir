"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>, tensor<4xi64>) -> (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4x1x48xf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %6 = "onnx.Cos"(%5) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %7 = "onnx.Sin"(%5) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %9, %10, %8, %11) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf16>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Slice"(%arg0, %14, %15, %13, %16) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Unsqueeze"(%6, %18) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Unsqueeze"(%19, %20) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Unsqueeze"(%7, %22) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<1x4x32xf32>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%23, %24) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %26 = "onnx.Constant"() {value = dense<[1, 4, 2, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %27 = "onnx.Reshape"(%12, %26) {allowzero = 0 : si64} : (tensor<1x4x2x32xf16>, tensor<5xi64>) -> tensor<1x4x2x2x16xf16>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %29:2 = "onnx.Split"(%27, %28) {axis = -2 : si64} : (tensor<1x4x2x2x16xf16>, tensor<2xi64>) -> (tensor<1x4x2x1x16xf16>, tensor<1x4x2x1x16xf16>)
    %30 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Squeeze"(%29#0, %30) : (tensor<1x4x2x1x16xf16>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %32 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Squeeze"(%29#1, %32) : (tensor<1x4x2x1x16xf16>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %34 = "onnx.Neg"(%33) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf16>
    %35 = "onnx.Concat"(%34, %31) {axis = -1 : si64} : (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf16>) -> tensor<1x4x2x32xf16>
    %36 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %37 = "onnx.Mul"(%36, %21) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %38 = "onnx.Cast"(%35) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %39 = "onnx.Mul"(%38, %25) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %40 = "onnx.Add"(%37, %39) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %41 = "onnx.Cast"(%40) {to = 10 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf16>
    %42 = "onnx.Concat"(%41, %17) {axis = -1 : si64} : (tensor<1x4x2x32xf16>, tensor<1x4x2x16xf16>) -> tensor<1x4x2x48xf16>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %44, %45, %43, %46) : (tensor<1x4x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xf16>
    %48 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%arg1, %49, %50, %48, %51) : (tensor<1x4x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %53 = "onnx.Constant"() {value = dense<[1, 4, 1, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %54 = "onnx.Reshape"(%47, %53) {allowzero = 0 : si64} : (tensor<1x4x1x32xf16>, tensor<5xi64>) -> tensor<1x4x1x2x16xf16>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %56:2 = "onnx.Split"(%54, %55) {axis = -2 : si64} : (tensor<1x4x1x2x16xf16>, tensor<2xi64>) -> (tensor<1x4x1x1x16xf16>, tensor<1x4x1x1x16xf16>)
    %57 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Squeeze"(%56#0, %57) : (tensor<1x4x1x1x16xf16>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %59 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Squeeze"(%56#1, %59) : (tensor<1x4x1x1x16xf16>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %61 = "onnx.Neg"(%60) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf16>
    %62 = "onnx.Concat"(%61, %58) {axis = -1 : si64} : (tensor<1x4x1x16xf16>, tensor<1x4x1x16xf16>) -> tensor<1x4x1x32xf16>
    %63 = "onnx.Cast"(%47) {to = 1 : si64} : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %64 = "onnx.Mul"(%63, %21) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %65 = "onnx.Cast"(%62) {to = 1 : si64} : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %66 = "onnx.Mul"(%65, %25) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %67 = "onnx.Add"(%64, %66) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %68 = "onnx.Cast"(%67) {to = 10 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf16>
    %69 = "onnx.Concat"(%68, %52) {axis = -1 : si64} : (tensor<1x4x1x32xf16>, tensor<1x4x1x16xf16>) -> tensor<1x4x1x48xf16>
    "func.return"(%42, %69) : (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
