"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<5xi64>) -> tensor<1x2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 5]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %5 = "onnx.Constant"() {value = dense<5.120000e+02> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<[1, 5, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 2, 5, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.ReduceMax"(%arg1) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<5xi64>) -> tensor<i64>
    %21 = "onnx.Add"(%20, %14) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %22 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<5xi64>, tensor<2xi64>) -> tensor<1x5xi64>
    %23 = "onnx.Cast"(%22) {saturate = 1 : si64, to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %24 = "onnx.Einsum"(%23, %0) {equation = "b i , j -> b i j"} : (tensor<1x5xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %25 = "onnx.Unsqueeze"(%24, %15) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %26 = "onnx.Concat"(%25, %25) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %27 = "onnx.Reshape"(%26, %3) {allowzero = 1 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %28 = "onnx.Less"(%21, %16) : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %29 = "onnx.Equal"(%28, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %30 = "onnx.Mod"(%21, %17) {fmod = 0 : si64} : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %31 = "onnx.Cast"(%30) {to = 9 : si64} : (tensor<i64>) -> tensor<i1>
    %32 = "onnx.And"(%29, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %33 = "onnx.Cast"(%32) {to = 7 : si64} : (tensor<i1>) -> tensor<i64>
    %34 = "onnx.Div"(%21, %17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %35 = "onnx.Sub"(%34, %33) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %36 = "onnx.Sub"(%22, %35) : (tensor<1x5xi64>, tensor<i64>) -> tensor<1x5xi64>
    %37 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %38 = "onnx.Div"(%37, %5) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %39 = "onnx.Reshape"(%38, %6) {allowzero = 1 : si64} : (tensor<1x5xf32>, tensor<3xi64>) -> tensor<1x5x1xf32>
    %40 = "onnx.Pow"(%1, %39) : (tensor<16xf32>, tensor<1x5x1xf32>) -> tensor<1x5x16xf32>
    %41 = "onnx.Unsqueeze"(%40, %15) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %42 = "onnx.Concat"(%41, %41) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %43 = "onnx.Reshape"(%42, %3) {allowzero = 1 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %44 = "onnx.Reshape"(%27, %7) {allowzero = 1 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %45 = "onnx.Reshape"(%43, %7) {allowzero = 1 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %46 = "onnx.Slice"(%arg0, %8, %9, %10, %18) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %47 = "onnx.Slice"(%arg0, %9, %11, %10, %18) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %48 = "onnx.Cos"(%44) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %49 = "onnx.Mul"(%46, %48) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %50 = "onnx.Mul"(%49, %45) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %51 = "onnx.Reshape"(%46, %12) {allowzero = 1 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %52 = "onnx.Slice"(%51, %8, %18, %15) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %53 = "onnx.Squeeze"(%52, %15) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %54 = "onnx.Slice"(%51, %18, %19, %15) : (tensor<1x2x5x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %55 = "onnx.Squeeze"(%54, %15) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %56 = "onnx.Neg"(%55) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %57 = "onnx.Unsqueeze"(%56, %15) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %58 = "onnx.Unsqueeze"(%53, %15) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %60 = "onnx.Reshape"(%59, %13) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %61 = "onnx.Sin"(%44) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %62 = "onnx.Mul"(%60, %61) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %63 = "onnx.Mul"(%62, %45) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %64 = "onnx.Add"(%50, %63) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %65 = "onnx.Concat"(%64, %47) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%65) : (tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
