"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[-5.000000e-01, -0.433333337, -0.366666675, -0.299999982, -0.233333319, -0.166666657, -0.0999999791, -0.033333309, 0.033333309, 0.0999999791, 0.166666657, 0.233333319, 0.299999982, 0.366666675, 0.433333337, 5.000000e-01]> : tensor<16xf32>} : () -> tensor<16xf32>
    %2 = "onnx.Exp"(%1) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = "onnx.Mul"(%0, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %6 = "onnx.Cast"(%5) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %7 = "onnx.Mul"(%6, %3) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %8 = "onnx.Concat"(%7, %7) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %9 = "onnx.Cos"(%8) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4x32xf32>
    %12 = "onnx.Sin"(%8) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %13 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Mul"(%12, %13) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4x32xf32>
    %15 = "onnx.Cast"(%11) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %16 = "onnx.Cast"(%14) {to = 10 : si64} : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Slice"(%15, %18, %19, %17, %20) : (tensor<1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xf16>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Unsqueeze"(%21, %22) : (tensor<1x4x16xf16>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%16, %25, %26, %24, %27) : (tensor<1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xf16>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Unsqueeze"(%28, %29) : (tensor<1x4x16xf16>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %31 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Slice"(%arg0, %32, %33, %31, %34) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %36 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%arg0, %37, %38, %36, %39) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %41 = "onnx.Mul"(%35, %23) : (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %42 = "onnx.Mul"(%40, %30) : (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %43 = "onnx.Sub"(%41, %42) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %44 = "onnx.Mul"(%40, %23) : (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %45 = "onnx.Mul"(%35, %30) : (tensor<1x2x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %46 = "onnx.Add"(%44, %45) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %47 = "onnx.Concat"(%43, %46) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %48 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%arg1, %49, %50, %48, %51) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %53 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Slice"(%arg1, %54, %55, %53, %56) : (tensor<1x1x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf16>
    %58 = "onnx.Mul"(%52, %23) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %59 = "onnx.Mul"(%57, %30) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %60 = "onnx.Sub"(%58, %59) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %61 = "onnx.Mul"(%57, %23) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %62 = "onnx.Mul"(%52, %30) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %63 = "onnx.Add"(%61, %62) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %64 = "onnx.Concat"(%60, %63) {axis = -1 : si64} : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%47, %64) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
