"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943]> : tensor<8xf32>} : () -> tensor<8xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Einsum"(%0, %1) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %9 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %10 = "onnx.Slice"(%arg0, %3, %6, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %11 = "onnx.Einsum"(%0, %1) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %12 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Slice"(%arg1, %3, %6, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %14 = "onnx.Cos"(%8) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %15 = "onnx.Sin"(%8) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %16 = "onnx.Slice"(%9, %2, %7, %4, %5) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %17 = "onnx.Slice"(%9, %7, %6, %4, %5) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %18 = "onnx.Cos"(%11) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %19 = "onnx.Sin"(%11) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %20 = "onnx.Slice"(%12, %2, %7, %4, %5) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %21 = "onnx.Slice"(%12, %7, %6, %4, %5) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %22 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %23 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %24 = "onnx.Neg"(%17) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %25 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %26 = "onnx.Concat"(%19, %19) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %27 = "onnx.Neg"(%21) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %28 = "onnx.Concat"(%24, %16) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Concat"(%27, %20) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %30 = "onnx.Mul"(%9, %22) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %31 = "onnx.Mul"(%12, %25) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "onnx.Mul"(%28, %23) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %33 = "onnx.Mul"(%29, %26) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %34 = "onnx.Add"(%30, %32) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Add"(%31, %33) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %36 = "onnx.Concat"(%34, %10) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %37 = "onnx.Concat"(%35, %13) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%36, %37) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
