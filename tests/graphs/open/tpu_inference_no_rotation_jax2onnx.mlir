"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4x16xf32>, tensor<4x16xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Range"(%0, %1, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %9 = "onnx.Div"(%8, %3) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %10 = "onnx.Pow"(%4, %9) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "onnx.Div"(%5, %10) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %13 = "onnx.Einsum"(%12, %11) {equation = "T,H->TH"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %14 = "onnx.Cos"(%13) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %15 = "onnx.Mul"(%14, %6) : (tensor<4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %16 = "onnx.Sin"(%13) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %17 = "onnx.Mul"(%16, %7) : (tensor<4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    "func.return"(%15, %17) : (tensor<4x16xf32>, tensor<4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
