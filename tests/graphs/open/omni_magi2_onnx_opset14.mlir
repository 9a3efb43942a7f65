"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xf32>, tensor<5x1x48xf32>, tensor<5x16xf32>, tensor<5x16xf32>) -> (tensor<5x2x48xf32>, tensor<5x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xf32>, %arg1: tensor<5x1x48xf32>, %arg2: tensor<5x16xf32>, %arg3: tensor<5x16xf32>):
    %0 = "onnx.Concat"(%arg2, %arg2) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %1 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%0, %1) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %3 = "onnx.Concat"(%arg3, %arg3) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %4 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Slice"(%arg0, %7, %8, %6, %9) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xf32>
    %11 = "onnx.Mul"(%10, %2) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %12 = "onnx.Shape"(%10) : (tensor<5x2x32xf32>) -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Gather"(%12, %13) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Add"(%14, %16) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Div"(%17, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Mul"(%19, %20) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "onnx.Slice"(%10, %15, %21, %13) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %23 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Mul"(%19, %23) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "onnx.Slice"(%10, %21, %24, %13) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %26 = "onnx.Neg"(%25) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %27 = "onnx.Concat"(%26, %22) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %28 = "onnx.Mul"(%27, %5) : (tensor<?x?x?xf32>, tensor<5x1x32xf32>) -> tensor<5x?x32xf32>
    %29 = "onnx.Add"(%11, %28) : (tensor<5x2x32xf32>, tensor<5x?x32xf32>) -> tensor<5x2x32xf32>
    %30 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%arg0, %31, %32, %30, %33) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %35 = "onnx.Concat"(%29, %34) {axis = -1 : si64} : (tensor<5x2x32xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    %36 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%arg1, %37, %38, %36, %39) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %41 = "onnx.Mul"(%40, %2) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %42 = "onnx.Shape"(%40) : (tensor<5x1x32xf32>) -> tensor<3xi64>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Gather"(%42, %43) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Add"(%44, %46) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Div"(%47, %48) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Mul"(%49, %50) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %52 = "onnx.Slice"(%40, %45, %51, %43) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %53 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Mul"(%49, %53) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %55 = "onnx.Slice"(%40, %51, %54, %43) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %56 = "onnx.Neg"(%55) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %57 = "onnx.Concat"(%56, %52) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %58 = "onnx.Mul"(%57, %5) : (tensor<?x?x?xf32>, tensor<5x1x32xf32>) -> tensor<5x?x32xf32>
    %59 = "onnx.Add"(%41, %58) : (tensor<5x1x32xf32>, tensor<5x?x32xf32>) -> tensor<5x?x32xf32>
    %60 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%arg1, %61, %62, %60, %63) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %65 = "onnx.Concat"(%59, %64) {axis = -1 : si64} : (tensor<5x?x32xf32>, tensor<5x1x16xf32>) -> tensor<5x1x48xf32>
    "func.return"(%35, %65) : (tensor<5x2x48xf32>, tensor<5x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
