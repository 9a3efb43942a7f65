"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x32xf32>, tensor<5xf32>) -> tensor<5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x32xf32>, %arg1: tensor<5xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e+00, 3.1622777, 3.1622777, 1.000000e+01, 1.000000e+01, 31.622776, 31.622776, 1.000000e+02, 1.000000e+02, 316.227753, 316.227753, 1.000000e+03, 1.000000e+03, 3162.27759, 3162.27759]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg1, %1) : (tensor<5xf32>, tensor<1xi64>) -> tensor<5x1xf32>
    %3 = "onnx.Div"(%2, %0) : (tensor<5x1xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %4 = "onnx.Sin"(%3) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %5 = "onnx.Cos"(%3) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %6 = "onnx.Concat"(%4, %5) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %7 = "onnx.Add"(%arg0, %6) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    "func.return"(%7) : (tensor<5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
