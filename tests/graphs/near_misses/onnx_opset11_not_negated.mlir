"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<3x16xf32>, tensor<3x16xf32>) -> (tensor<2x3x2x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<3x16xf32>):
    %0 = "onnx.Unsqueeze"(%arg1) {axes = [1 : si64]} : (tensor<3x16xf32>) -> tensor<3x1x16xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.ConstantOfShape"(%1) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Mul"(%2, %3) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Equal"(%5, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Where"(%6, %2, %7) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "onnx.Expand"(%0, %8) : (tensor<3x1x16xf32>, tensor<3xi64>) -> tensor<3x?x16xf32>
    %10 = "onnx.Constant"() {value = dense<[3, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Reshape"(%9, %10) : (tensor<3x?x16xf32>, tensor<3xi64>) -> tensor<3x1x32xf32>
    %12 = "onnx.Unsqueeze"(%arg2) {axes = [1 : si64]} : (tensor<3x16xf32>) -> tensor<3x1x16xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.ConstantOfShape"(%13) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %16 = "onnx.Mul"(%14, %15) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %18 = "onnx.Equal"(%17, %16) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %19 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %20 = "onnx.Where"(%18, %14, %19) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %21 = "onnx.Expand"(%12, %20) : (tensor<3x1x16xf32>, tensor<3xi64>) -> tensor<3x?x16xf32>
    %22 = "onnx.Constant"() {value = dense<[3, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %23 = "onnx.Reshape"(%21, %22) : (tensor<3x?x16xf32>, tensor<3xi64>) -> tensor<3x1x32xf32>
    %24 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%arg0, %25, %26, %24, %27) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %29 = "onnx.Mul"(%28, %11) : (tensor<2x3x2x32xf32>, tensor<3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %30 = "onnx.Shape"(%28) : (tensor<2x3x2x32xf32>) -> tensor<4xi64>
    %31 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Gather"(%30, %31) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Add"(%32, %34) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Div"(%35, %36) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Mul"(%37, %38) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %40 = "onnx.Slice"(%28, %33, %39, %31) : (tensor<2x3x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Mul"(%37, %41) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %43 = "onnx.Slice"(%28, %39, %42, %31) : (tensor<2x3x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %45 = "onnx.Concat"(%43, %40) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %46 = "onnx.Mul"(%45, %23) : (tensor<?x?x?x?xf32>, tensor<3x1x32xf32>) -> tensor<?x3x?x32xf32>
    %47 = "onnx.Add"(%29, %46) : (tensor<2x3x2x32xf32>, tensor<?x3x?x32xf32>) -> tensor<2x3x2x32xf32>
    %48 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%arg0, %49, %50, %48, %51) : (tensor<2x3x2x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x2x32xf32>
    %53 = "onnx.Concat"(%47, %52) {axis = -1 : si64} : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%53) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
