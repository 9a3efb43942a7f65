"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x1x4x48xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[4, 6, 6]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %18 = "onnx.Unsqueeze"(%17, %5) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<3x1x4x1xf32>, tensor<16xf32>) -> tensor<3x1x4x16xf32>
    %21 = "onnx.Cos"(%20) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %22 = "onnx.Sin"(%20) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %23:3 = "onnx.Split"(%22, %11) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x4xf32>, tensor<3x1x4x6xf32>, tensor<3x1x4x6xf32>)
    %24 = "onnx.Gather"(%23#0, %12) {axis = 0 : si64} : (tensor<3x1x4x4xf32>, tensor<i64>) -> tensor<1x4x4xf32>
    %25 = "onnx.Gather"(%23#1, %13) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %26 = "onnx.Gather"(%23#2, %14) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %27 = "onnx.Concat"(%24, %25, %26) {axis = -1 : si64} : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %28 = "onnx.Unsqueeze"(%27, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %29 = "onnx.Expand"(%28, %15) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %30 = "onnx.Reshape"(%29, %2) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %31:3 = "onnx.Split"(%21, %11) {axis = 3 : si64} : (tensor<3x1x4x16xf32>, tensor<3xi64>) -> (tensor<3x1x4x4xf32>, tensor<3x1x4x6xf32>, tensor<3x1x4x6xf32>)
    %32 = "onnx.Gather"(%31#0, %12) {axis = 0 : si64} : (tensor<3x1x4x4xf32>, tensor<i64>) -> tensor<1x4x4xf32>
    %33 = "onnx.Gather"(%31#1, %13) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %34 = "onnx.Gather"(%31#2, %14) {axis = 0 : si64} : (tensor<3x1x4x6xf32>, tensor<i64>) -> tensor<1x4x6xf32>
    %35 = "onnx.Concat"(%32, %33, %34) {axis = -1 : si64} : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %36 = "onnx.Unsqueeze"(%35, %5) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %37 = "onnx.Expand"(%36, %15) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %38 = "onnx.Reshape"(%37, %2) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %39 = "onnx.Unsqueeze"(%38, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %40 = "onnx.Unsqueeze"(%30, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %41 = "onnx.Slice"(%arg0, %3, %4, %5, %8) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %42 = "onnx.Slice"(%arg0, %4, %6, %5, %8) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %43 = "onnx.Slice"(%arg1, %3, %4, %5, %8) : (tensor<1x1x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %44 = "onnx.Slice"(%arg1, %4, %6, %5, %8) : (tensor<1x1x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %45 = "onnx.Mul"(%41, %39) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "onnx.Slice"(%41, %3, %6, %5, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %47 = "onnx.Slice"(%41, %8, %6, %5, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "onnx.Unsqueeze"(%48, %16) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %50 = "onnx.Unsqueeze"(%46, %16) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %51 = "onnx.Concat"(%49, %50) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %52 = "onnx.Reshape"(%51, %9) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %53 = "onnx.Mul"(%52, %40) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %54 = "onnx.Add"(%45, %53) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %55 = "onnx.Mul"(%43, %39) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %56 = "onnx.Slice"(%43, %3, %6, %5, %7) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %57 = "onnx.Slice"(%43, %8, %6, %5, %7) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %58 = "onnx.Neg"(%57) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %59 = "onnx.Unsqueeze"(%58, %16) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %60 = "onnx.Unsqueeze"(%56, %16) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %61 = "onnx.Concat"(%59, %60) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %62 = "onnx.Reshape"(%61, %10) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %63 = "onnx.Mul"(%62, %40) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %64 = "onnx.Add"(%55, %63) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %65 = "onnx.Concat"(%54, %42) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %66 = "onnx.Concat"(%64, %44) {axis = -1 : si64} : (tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    "func.return"(%65, %66) : (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
