"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x64xf32>, tensor<2x4x64xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x64xf32>, %arg1: tensor<2x4x64xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Reshape"(%arg0, %0) : (tensor<2x4x64xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %2 = "onnx.Transpose"(%1) {perm = [2 : si64, 0 : si64, 1 : si64, 3 : si64]} : (tensor<2x4x2x32xf32>) -> tensor<2x2x4x32xf32>
    %3 = "onnx.Shape"(%2) : (tensor<2x2x4x32xf32>) -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Gather"(%3, %4) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Add"(%5, %7) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Div"(%8, %9) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Mul"(%10, %11) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Slice"(%2, %6, %12, %4) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Mul"(%10, %14) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "onnx.Slice"(%2, %12, %15, %4) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %17 = "onnx.Unsqueeze"(%arg2) {axes = [0 : si64]} : (tensor<2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Unsqueeze"(%arg3) {axes = [0 : si64]} : (tensor<2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Mul"(%13, %18) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %20 = "onnx.Mul"(%16, %17) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %21 = "onnx.Sub"(%19, %20) : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %22 = "onnx.Mul"(%13, %17) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %23 = "onnx.Mul"(%16, %18) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %24 = "onnx.Add"(%22, %23) : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %25 = "onnx.Concat"(%21, %24) {axis = -1 : si64} : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    %26 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %27 = "onnx.Reshape"(%arg1, %26) : (tensor<2x4x64xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %28 = "onnx.Transpose"(%27) {perm = [2 : si64, 0 : si64, 1 : si64, 3 : si64]} : (tensor<2x4x2x32xf32>) -> tensor<2x2x4x32xf32>
    %29 = "onnx.Shape"(%28) : (tensor<2x2x4x32xf32>) -> tensor<4xi64>
    %30 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Gather"(%29, %30) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Add"(%31, %33) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Div"(%34, %35) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Mul"(%36, %37) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %39 = "onnx.Slice"(%28, %32, %38, %30) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Mul"(%36, %40) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %42 = "onnx.Slice"(%28, %38, %41, %30) : (tensor<2x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %43 = "onnx.Mul"(%39, %18) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %44 = "onnx.Mul"(%42, %17) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %45 = "onnx.Sub"(%43, %44) : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %46 = "onnx.Mul"(%39, %17) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %47 = "onnx.Mul"(%42, %18) : (tensor<?x?x?x?xf32>, tensor<1x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %48 = "onnx.Add"(%46, %47) : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %49 = "onnx.Concat"(%45, %48) {axis = -1 : si64} : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<2x2x4x32xf32>
    "func.return"(%25, %49) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
