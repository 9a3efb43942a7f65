"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<4xi64>) -> tensor<1x2x4x32xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<4xi64>) -> tensor<4xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "..., f -> ... f"} : (tensor<4xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Unsqueeze"(%2, %3) : (tensor<4x8xf32>, tensor<1xi64>) -> tensor<4x8x1xf32>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.ConstantOfShape"(%5) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Mul"(%6, %7) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Equal"(%9, %8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %11 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Where"(%10, %6, %11) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "onnx.Expand"(%4, %12) : (tensor<4x8x1xf32>, tensor<3xi64>) -> tensor<4x8x?xf32>
    %14 = "onnx.Constant"() {value = dense<[4, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %15 = "onnx.Reshape"(%13, %14) {allowzero = 0 : si64} : (tensor<4x8x?xf32>, tensor<2xi64>) -> tensor<4x16xf32>
    %16 = "onnx.Cast"(%15) {to = 10 : si64} : (tensor<4x16xf32>) -> tensor<4x16xf16>
    %17 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Slice"(%arg0, %18, %19, %17, %20) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x0xf16>
    %22 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %23, %24, %22, %25) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%arg0, %28, %29, %27, %30) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %32 = "onnx.Cos"(%16) : (tensor<4x16xf16>) -> tensor<4x16xf16>
    %33 = "onnx.Mul"(%26, %32) : (tensor<1x2x4x16xf16>, tensor<4x16xf16>) -> tensor<1x2x4x16xf16>
    %34 = "onnx.Constant"() {value = dense<[1, 2, 4, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %35 = "onnx.Reshape"(%26, %34) {allowzero = 0 : si64} : (tensor<1x2x4x16xf16>, tensor<5xi64>) -> tensor<1x2x4x8x2xf16>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %37:2 = "onnx.Split"(%35, %36) {axis = -1 : si64} : (tensor<1x2x4x8x2xf16>, tensor<2xi64>) -> (tensor<1x2x4x8x1xf16>, tensor<1x2x4x8x1xf16>)
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Squeeze"(%37#0, %38) : (tensor<1x2x4x8x1xf16>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %40 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Squeeze"(%37#1, %40) : (tensor<1x2x4x8x1xf16>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %42 = "onnx.Neg"(%41) : (tensor<1x2x4x8xf16>) -> tensor<1x2x4x8xf16>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Unsqueeze"(%42, %43) : (tensor<1x2x4x8xf16>, tensor<1xi64>) -> tensor<1x2x4x8x1xf16>
    %45 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Unsqueeze"(%39, %45) : (tensor<1x2x4x8xf16>, tensor<1xi64>) -> tensor<1x2x4x8x1xf16>
    %47 = "onnx.Concat"(%44, %46) {axis = -1 : si64} : (tensor<1x2x4x8x1xf16>, tensor<1x2x4x8x1xf16>) -> tensor<1x2x4x8x2xf16>
    %48 = "onnx.Constant"() {value = dense<[1, 2, 4, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %49 = "onnx.Reshape"(%47, %48) {allowzero = 0 : si64} : (tensor<1x2x4x8x2xf16>, tensor<4xi64>) -> tensor<1x2x4x16xf16>
    %50 = "onnx.Sin"(%16) : (tensor<4x16xf16>) -> tensor<4x16xf16>
    %51 = "onnx.Mul"(%49, %50) : (tensor<1x2x4x16xf16>, tensor<4x16xf16>) -> tensor<1x2x4x16xf16>
    %52 = "onnx.Add"(%33, %51) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %53 = "onnx.Concat"(%21, %52, %31) {axis = -1 : si64} : (tensor<1x2x4x0xf16>, tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    "func.return"(%53) : (tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
