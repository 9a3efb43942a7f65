"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 0.562341332, 0.177827939, 0.0562341288, 0.0177827943, 0.00562341325, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[6, 6, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %17 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %18 = "onnx.Unsqueeze"(%17, %6) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<3x1x4x1xf32>, tensor<16xf32>) -> tensor<3x1x4x16xf32>
    %21 = "onnx.Cos"(%20) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %22 = "onnx.Sin"(%20) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %23:3 = "onnx.Split"(%22, %11) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x6xf32>, tensor<3x1x4x6xf32>, tensor<3x1x4x4xf32>)
    %24 = "onnx.Gather"(%23#0, %13) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %25 = "onnx.Gather"(%23#1, %14) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %26 = "onnx.Gather"(%23#2, %12) {axis = 0 : si64} : (tensor<3x1x4x4xf32>, tensor<i64>) -> tensor<1x4x4xf32>
    %27 = "onnx.Unsqueeze"(%24, %15) : (tensor<1x4x6xf32>, tensor<1xi64>) -> tensor<1x4x6x1xf32>
    %28 = "onnx.Unsqueeze"(%25, %15) : (tensor<1x4x6xf32>, tensor<1xi64>) -> tensor<1x4x6x1xf32>
    %29 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %30 = "onnx.Reshape"(%29, %2) {allowzero = 1 : si64} : (tensor<1x4x6x2xf32>, tensor<3xi64>) -> tensor<1x4x12xf32>
    %31 = "onnx.Concat"(%30, %26) {axis = -1 : si64} : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %32 = "onnx.Unsqueeze"(%31, %6) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %33 = "onnx.Expand"(%32, %16) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %34 = "onnx.Reshape"(%33, %3) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %35:3 = "onnx.Split"(%21, %11) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x6xf32>, tensor<3x1x4x6xf32>, tensor<3x1x4x4xf32>)
    %36 = "onnx.Gather"(%35#0, %13) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %37 = "onnx.Gather"(%35#1, %14) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %38 = "onnx.Gather"(%35#2, %12) {axis = 0 : si64} : (tensor<3x1x4x4xf32>, tensor<i64>) -> tensor<1x4x4xf32>
    %39 = "onnx.Unsqueeze"(%36, %15) : (tensor<1x4x6xf32>, tensor<1xi64>) -> tensor<1x4x6x1xf32>
    %40 = "onnx.Unsqueeze"(%37, %15) : (tensor<1x4x6xf32>, tensor<1xi64>) -> tensor<1x4x6x1xf32>
    %41 = "onnx.Concat"(%39, %40) {axis = -1 : si64} : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x2xf32>
    %42 = "onnx.Reshape"(%41, %2) {allowzero = 1 : si64} : (tensor<1x4x6x2xf32>, tensor<3xi64>) -> tensor<1x4x12xf32>
    %43 = "onnx.Concat"(%42, %38) {axis = -1 : si64} : (tensor<1x4x12xf32>, tensor<1x4x4xf32>) -> tensor<1x4x16xf32>
    %44 = "onnx.Unsqueeze"(%43, %6) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %45 = "onnx.Expand"(%44, %16) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %46 = "onnx.Reshape"(%45, %3) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %47 = "onnx.Unsqueeze"(%46, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %48 = "onnx.Unsqueeze"(%34, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %49 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %50 = "onnx.Mul"(%49, %47) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %51 = "onnx.Slice"(%arg0, %4, %5, %6, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %52 = "onnx.Slice"(%arg0, %8, %5, %6, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %54 = "onnx.Unsqueeze"(%53, %15) : (tensor<1x2x4x16xf16>, tensor<1xi64>) -> tensor<1x2x4x16x1xf16>
    %55 = "onnx.Unsqueeze"(%51, %15) : (tensor<1x2x4x16xf16>, tensor<1xi64>) -> tensor<1x2x4x16x1xf16>
    %56 = "onnx.Concat"(%54, %55) {axis = -1 : si64} : (tensor<1x2x4x16x1xf16>, tensor<1x2x4x16x1xf16>) -> tensor<1x2x4x16x2xf16>
    %57 = "onnx.Reshape"(%56, %9) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf16>, tensor<4xi64>) -> tensor<1x2x4x32xf16>
    %58 = "onnx.Cast"(%57) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %59 = "onnx.Mul"(%58, %48) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %60 = "onnx.Add"(%50, %59) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %61 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %62 = "onnx.Mul"(%61, %47) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %63 = "onnx.Slice"(%arg1, %4, %5, %6, %7) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %64 = "onnx.Slice"(%arg1, %8, %5, %6, %7) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %65 = "onnx.Neg"(%64) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %66 = "onnx.Unsqueeze"(%65, %15) : (tensor<1x1x4x16xf16>, tensor<1xi64>) -> tensor<1x1x4x16x1xf16>
    %67 = "onnx.Unsqueeze"(%63, %15) : (tensor<1x1x4x16xf16>, tensor<1xi64>) -> tensor<1x1x4x16x1xf16>
    %68 = "onnx.Concat"(%66, %67) {axis = -1 : si64} : (tensor<1x1x4x16x1xf16>, tensor<1x1x4x16x1xf16>) -> tensor<1x1x4x16x2xf16>
    %69 = "onnx.Reshape"(%68, %10) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xf16>, tensor<4xi64>) -> tensor<1x1x4x32xf16>
    %70 = "onnx.Cast"(%69) {to = 1 : si64} : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x32xf32>
    %71 = "onnx.Mul"(%70, %48) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %72 = "onnx.Add"(%62, %71) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %73 = "onnx.Cast"(%60) {to = 10 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    %74 = "onnx.Cast"(%72) {to = 10 : si64} : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf16>
    "func.return"(%73, %74) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
