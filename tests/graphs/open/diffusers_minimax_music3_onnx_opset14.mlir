"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x2x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i,j->ij"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %4 = "onnx.Cos"(%3) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %5 = "onnx.Sin"(%3) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%4, %6) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %8 = "onnx.Cast"(%7) {to = 1 : si64} : (tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%5, %9) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %12 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Slice"(%arg0, %13, %14, %12, %15) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %17 = "onnx.Shape"(%16) : (tensor<1x5x2x16xf32>) -> tensor<4xi64>
    %18 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Gather"(%17, %18) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Add"(%19, %21) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Div"(%22, %23) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Mul"(%24, %25) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %27 = "onnx.Slice"(%16, %20, %26, %18) : (tensor<1x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %28 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Mul"(%24, %28) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %30 = "onnx.Slice"(%16, %26, %29, %18) : (tensor<1x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %31 = "onnx.Neg"(%30) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %32 = "onnx.Concat"(%31, %27) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %33 = "onnx.Mul"(%16, %8) : (tensor<1x5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %34 = "onnx.Mul"(%32, %11) : (tensor<?x?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<?x5x?x16xf32>
    %35 = "onnx.Add"(%33, %34) : (tensor<1x5x2x16xf32>, tensor<?x5x?x16xf32>) -> tensor<?x5x2x16xf32>
    %36 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%arg0, %37, %38, %36, %39) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %41 = "onnx.Concat"(%35, %40) {axis = -1 : si64} : (tensor<?x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %42 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%arg1, %43, %44, %42, %45) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %47 = "onnx.Shape"(%46) : (tensor<1x5x2x16xf32>) -> tensor<4xi64>
    %48 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Gather"(%47, %48) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Add"(%49, %51) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Div"(%52, %53) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Mul"(%54, %55) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %57 = "onnx.Slice"(%46, %50, %56, %48) : (tensor<1x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %58 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Mul"(%54, %58) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %60 = "onnx.Slice"(%46, %56, %59, %48) : (tensor<1x5x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %61 = "onnx.Neg"(%60) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %62 = "onnx.Concat"(%61, %57) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %63 = "onnx.Mul"(%46, %8) : (tensor<1x5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %64 = "onnx.Mul"(%62, %11) : (tensor<?x?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<?x5x?x16xf32>
    %65 = "onnx.Add"(%63, %64) : (tensor<1x5x2x16xf32>, tensor<?x5x?x16xf32>) -> tensor<?x5x2x16xf32>
    %66 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Slice"(%arg1, %67, %68, %66, %69) : (tensor<1x5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %71 = "onnx.Concat"(%65, %70) {axis = -1 : si64} : (tensor<?x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%41, %71) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
