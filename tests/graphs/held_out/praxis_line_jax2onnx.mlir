"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x2x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Constant"() {value = dense<5.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %31 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %32 = "onnx.Mul"(%3, %31) : (tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %33 = "onnx.Cast"(%32) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %34 = "onnx.Div"(%33, %4) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %35 = "onnx.Pow"(%5, %34) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %36 = "onnx.Mul"(%6, %35) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %37 = "onnx.Range"(%7, %8, %9) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %38 = "onnx.Concat"(%10, %11) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %39 = "onnx.Concat"(%12, %13) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %40 = "onnx.Reshape"(%37, %39) : (tensor<5xf32>, tensor<2xi64>) -> tensor<1x5xf32>
    %41 = "onnx.Expand"(%40, %38) : (tensor<1x5xf32>, tensor<2xi64>) -> tensor<1x5xf32>
    %42 = "onnx.Concat"(%14, %15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %43 = "onnx.Concat"(%18, %19, %20, %21) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %44 = "onnx.Reshape"(%41, %43) : (tensor<1x5xf32>, tensor<4xi64>) -> tensor<1x5x1x1xf32>
    %45 = "onnx.Expand"(%44, %42) : (tensor<1x5x1x1xf32>, tensor<4xi64>) -> tensor<1x5x1x1xf32>
    %46 = "onnx.Concat"(%22, %23, %24, %25) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %47 = "onnx.Concat"(%26, %27, %28, %29) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %48 = "onnx.Reshape"(%36, %47) : (tensor<16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %49 = "onnx.Expand"(%48, %46) : (tensor<1x1x1x16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %50 = "onnx.Div"(%45, %49) : (tensor<1x5x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x5x1x16xf32>
    %51 = "onnx.Sin"(%50) : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %52 = "onnx.Cos"(%50) : (tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %53:2 = "onnx.Split"(%arg0, %30) {axis = 3 : si64} : (tensor<2x5x2x32xf32>, tensor<2xi64>) -> (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>)
    %54 = "onnx.Mul"(%53#0, %52) : (tensor<2x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %55 = "onnx.Mul"(%53#1, %51) : (tensor<2x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %56 = "onnx.Sub"(%54, %55) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %57 = "onnx.Mul"(%53#1, %52) : (tensor<2x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %58 = "onnx.Mul"(%53#0, %51) : (tensor<2x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<2x5x2x16xf32>
    %59 = "onnx.Add"(%57, %58) : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x16xf32>
    %60 = "onnx.Concat"(%56, %59) {axis = 3 : si64} : (tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) -> tensor<2x5x2x32xf32>
    "func.return"(%60) : (tensor<2x5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
