"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0102761155, 0.00390911475, 0.00131256948, 6.04927656E-4, 4.01430763E-4, 2.6638995E-4, 1.76776681E-4, 1.17309231E-4, 7.78465546E-5, 5.16590699E-5, 3.42810235E-5, 2.2748929E-5, 1.50962178E-5, 1.00178686E-5, 6.64786967E-6, 4.41153452E-6, 2.92749974E-6, 1.94269251E-6, 1.28917316E-6, 8.55496921E-7, 5.6770881E-7, 3.7673226E-7]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %9 = "onnx.Mul"(%8, %0) : (tensor<1x5x1xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %10 = "onnx.Concat"(%9, %9) {axis = -1 : si64} : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %12 = "onnx.Sin"(%10) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %13 = "onnx.Unsqueeze"(%11, %6) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %14 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x5x64xf32>
    %15 = "onnx.Mul"(%arg0, %13) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %16 = "onnx.Slice"(%arg0, %1, %2, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Slice"(%arg0, %2, %4, %3, %6) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Neg"(%17) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Concat"(%18, %16) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %20 = "onnx.Mul"(%19, %14) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "onnx.Add"(%15, %20) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "onnx.Mul"(%arg1, %13) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %23 = "onnx.Slice"(%arg1, %1, %2, %3, %6) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %24 = "onnx.Slice"(%arg1, %2, %4, %3, %6) : (tensor<1x1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %25 = "onnx.Neg"(%24) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %26 = "onnx.Concat"(%25, %23) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %27 = "onnx.Mul"(%26, %14) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %28 = "onnx.Add"(%22, %27) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%21, %28) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
