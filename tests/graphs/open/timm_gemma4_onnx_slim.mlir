"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827939], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943]]]> : tensor<1x8x1xf32>} : () -> tensor<1x8x1xf32>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Gather"(%arg1, %0) {axis = 2 : si64} : (tensor<1x6x2xi64>, tensor<i64>) -> tensor<1x6xi64>
    %13 = "onnx.Gather"(%arg1, %1) {axis = 2 : si64} : (tensor<1x6x2xi64>, tensor<i64>) -> tensor<1x6xi64>
    %14 = "onnx.Slice"(%arg0, %2, %3, %4) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %15 = "onnx.Slice"(%arg0, %3, %5, %4) : (tensor<1x6x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf32>
    %16 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x1x6xi64>
    %17 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x6xi64>, tensor<1xi64>) -> tensor<1x1x6xi64>
    %18 = "onnx.Slice"(%14, %2, %7, %8, %6) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %19 = "onnx.Slice"(%14, %7, %9, %8, %6) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %20 = "onnx.Slice"(%15, %2, %7, %8, %6) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %21 = "onnx.Slice"(%15, %7, %9, %8, %6) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %22 = "onnx.Cast"(%16) {to = 1 : si64} : (tensor<1x1x6xi64>) -> tensor<1x1x6xf32>
    %23 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x1x6xi64>) -> tensor<1x1x6xf32>
    %24 = "onnx.Neg"(%19) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %25 = "onnx.Neg"(%21) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %26 = "onnx.Concat"(%24, %18) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %27 = "onnx.Concat"(%25, %20) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %28 = "onnx.MatMul"(%10, %22) : (tensor<1x8x1xf32>, tensor<1x1x6xf32>) -> tensor<1x8x6xf32>
    %29 = "onnx.MatMul"(%10, %23) : (tensor<1x8x1xf32>, tensor<1x1x6xf32>) -> tensor<1x8x6xf32>
    %30 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %31 = "onnx.Transpose"(%29) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %32 = "onnx.Concat"(%30, %30) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %33 = "onnx.Concat"(%31, %31) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %34 = "onnx.Cos"(%32) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %35 = "onnx.Sin"(%32) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %36 = "onnx.Cos"(%33) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %37 = "onnx.Sin"(%33) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %38 = "onnx.Concat"(%34, %36) {axis = -1 : si64} : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %39 = "onnx.Concat"(%35, %37) {axis = -1 : si64} : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %40 = "onnx.Slice"(%38, %2, %3, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %41 = "onnx.Slice"(%38, %3, %5, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %42 = "onnx.Slice"(%39, %2, %3, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %43 = "onnx.Slice"(%39, %3, %5, %4) : (tensor<1x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf32>
    %44 = "onnx.Unsqueeze"(%40, %11) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %45 = "onnx.Unsqueeze"(%42, %11) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %46 = "onnx.Unsqueeze"(%41, %11) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %47 = "onnx.Unsqueeze"(%43, %11) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %48 = "onnx.Mul"(%14, %44) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %49 = "onnx.Mul"(%26, %45) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %50 = "onnx.Mul"(%15, %46) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %51 = "onnx.Mul"(%27, %47) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %52 = "onnx.Add"(%48, %49) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %53 = "onnx.Add"(%50, %51) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %54 = "onnx.Concat"(%52, %53) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%54) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
