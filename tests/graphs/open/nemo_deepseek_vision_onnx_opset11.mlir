"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x32xf16>, tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x32xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x32xf16>, %arg1: tensor<5x1x16xf32>, %arg2: tensor<5x1x16xf32>):
    %0 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<5x2x32xf16>) -> tensor<5x2x32xf32>
    %1 = "onnx.Shape"(%0) : (tensor<5x2x32xf32>) -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Gather"(%1, %2) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Add"(%3, %5) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Div"(%6, %7) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %11 = "onnx.Slice"(%0, %4, %10, %2) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Mul"(%8, %12) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "onnx.Slice"(%0, %10, %13, %2) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %15 = "onnx.Mul"(%11, %arg1) : (tensor<?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<5x?x16xf32>
    %16 = "onnx.Mul"(%14, %arg2) : (tensor<?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<5x?x16xf32>
    %17 = "onnx.Sub"(%15, %16) : (tensor<5x?x16xf32>, tensor<5x?x16xf32>) -> tensor<5x?x16xf32>
    %18 = "onnx.Mul"(%14, %arg1) : (tensor<?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<5x?x16xf32>
    %19 = "onnx.Mul"(%11, %arg2) : (tensor<?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<5x?x16xf32>
    %20 = "onnx.Add"(%18, %19) : (tensor<5x?x16xf32>, tensor<5x?x16xf32>) -> tensor<5x?x16xf32>
    %21 = "onnx.Concat"(%17, %20) {axis = -1 : si64} : (tensor<5x?x16xf32>, tensor<5x?x16xf32>) -> tensor<5x?x32xf32>
    %22 = "onnx.Cast"(%21) {to = 10 : si64} : (tensor<5x?x32xf32>) -> tensor<5x2x32xf16>
    "func.return"(%22) : (tensor<5x2x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
