"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi64>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[[[2.500000e-01], [0.140585333], [0.0790569409], [0.0444569848], [0.0249999985], [0.0140585313], [0.00790569372], [0.00444569858], [2.500000e-03], [0.00140585308], [7.90569175E-4], [4.44569858E-4], [2.49999983E-4], [1.40585296E-4], [7.90569538E-5], [4.44569851E-5]]]> : tensor<1x16x1xf32>} : () -> tensor<1x16x1xf32>
    %1 = "onnx.Constant"() {value = dense<[1, -1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Equal"(%1, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Where"(%6, %3, %1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "onnx.Expand"(%0, %7) : (tensor<1x16x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %9) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x1x4xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x1x4xi64>) -> tensor<1x1x4xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %14 = "onnx.MatMul"(%12, %13) : (tensor<?x16x?xf32>, tensor<1x1x4xf32>) -> tensor<?x16x4xf32>
    %15 = "onnx.Transpose"(%14) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<?x16x4xf32>) -> tensor<?x4x16xf32>
    %16 = "onnx.Concat"(%15, %15) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %17 = "onnx.Cos"(%16) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %18 = "onnx.Sin"(%16) : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %19 = "onnx.Cast"(%17) {to = 16 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xbf16>
    %20 = "onnx.Cast"(%18) {to = 16 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xbf16>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%arg0, %22, %23, %21, %24) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %26 = "onnx.Neg"(%25) : (tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%arg0, %28, %29, %27, %30) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xbf16>
    %32 = "onnx.Concat"(%26, %31) {axis = -1 : si64} : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Unsqueeze"(%19, %33) : (tensor<?x4x32xbf16>, tensor<1xi64>) -> tensor<?x1x4x32xbf16>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Unsqueeze"(%20, %35) : (tensor<?x4x32xbf16>, tensor<1xi64>) -> tensor<?x1x4x32xbf16>
    %37 = "onnx.Mul"(%arg0, %34) : (tensor<1x2x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %38 = "onnx.Mul"(%32, %36) : (tensor<1x2x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %39 = "onnx.Add"(%37, %38) : (tensor<?x2x4x32xbf16>, tensor<?x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %40 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%arg1, %41, %42, %40, %43) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %45 = "onnx.Neg"(%44) : (tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %46 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Slice"(%arg1, %47, %48, %46, %49) : (tensor<1x1x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xbf16>
    %51 = "onnx.Concat"(%45, %50) {axis = -1 : si64} : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    %52 = "onnx.Mul"(%arg1, %34) : (tensor<1x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x1x4x32xbf16>
    %53 = "onnx.Mul"(%51, %36) : (tensor<1x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<?x1x4x32xbf16>
    %54 = "onnx.Add"(%52, %53) : (tensor<?x1x4x32xbf16>, tensor<?x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%39, %54) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
