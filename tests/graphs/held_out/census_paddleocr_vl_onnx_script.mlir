"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.ConstantOfShape"(%1) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Mul"(%2, %3) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[3, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Equal"(%5, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Constant"() {value = dense<[3, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Where"(%6, %2, %7) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "onnx.Expand"(%arg2, %8) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x?x4xi64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%9, %10) : (tensor<3x?x4xi64>, tensor<1xi64>) -> tensor<3x?x4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<3x?x4x1xi64>) -> tensor<3x?x4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<3x?x4x1xf32>, tensor<16xf32>) -> tensor<3x?x4x16xf32>
    %14 = "onnx.Cos"(%13) : (tensor<3x?x4x16xf32>) -> tensor<3x?x4x16xf32>
    %15 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Mul"(%14, %15) : (tensor<3x?x4x16xf32>, tensor<f32>) -> tensor<3x?x4x16xf32>
    %17 = "onnx.Sin"(%13) : (tensor<3x?x4x16xf32>) -> tensor<3x?x4x16xf32>
    %18 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Mul"(%17, %18) : (tensor<3x?x4x16xf32>, tensor<f32>) -> tensor<3x?x4x16xf32>
    %20 = "onnx.Constant"() {value = dense<[6, 5, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %21:3 = "onnx.Split"(%19, %20) {axis = -1 : si64} : (tensor<3x?x4x16xf32>, tensor<3xi64>) -> (tensor<3x?x4x6xf32>, tensor<3x?x4x5xf32>, tensor<3x?x4x5xf32>)
    %22 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %23 = "onnx.Gather"(%21#0, %22) {axis = 0 : si64} : (tensor<3x?x4x6xf32>, tensor<i64>) -> tensor<?x4x6xf32>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %25 = "onnx.Gather"(%21#1, %24) {axis = 0 : si64} : (tensor<3x?x4x5xf32>, tensor<i64>) -> tensor<?x4x5xf32>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %27 = "onnx.Gather"(%21#2, %26) {axis = 0 : si64} : (tensor<3x?x4x5xf32>, tensor<i64>) -> tensor<?x4x5xf32>
    %28 = "onnx.Concat"(%23, %25, %27) {axis = -1 : si64} : (tensor<?x4x6xf32>, tensor<?x4x5xf32>, tensor<?x4x5xf32>) -> tensor<?x4x16xf32>
    %29 = "onnx.Concat"(%28, %28) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %30:3 = "onnx.Split"(%16, %20) {axis = -1 : si64} : (tensor<3x?x4x16xf32>, tensor<3xi64>) -> (tensor<3x?x4x6xf32>, tensor<3x?x4x5xf32>, tensor<3x?x4x5xf32>)
    %31 = "onnx.Gather"(%30#0, %22) {axis = 0 : si64} : (tensor<3x?x4x6xf32>, tensor<i64>) -> tensor<?x4x6xf32>
    %32 = "onnx.Gather"(%30#1, %24) {axis = 0 : si64} : (tensor<3x?x4x5xf32>, tensor<i64>) -> tensor<?x4x5xf32>
    %33 = "onnx.Gather"(%30#2, %26) {axis = 0 : si64} : (tensor<3x?x4x5xf32>, tensor<i64>) -> tensor<?x4x5xf32>
    %34 = "onnx.Concat"(%31, %32, %33) {axis = -1 : si64} : (tensor<?x4x6xf32>, tensor<?x4x5xf32>, tensor<?x4x5xf32>) -> tensor<?x4x16xf32>
    %35 = "onnx.Concat"(%34, %34) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %36 = "onnx.Cast"(%35) {to = 10 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf16>
    %37 = "onnx.Cast"(%29) {to = 10 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf16>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Unsqueeze"(%36, %38) : (tensor<?x4x32xf16>, tensor<1xi64>) -> tensor<?x1x4x32xf16>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Unsqueeze"(%37, %40) : (tensor<?x4x32xf16>, tensor<1xi64>) -> tensor<?x1x4x32xf16>
    %42 = "onnx.Mul"(%arg0, %39) : (tensor<1x2x4x32xf16>, tensor<?x1x4x32xf16>) -> tensor<?x2x4x32xf16>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg0, %44, %45, %43, %46) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %48 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%arg0, %49, %50, %48, %51) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %54 = "onnx.Concat"(%53, %47) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %55 = "onnx.Mul"(%54, %41) : (tensor<1x2x4x32xf16>, tensor<?x1x4x32xf16>) -> tensor<?x2x4x32xf16>
    %56 = "onnx.Add"(%42, %55) : (tensor<?x2x4x32xf16>, tensor<?x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %57 = "onnx.Mul"(%arg1, %39) : (tensor<1x1x4x32xf16>, tensor<?x1x4x32xf16>) -> tensor<?x1x4x32xf16>
    %58 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Slice"(%arg1, %59, %60, %58, %61) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %63 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Slice"(%arg1, %64, %65, %63, %66) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %68 = "onnx.Neg"(%67) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %69 = "onnx.Concat"(%68, %62) {axis = -1 : si64} : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x32xf16>
    %70 = "onnx.Mul"(%69, %41) : (tensor<1x1x4x32xf16>, tensor<?x1x4x32xf16>) -> tensor<?x1x4x32xf16>
    %71 = "onnx.Add"(%57, %70) : (tensor<?x1x4x32xf16>, tensor<?x1x4x32xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%56, %71) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
