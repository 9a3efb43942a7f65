"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %16 = "onnx.Constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %18 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %31 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %32 = "onnx.Mul"(%3, %31) : (tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %33 = "onnx.Cast"(%32) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %34 = "onnx.Div"(%33, %4) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %35 = "onnx.Pow"(%5, %34) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %36 = "onnx.Mul"(%6, %35) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %37 = "onnx.Concat"(%7, %8, %9, %10) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %38 = "onnx.Concat"(%11, %12, %13, %14) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %39 = "onnx.Reshape"(%36, %38) : (tensor<16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %40 = "onnx.Expand"(%39, %37) : (tensor<1x1x1x16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %41 = "onnx.Range"(%15, %16, %17) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %42 = "onnx.Concat"(%18, %19) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %43 = "onnx.Concat"(%20, %21) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %44 = "onnx.Reshape"(%41, %43) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %45 = "onnx.Expand"(%44, %42) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %46 = "onnx.Concat"(%22, %23, %24, %25) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %47 = "onnx.Concat"(%26, %27, %28, %29) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %48 = "onnx.Reshape"(%45, %47) : (tensor<4x1xi32>, tensor<4xi64>) -> tensor<4x1x1x1xi32>
    %49 = "onnx.Expand"(%48, %46) : (tensor<4x1x1x1xi32>, tensor<4xi64>) -> tensor<4x1x1x1xi32>
    %50 = "onnx.Cast"(%49) {to = 1 : si64} : (tensor<4x1x1x1xi32>) -> tensor<4x1x1x1xf32>
    %51 = "onnx.Div"(%50, %40) : (tensor<4x1x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %52 = "onnx.Sin"(%51) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %53 = "onnx.Cos"(%51) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %54:2 = "onnx.Split"(%arg0, %30) {axis = 3 : si64} : (tensor<4x1x2x32xbf16>, tensor<2xi64>) -> (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>)
    %55 = "onnx.Cast"(%54#0) {to = 1 : si64} : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %56 = "onnx.Mul"(%55, %53) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %57 = "onnx.Cast"(%54#1) {to = 1 : si64} : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %58 = "onnx.Mul"(%57, %52) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %59 = "onnx.Sub"(%56, %58) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %60 = "onnx.Cast"(%59) {to = 16 : si64} : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xbf16>
    %61 = "onnx.Mul"(%57, %53) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %62 = "onnx.Mul"(%55, %52) : (tensor<4x1x2x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %63 = "onnx.Add"(%61, %62) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %64 = "onnx.Cast"(%63) {to = 16 : si64} : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xbf16>
    %65 = "onnx.Concat"(%60, %64) {axis = 3 : si64} : (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x32xbf16>
    "func.return"(%65) : (tensor<4x1x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
