"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>) -> tensor<5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>):
    %0 = "onnx.Constant"() {value = dense<[[1.000000e+00, 0.74296391, 0.551995397, 0.410112709, 0.304698944, 0.226380318, 0.168192431, 0.124960899, 0.0928414463, 0.0689778402, 0.0512480512, 0.0380754583, 0.0282886922, 0.0210174769, 0.0156152286, 0.0116015524, 0.00861953571, 0.00640400406, 0.00475794217, 3.534980e-03, 0.00262636296, 0.0019512939, 0.00144974026, 0.00107710494, 8.00250214E-4, 5.94557088E-4, 4.41734272E-4, 3.28192691E-4, 2.43835326E-4, 1.81160882E-4, 1.34596019E-4, 9.99999901E-5]]> : tensor<1x32xf32>} : () -> tensor<1x32xf32>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%arg0, %3) : (tensor<5xf32>, tensor<1xi64>) -> tensor<5x1xf32>
    %6 = "onnx.Mul"(%5, %0) : (tensor<5x1xf32>, tensor<1x32xf32>) -> tensor<5x32xf32>
    %7 = "onnx.Sin"(%6) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %8 = "onnx.Cos"(%6) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %9 = "onnx.Concat"(%7, %8) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %10 = "onnx.Slice"(%9, %1, %2, %3, %3) : (tensor<5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %11 = "onnx.Slice"(%9, %4, %1, %3, %3) : (tensor<5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %12 = "onnx.Concat"(%10, %11) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    "func.return"(%12) : (tensor<5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
