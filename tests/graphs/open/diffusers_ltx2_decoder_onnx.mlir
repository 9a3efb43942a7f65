"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x3x1x32xf32>) -> tensor<1x2x2x3x1x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x3x1x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 4, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
    %4 = "onnx.Constant"() {value = dense<[[[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]], [[[[0.540302277, 0.995004177, 0.999949991, 0.999999523]]]]]]> : tensor<1x2x1x1x1x4xf32>} : () -> tensor<1x2x1x1x1x4xf32>
    %5 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]]], [[[[8.414710e-01, 0.0998334214, 0.00999983306, 9.99999931E-4]]]]]]> : tensor<1x2x1x1x1x4xf32>} : () -> tensor<1x2x1x1x1x4xf32>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 8]> : tensor<6xi64>} : () -> tensor<6xi64>
    %7 = "onnx.Constant"() {value = dense<20> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 6, 2]> : tensor<7xi64>} : () -> tensor<7xi64>
    %9 = "onnx.Constant"() {value = dense<[[[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[0.540302277, 0.976881682, 9.989230e-01, 0.999949991, 0.999997675, 0.99999988]]]]]]> : tensor<1x1x2x1x1x6xf32>} : () -> tensor<1x1x2x1x1x6xf32>
    %10 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[8.414710e-01, 0.213780656, 0.0463992245, 0.00999983306, 0.00215443317, 4.6415886E-4]]]]]]> : tensor<1x1x2x1x1x6xf32>} : () -> tensor<1x1x2x1x1x6xf32>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 2, 3, 1, 12]> : tensor<6xi64>} : () -> tensor<6xi64>
    %12 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<[[[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]], [[0.540302277, 0.976881682, 9.989230e-01, 0.999949991, 0.999997675, 0.99999988]], [[-0.416146815, 0.908595681, 0.99569422, 9.998000e-01, 0.999990701, 0.999999582]]]]]]> : tensor<1x1x1x3x1x6xf32>} : () -> tensor<1x1x1x3x1x6xf32>
    %14 = "onnx.Constant"() {value = dense<[[[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[8.414710e-01, 0.213780656, 0.0463992245, 0.00999983306, 0.00215443317, 4.6415886E-4]], [[0.909297406, 0.417676836, 9.269850e-02, 0.0199986659, 0.00430885609, 9.28317662E-4]]]]]]> : tensor<1x1x1x3x1x6xf32>} : () -> tensor<1x1x1x3x1x6xf32>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%arg0, %0, %1, %2, %17) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x8xf32>
    %20 = "onnx.Reshape"(%19, %3) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x8xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x4x2xf32>
    %21 = "onnx.Gather"(%20, %15) {axis = 6 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x4xf32>
    %22 = "onnx.Gather"(%20, %16) {axis = 6 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x4xf32>
    %23 = "onnx.Mul"(%21, %4) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %24 = "onnx.Mul"(%22, %5) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %25 = "onnx.Sub"(%23, %24) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %26 = "onnx.Mul"(%21, %5) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %27 = "onnx.Mul"(%22, %4) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x1x1x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %28 = "onnx.Add"(%26, %27) : (tensor<1x2x2x3x1x4xf32>, tensor<1x2x2x3x1x4xf32>) -> tensor<1x2x2x3x1x4xf32>
    %29 = "onnx.Unsqueeze"(%25, %18) : (tensor<1x2x2x3x1x4xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x4x1xf32>
    %30 = "onnx.Unsqueeze"(%28, %18) : (tensor<1x2x2x3x1x4xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x4x1xf32>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<1x2x2x3x1x4x1xf32>, tensor<1x2x2x3x1x4x1xf32>) -> tensor<1x2x2x3x1x4x2xf32>
    %32 = "onnx.Reshape"(%31, %6) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x4x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x8xf32>
    %33 = "onnx.Slice"(%arg0, %1, %7, %2, %17) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x12xf32>
    %34 = "onnx.Reshape"(%33, %8) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x12xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x6x2xf32>
    %35 = "onnx.Gather"(%34, %15) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %36 = "onnx.Gather"(%34, %16) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %37 = "onnx.Mul"(%35, %9) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %38 = "onnx.Mul"(%36, %10) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %39 = "onnx.Sub"(%37, %38) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %40 = "onnx.Mul"(%35, %10) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %41 = "onnx.Mul"(%36, %9) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x2x1x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %42 = "onnx.Add"(%40, %41) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %43 = "onnx.Unsqueeze"(%39, %18) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %44 = "onnx.Unsqueeze"(%42, %18) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %45 = "onnx.Concat"(%43, %44) {axis = -1 : si64} : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %46 = "onnx.Reshape"(%45, %11) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x12xf32>
    %47 = "onnx.Slice"(%arg0, %7, %12, %2, %17) : (tensor<1x2x2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x3x1x12xf32>
    %48 = "onnx.Reshape"(%47, %8) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x12xf32>, tensor<7xi64>) -> tensor<1x2x2x3x1x6x2xf32>
    %49 = "onnx.Gather"(%48, %15) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %50 = "onnx.Gather"(%48, %16) {axis = 6 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<i64>) -> tensor<1x2x2x3x1x6xf32>
    %51 = "onnx.Mul"(%49, %13) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %52 = "onnx.Mul"(%50, %14) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %53 = "onnx.Sub"(%51, %52) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %54 = "onnx.Mul"(%49, %14) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %55 = "onnx.Mul"(%50, %13) : (tensor<1x2x2x3x1x6xf32>, tensor<1x1x1x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %56 = "onnx.Add"(%54, %55) : (tensor<1x2x2x3x1x6xf32>, tensor<1x2x2x3x1x6xf32>) -> tensor<1x2x2x3x1x6xf32>
    %57 = "onnx.Unsqueeze"(%53, %18) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %58 = "onnx.Unsqueeze"(%56, %18) : (tensor<1x2x2x3x1x6xf32>, tensor<1xi64>) -> tensor<1x2x2x3x1x6x1xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x2x2x3x1x6x1xf32>, tensor<1x2x2x3x1x6x1xf32>) -> tensor<1x2x2x3x1x6x2xf32>
    %60 = "onnx.Reshape"(%59, %11) {allowzero = 1 : si64} : (tensor<1x2x2x3x1x6x2xf32>, tensor<6xi64>) -> tensor<1x2x2x3x1x12xf32>
    %61 = "onnx.Concat"(%32, %46, %60) {axis = -1 : si64} : (tensor<1x2x2x3x1x8xf32>, tensor<1x2x2x3x1x12xf32>, tensor<1x2x2x3x1x12xf32>) -> tensor<1x2x2x3x1x32xf32>
    "func.return"(%61) : (tensor<1x2x2x3x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
