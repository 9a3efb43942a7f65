"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943]]]> : tensor<1x8x1xf32>} : () -> tensor<1x8x1xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Gather"(%arg1, %6) {axis = 2 : si64} : (tensor<1x6x2xi64>, tensor<i64>) -> tensor<1x6xi64>
    %11 = "onnx.Unsqueeze"(%10, %7) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x1x6xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x1x6xi64>) -> tensor<1x1x6xf32>
    %13 = "onnx.MatMul"(%0, %12) : (tensor<1x8x1xf32>, tensor<1x1x6xf32>) -> tensor<1x8x6xf32>
    %14 = "onnx.Transpose"(%13) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %15 = "onnx.Concat"(%14, %14) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %16 = "onnx.Cos"(%15) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %17 = "onnx.Sin"(%15) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %18 = "onnx.Gather"(%arg1, %8) {axis = 2 : si64} : (tensor<1x6x2xi64>, tensor<i64>) -> tensor<1x6xi64>
    %19 = "onnx.Unsqueeze"(%18, %7) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x1x6xi64>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<1x1x6xi64>) -> tensor<1x1x6xf32>
    %21 = "onnx.MatMul"(%0, %20) : (tensor<1x8x1xf32>, tensor<1x1x6xf32>) -> tensor<1x8x6xf32>
    %22 = "onnx.Transpose"(%21) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %23 = "onnx.Concat"(%22, %22) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %24 = "onnx.Cos"(%23) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %25 = "onnx.Sin"(%23) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %26 = "onnx.Concat"(%16, %24) {axis = -1 : si64} : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %27 = "onnx.Concat"(%17, %25) {axis = -1 : si64} : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %28:2 = "onnx.Split"(%arg0, %9) {axis = 3 : si64} : (tensor<1x6x2x32xf32>, tensor<2xi64>) -> (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>)
    %29:2 = "onnx.Split"(%26, %9) {axis = 2 : si64} : (tensor<1x6x32xf32>, tensor<2xi64>) -> (tensor<1x6x16xf32>, tensor<1x6x16xf32>)
    %30:2 = "onnx.Split"(%27, %9) {axis = 2 : si64} : (tensor<1x6x32xf32>, tensor<2xi64>) -> (tensor<1x6x16xf32>, tensor<1x6x16xf32>)
    %31 = "onnx.Unsqueeze"(%29#0, %5) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %32 = "onnx.Unsqueeze"(%30#0, %5) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %33 = "onnx.Mul"(%28#0, %31) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %34 = "onnx.Slice"(%28#0, %1, %2, %3, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %35 = "onnx.Slice"(%28#0, %2, %4, %3, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %36 = "onnx.Neg"(%35) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %37 = "onnx.Concat"(%36, %34) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %38 = "onnx.Mul"(%37, %32) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %39 = "onnx.Add"(%33, %38) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %40 = "onnx.Unsqueeze"(%29#1, %5) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %41 = "onnx.Unsqueeze"(%30#1, %5) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %42 = "onnx.Mul"(%28#1, %40) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %43 = "onnx.Slice"(%28#1, %1, %2, %3, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %44 = "onnx.Slice"(%28#1, %2, %4, %3, %7) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %45 = "onnx.Neg"(%44) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %46 = "onnx.Concat"(%45, %43) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %47 = "onnx.Mul"(%46, %41) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %48 = "onnx.Add"(%42, %47) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %49 = "onnx.Concat"(%39, %48) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%49) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
