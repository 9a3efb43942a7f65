"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x2x16xbf16>, tensor<1x4xi32>) -> tensor<1x4x2x2x16xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x2x16xbf16>, %arg1: tensor<1x4xi32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %4 = "onnx.Constant"() {value = dense<1.600000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<8> : tensor<2xi64>} : () -> tensor<2xi64>
    %28 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %29 = "onnx.Mul"(%3, %28) : (tensor<i32>, tensor<8xi32>) -> tensor<8xi32>
    %30 = "onnx.Cast"(%29) {to = 1 : si64} : (tensor<8xi32>) -> tensor<8xf32>
    %31 = "onnx.Div"(%30, %4) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %32 = "onnx.Pow"(%5, %31) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %33 = "onnx.Mul"(%6, %32) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %34 = "onnx.Concat"(%7, %8, %9, %10, %11) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %35 = "onnx.Concat"(%12, %13, %14, %15, %16) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %36 = "onnx.Reshape"(%33, %35) : (tensor<8xf32>, tensor<5xi64>) -> tensor<1x1x1x1x8xf32>
    %37 = "onnx.Expand"(%36, %34) : (tensor<1x1x1x1x8xf32>, tensor<5xi64>) -> tensor<1x1x1x1x8xf32>
    %38 = "onnx.Concat"(%17, %18, %19, %20, %21) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %39 = "onnx.Concat"(%22, %23, %24, %25, %26) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %40 = "onnx.Reshape"(%arg1, %39) : (tensor<1x4xi32>, tensor<5xi64>) -> tensor<1x4x1x1x1xi32>
    %41 = "onnx.Expand"(%40, %38) : (tensor<1x4x1x1x1xi32>, tensor<5xi64>) -> tensor<1x4x1x1x1xi32>
    %42 = "onnx.Cast"(%41) {to = 1 : si64} : (tensor<1x4x1x1x1xi32>) -> tensor<1x4x1x1x1xf32>
    %43 = "onnx.Div"(%42, %37) : (tensor<1x4x1x1x1xf32>, tensor<1x1x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %44 = "onnx.Sin"(%43) : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %45 = "onnx.Cos"(%43) : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %46:2 = "onnx.Split"(%arg0, %27) {axis = 4 : si64} : (tensor<1x4x2x2x16xbf16>, tensor<2xi64>) -> (tensor<1x4x2x2x8xbf16>, tensor<1x4x2x2x8xbf16>)
    %47 = "onnx.Cast"(%46#0) {to = 1 : si64} : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %48 = "onnx.Mul"(%47, %45) : (tensor<1x4x2x2x8xf32>, tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %49 = "onnx.Cast"(%46#1) {to = 1 : si64} : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %50 = "onnx.Mul"(%49, %44) : (tensor<1x4x2x2x8xf32>, tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %51 = "onnx.Sub"(%48, %50) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %52 = "onnx.Mul"(%49, %45) : (tensor<1x4x2x2x8xf32>, tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %53 = "onnx.Mul"(%47, %44) : (tensor<1x4x2x2x8xf32>, tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %54 = "onnx.Add"(%52, %53) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %55 = "onnx.Cast"(%51) {to = 16 : si64} : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xbf16>
    %56 = "onnx.Cast"(%54) {to = 16 : si64} : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xbf16>
    %57 = "onnx.Concat"(%55, %56) {axis = 4 : si64} : (tensor<1x4x2x2x8xbf16>, tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x16xbf16>
    "func.return"(%57) : (tensor<1x4x2x2x16xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
