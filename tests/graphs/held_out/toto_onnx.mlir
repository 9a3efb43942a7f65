"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<4xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x2x4x32xf32>, %arg2: tensor<4xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<5.120000e+02> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[2, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Einsum"(%arg2, %1) {equation = "..., f -> ... f"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %15 = "onnx.Unsqueeze"(%14, %10) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %16 = "onnx.Expand"(%15, %2) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %17 = "onnx.Reshape"(%16, %3) {allowzero = 1 : si64} : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %18 = "onnx.ReduceMax"(%arg2, %4) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<4xf32>, tensor<1xi64>) -> tensor<f32>
    %19 = "onnx.Unsqueeze"(%18, %4) : (tensor<f32>, tensor<1xi64>) -> tensor<1xf32>
    %20 = "onnx.Div"(%19, %5) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    %21 = "onnx.Floor"(%20) : (tensor<1xf32>) -> tensor<1xf32>
    %22 = "onnx.Sub"(%arg2, %21) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
    %23 = "onnx.Div"(%22, %6) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = "onnx.Reshape"(%23, %7) {allowzero = 1 : si64} : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %25 = "onnx.Pow"(%0, %24) : (tensor<16xf32>, tensor<4x1xf32>) -> tensor<4x16xf32>
    %26 = "onnx.Concat"(%25, %25) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %27 = "onnx.Cos"(%17) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %28 = "onnx.Mul"(%arg0, %27) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %29 = "onnx.Mul"(%28, %26) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %30 = "onnx.Reshape"(%arg0, %8) {allowzero = 1 : si64} : (tensor<2x2x4x32xf32>, tensor<5xi64>) -> tensor<2x2x4x16x2xf32>
    %31 = "onnx.Slice"(%30, %11, %12, %4) : (tensor<2x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %32 = "onnx.Squeeze"(%31, %4) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %33 = "onnx.Slice"(%30, %12, %10, %4) : (tensor<2x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %34 = "onnx.Squeeze"(%33, %4) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %35 = "onnx.Neg"(%34) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %36 = "onnx.Unsqueeze"(%35, %4) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %37 = "onnx.Unsqueeze"(%32, %4) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %39 = "onnx.Reshape"(%38, %9) {allowzero = 1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    %40 = "onnx.Sin"(%17) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %41 = "onnx.Mul"(%39, %40) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %42 = "onnx.Mul"(%41, %26) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %43 = "onnx.Add"(%29, %42) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %44 = "onnx.Pow"(%26, %13) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %45 = "onnx.Mul"(%arg1, %27) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %46 = "onnx.Mul"(%45, %44) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %47 = "onnx.Reshape"(%arg1, %8) {allowzero = 1 : si64} : (tensor<2x2x4x32xf32>, tensor<5xi64>) -> tensor<2x2x4x16x2xf32>
    %48 = "onnx.Slice"(%47, %11, %12, %4) : (tensor<2x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %49 = "onnx.Squeeze"(%48, %4) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %50 = "onnx.Slice"(%47, %12, %10, %4) : (tensor<2x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %51 = "onnx.Squeeze"(%50, %4) : (tensor<2x2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x2x4x16xf32>
    %52 = "onnx.Neg"(%51) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %53 = "onnx.Unsqueeze"(%52, %4) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %54 = "onnx.Unsqueeze"(%49, %4) : (tensor<2x2x4x16xf32>, tensor<1xi64>) -> tensor<2x2x4x16x1xf32>
    %55 = "onnx.Concat"(%53, %54) {axis = -1 : si64} : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %56 = "onnx.Reshape"(%55, %9) {allowzero = 1 : si64} : (tensor<2x2x4x16x2xf32>, tensor<4xi64>) -> tensor<2x2x4x32xf32>
    %57 = "onnx.Mul"(%56, %40) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %58 = "onnx.Mul"(%57, %44) : (tensor<2x2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x2x4x32xf32>
    %59 = "onnx.Add"(%46, %58) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    "func.return"(%43, %59) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
