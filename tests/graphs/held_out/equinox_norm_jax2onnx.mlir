"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x32xf32>) -> tensor<4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32xf32>} : () -> tensor<32xf32>
    %2 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.ReduceMean"(%arg0, %3) {keepdims = 1 : si64} : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1xf32>
    %9 = "onnx.Sub"(%arg0, %8) : (tensor<4x32xf32>, tensor<4x1xf32>) -> tensor<4x32xf32>
    %10 = "onnx.ReduceMin"(%arg0, %4) {keepdims = 1 : si64} : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1xf32>
    %11 = "onnx.ReduceMax"(%arg0, %5) {keepdims = 1 : si64} : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1xf32>
    %12 = "onnx.Equal"(%10, %11) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xi1>
    %13 = "onnx.Sub"(%8, %8) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %14 = "onnx.Equal"(%13, %2) : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xi1>
    %15 = "onnx.And"(%12, %14) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %16 = "onnx.Where"(%15, %2, %9) : (tensor<4x1xi1>, tensor<f32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %17 = "onnx.Mul"(%16, %16) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %18 = "onnx.Cast"(%17) {to = 11 : si64} : (tensor<4x32xf32>) -> tensor<4x32xf64>
    %19 = "onnx.ReduceMean"(%18, %6) {keepdims = 1 : si64} : (tensor<4x32xf64>, tensor<1xi64>) -> tensor<4x1xf64>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<4x1xf64>) -> tensor<4x1xf32>
    %21 = "onnx.Add"(%20, %7) : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
    %22 = "onnx.Sqrt"(%21) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %23 = "onnx.Div"(%16, %22) : (tensor<4x32xf32>, tensor<4x1xf32>) -> tensor<4x32xf32>
    %24 = "onnx.Mul"(%23, %0) : (tensor<4x32xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    %25 = "onnx.Add"(%24, %1) : (tensor<4x32xf32>, tensor<32xf32>) -> tensor<4x32xf32>
    "func.return"(%25) : (tensor<4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
