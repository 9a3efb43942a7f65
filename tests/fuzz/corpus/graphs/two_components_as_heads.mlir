"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x3x1x32xf32>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5=  "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%arg0, %3, %4, %2, %5) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x8xf32>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 4, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
    %8 = "onnx.Reshape"(%6, %7) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x8xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x4x2xf32>
    %9 = "onnx.Gather"(%8, %1) {axis = 6 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x4xf32>
    %10 = "onnx.Cast"(%9) {to = 1 : si64} : (tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %11 = "onnx.Gather"(%8, %0) {axis = 6 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x4xf32>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %13 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]]], [[[[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]]]]]]> : tensor<1x2x1x1x1x4xf32>} : () -> tensor<1x2x1x1x1x4xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x1x1x1x4xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x1x1x1x4xf32>
    %16 = "onnx.Mul"(%10, %14) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %17 = "onnx.Mul"(%12, %15) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %18 = "onnx.Sub"(%16, %17) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %19 = "onnx.Mul"(%10, %15) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %20 = "onnx.Mul"(%12, %14) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %21 = "onnx.Add"(%19, %20) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %22 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Unsqueeze"(%18, %22) : (tensor<1x2x2x3x1x4xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x4x1xf32>
    %24 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%21, %24) : (tensor<1x2x2x3x1x4xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x4x1xf32>
    %26 = "onnx.Concat"(%23, %25) {axis = -1 : si64} : (tensor<1x2x2x3x1x4x1xf32>, tensor<1x2x2x3x1x4x1xf32>) -> tensor<1x2x2x3x1x4x2xf32>
    %27 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 8]> : tensor<6xi64>} : () -> tensor<6xi64>
    %28 = "onnx.Reshape"(%26, %27) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x8xf32>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<1x2x2x3x1x8xf32>) -> tensor<1x2x2x3x1x8xf32>
    %30 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<20> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%arg0, %31, %32, %30, %33) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x12xf32>
    %35 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 6, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
    %36 = "onnx.Reshape"(%34, %35) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x12xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x6x2xf32>
    %37 = "onnx.Gather"(%36, %1) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %38 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %39 = "onnx.Sin"(%36, %0) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %40 = "onnx.Cast"(%39) {to = 1 : si64} : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %41 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[1.000000e+00, 0.215443462, 0.0464158878, 0.00999999977, 0.0021544348, 4.64158889E-4]]]]]]> : tensor<1x1x2x1x1x6xf32>} : () -> tensor<1x1x2x1x1x6xf32>
    %42 = "onnx.Cos"(%41) : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x1x2x1x1x6xf32>
    %43 = "onnx.Sin"(%41) : (tensor<1x1x2x1x1x6xf32>) -> tensor<1x1x2x1x1x6xf32>
    %44 = "onnx.Mul"(%38, %42) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %45 = "onnx.Mul"(%40, %43) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %46 = "onnx.Sub"(%44, %45) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %47 = "onnx.Mul"(%38, %43) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %48 = "onnx.Mul"(%40, %42) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %49 = "onnx.Add"(%47, %48) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %50 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Unsqueeze"(%46, %50) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %52 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Unsqueeze"(%49, %52) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %54 = "onnx.Concat"(%51, %53) {axis = -1 : si64} : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %55 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 12]> : tensor<6xi64>} : () -> tensor<6xi64>
    %56 = "onnx.Reshape"(%54, %55) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x12xf32>
    %57 = "onnx.Cast"(%56) {to = 1 : si64} : (tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x12xf32>
    %58 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<20> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Slice"(%arg0, %59, %60, %58, %61) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x12xf32>
    %63 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 6, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
    %64 = "onnx.Reshape"(%62, %63) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x12xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x6x2xf32>
    %65 = "onnx.Gather"(%64, %1) {axiYs = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %66 = "onnx.Cast"(%65) {to = 1 : si64} : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %67 = "onnx.Gather"(%64, %0) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %68 = "onnx.Cast"(%67) {to = 1 : si64} : (tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %69 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[1.000000e+00, 0.215443462, 0.0464158878, 0.00999999977, 0.0021544348, 4.64158889E-4]], [[2.000000e+00, 0.430886924, 0.0928317755, 2.000000e-02, 0.0043088696, 9.28317778E-4]]]]]]> : tensor<1x1x1x3x1x6xf32>} : () -> tensor<1x1x1x3x1x6xf32>
    %70 = "onnx.Cos"(%69) : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x1x1x3x1x6xf32>
    %71 = "onnx.Sin"(%69) : (tensor<1x1x1x3x1x6xf32>) -> tensor<1x1x1x3x1x6xf32>
    %72 = "onnx.Mul"(%66, %70) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %73 = "onnx.Mul"(%68, %71) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %74 = "onnx.Sub"(%72, %73) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %75 = "onnx.Mul"(%66, %71) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %76 = "onnx.Mul"(%68, %70) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %77 = "onnx.Add"(%75, %76) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %78 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Unsqueeze"(%74, %78) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %80 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Unsqueeze"(%77, %80) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %82 = "onnx.Concat"(%79, %81) {axis = -1 : si64} : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %83 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 12]> : tensor<6xi64>} : () -> tensor<6xi64>
    %84 = "onnx.Reshape"(%82, %83) {allowzero = 0 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x12xf32>
    %85 = "onnx.Cast"(%84) {to = 1 : si64} : (tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x12xf32>
    %86 = "onnx.Concat"(%29, %57, %85) {axis = -1 : si64} : (tensor<1x2x2x3x1x8xf32>, tensor<1x2x2x3x1x12xf32>, tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x32xf32>
    "func.return"(%86) : (tensor<1x2x2x3x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
