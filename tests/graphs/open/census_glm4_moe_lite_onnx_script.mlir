"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x16xf16>, %arg1: tensor<1x1x4x16xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x4x1xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %9 = "onnx.Sin"(%5) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<1x4x16xf32>
    %12 = "onnx.Cast"(%8) {to = 10 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xf16>
    %13 = "onnx.Cast"(%11) {to = 10 : si64} : (tensor<1x4x16xf32>) -> tensor<1x4x16xf16>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%12, %15, %16, %14, %17) : (tensor<1x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x8xf16>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Unsqueeze"(%18, %19) : (tensor<1x4x8xf16>, tensor<1xi64>) -> tensor<1x1x4x8xf16>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%13, %22, %23, %21, %24) : (tensor<1x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x8xf16>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Unsqueeze"(%25, %26) : (tensor<1x4x8xf16>, tensor<1xi64>) -> tensor<1x1x4x8xf16>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg0, %29, %30, %28, %31) : (tensor<1x2x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%arg0, %34, %35, %33, %36) : (tensor<1x2x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf16>
    %38 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%arg1, %39, %40, %38, %41) : (tensor<1x1x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf16>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %44, %45, %43, %46) : (tensor<1x1x4x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf16>
    %48 = "onnx.Mul"(%32, %20) : (tensor<1x2x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x2x4x8xf16>
    %49 = "onnx.Mul"(%37, %27) : (tensor<1x2x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x2x4x8xf16>
    %50 = "onnx.Sub"(%48, %49) : (tensor<1x2x4x8xf16>, tensor<1x2x4x8xf16>) -> tensor<1x2x4x8xf16>
    %51 = "onnx.Mul"(%37, %20) : (tensor<1x2x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x2x4x8xf16>
    %52 = "onnx.Mul"(%32, %27) : (tensor<1x2x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x2x4x8xf16>
    %53 = "onnx.Add"(%51, %52) : (tensor<1x2x4x8xf16>, tensor<1x2x4x8xf16>) -> tensor<1x2x4x8xf16>
    %54 = "onnx.Concat"(%50, %53) {axis = -1 : si64} : (tensor<1x2x4x8xf16>, tensor<1x2x4x8xf16>) -> tensor<1x2x4x16xf16>
    %55 = "onnx.Mul"(%42, %20) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %56 = "onnx.Mul"(%47, %27) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %57 = "onnx.Sub"(%55, %56) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %58 = "onnx.Mul"(%47, %20) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %59 = "onnx.Mul"(%42, %27) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %60 = "onnx.Add"(%58, %59) : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x8xf16>
    %61 = "onnx.Concat"(%57, %60) {axis = -1 : si64} : (tensor<1x1x4x8xf16>, tensor<1x1x4x8xf16>) -> tensor<1x1x4x16xf16>
    "func.return"(%54, %61) : (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>) -> ()
  }) : () -> ()
}) : () -> ()
