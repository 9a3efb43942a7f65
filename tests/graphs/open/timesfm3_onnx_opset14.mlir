"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.77827942, 3.1622777, 5.62341309, 1.000000e+01, 17.782795, 31.622776, 56.2341309, 1.000000e+02, 177.827942, 316.227753, 562.341309, 1.000000e+03, 1778.27942, 3162.27759, 5623.41309]]]]> : tensor<1x1x1x16xf32>} : () -> tensor<1x1x1x16xf32>
    %1 = "onnx.Identity"(%0) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Unsqueeze"(%arg2, %2) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<1x4x1xi64>, tensor<1xi64>) -> tensor<1x4x1x1xi64>
    %6 = "onnx.Cast"(%5) {to = 1 : si64} : (tensor<1x4x1x1xi64>) -> tensor<1x4x1x1xf32>
    %7 = "onnx.Div"(%6, %0) : (tensor<1x4x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %8 = "onnx.Sin"(%7) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %9 = "onnx.Cos"(%7) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %10 = "onnx.Shape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Gather"(%10, %11) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Add"(%12, %14) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Div"(%15, %16) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Mul"(%17, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Slice"(%arg0, %13, %19, %11) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %21 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Mul"(%17, %21) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "onnx.Slice"(%arg0, %19, %22, %11) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %24 = "onnx.Mul"(%20, %9) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %25 = "onnx.Mul"(%23, %8) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %26 = "onnx.Sub"(%24, %25) : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %27 = "onnx.Mul"(%23, %9) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %28 = "onnx.Mul"(%20, %8) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %30 = "onnx.Concat"(%26, %29) {axis = -1 : si64} : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Div"(%6, %1) : (tensor<1x4x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %32 = "onnx.Sin"(%31) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %33 = "onnx.Cos"(%31) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %34 = "onnx.Shape"(%arg1) : (tensor<1x4x2x32xf32>) -> tensor<4xi64>
    %35 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Gather"(%34, %35) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Add"(%36, %38) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Div"(%39, %40) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Mul"(%41, %42) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %44 = "onnx.Slice"(%arg1, %37, %43, %35) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %45 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Mul"(%41, %45) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %43, %46, %35) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %48 = "onnx.Mul"(%44, %33) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %49 = "onnx.Mul"(%47, %32) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %50 = "onnx.Sub"(%48, %49) : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %51 = "onnx.Mul"(%47, %33) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %52 = "onnx.Mul"(%44, %32) : (tensor<?x?x?x?xf32>, tensor<1x4x1x16xf32>) -> tensor<?x4x?x16xf32>
    %53 = "onnx.Add"(%51, %52) : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %54 = "onnx.Concat"(%50, %53) {axis = -1 : si64} : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%30, %54) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
