"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x2x32xbf16>, tensor<1x1x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x5x1xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<1x5x32xf32>, tensor<f32>) -> tensor<1x5x32xf32>
    %9 = "onnx.Sin"(%5) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x5x32xf32>, tensor<f32>) -> tensor<1x5x32xf32>
    %12 = "onnx.Cast"(%8) {to = 16 : si64} : (tensor<1x5x32xf32>) -> tensor<1x5x32xbf16>
    %13 = "onnx.Cast"(%11) {to = 16 : si64} : (tensor<1x5x32xf32>) -> tensor<1x5x32xbf16>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%12, %14) : (tensor<1x5x32xbf16>, tensor<1xi64>) -> tensor<1x1x5x32xbf16>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%13, %16) : (tensor<1x5x32xbf16>, tensor<1xi64>) -> tensor<1x1x5x32xbf16>
    %18 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%15, %19, %20, %18, %21) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x32xbf16>
    %23 = "onnx.Mul"(%arg0, %22) : (tensor<1x2x2x32xbf16>, tensor<1x1x2x32xbf16>) -> tensor<1x2x2x32xbf16>
    %24 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%arg0, %25, %26, %24, %27) : (tensor<1x2x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x16xbf16>
    %29 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%arg0, %30, %31, %29, %32) : (tensor<1x2x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x16xbf16>
    %34 = "onnx.Neg"(%33) : (tensor<1x2x2x16xbf16>) -> tensor<1x2x2x16xbf16>
    %35 = "onnx.Concat"(%34, %28) {axis = -1 : si64} : (tensor<1x2x2x16xbf16>, tensor<1x2x2x16xbf16>) -> tensor<1x2x2x32xbf16>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%17, %37, %38, %36, %39) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x2x32xbf16>
    %41 = "onnx.Mul"(%35, %40) : (tensor<1x2x2x32xbf16>, tensor<1x1x2x32xbf16>) -> tensor<1x2x2x32xbf16>
    %42 = "onnx.Add"(%23, %41) : (tensor<1x2x2x32xbf16>, tensor<1x2x2x32xbf16>) -> tensor<1x2x2x32xbf16>
    %43 = "onnx.Mul"(%arg1, %15) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Slice"(%arg1, %45, %46, %44, %47) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %49 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Slice"(%arg1, %50, %51, %49, %52) : (tensor<1x1x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %54 = "onnx.Neg"(%53) : (tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %55 = "onnx.Concat"(%54, %48) {axis = -1 : si64} : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x32xbf16>
    %56 = "onnx.Mul"(%55, %17) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %57 = "onnx.Add"(%43, %56) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    "func.return"(%42, %57) : (tensor<1x2x2x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
